import assert from 'node:assert/strict';
import type { Side } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { PHASES } from '../tables/index.ts';
import type { Moment } from './field.ts';
import { AMERICAN, BRITISH, SIDE_NAMES } from './field.ts';
import { nextMoment, performers, startOf } from './phases.ts';
import * as S from './state.ts';

const playerTurn = (side: Side) => PHASES.map((rule) => ({ ...rule, by: performers(rule, side) }));

/** The moments of the game turn a battle begins in. */
function firstTurn(from: Moment): Moment[] {
  const found: Moment[] = [];
  for (let at = from; at.turn === 1; at = nextMoment(at)) found.push(at);
  return found;
}

clause(['AL-3.0c', 'AL-3.0d'], 'a player turn has eight phases, the active side first', () => {
  const told = playerTurn(BRITISH).map(
    ({ phase, by }) => `${phase} ${by.map((side) => SIDE_NAMES[side]).join(' ')}`,
  );
  assert.deepEqual(told, [
    'command British',
    'movement British',
    'command American',
    'movement American',
    'mutual_fire British American',
    'shock British',
    'shock American',
    'remove_charge_orders British American',
  ]);
  const exchanged = playerTurn(AMERICAN).map(({ by }) => by[0]);
  assert.deepEqual(exchanged, [AMERICAN, AMERICAN, BRITISH, BRITISH, AMERICAN, AMERICAN, BRITISH, AMERICAN]);
});

clause(['AL-3.0e', 'AL-3.0f'], 'full movement for the active side, half for the other', () => {
  const moves = playerTurn(AMERICAN).filter(({ phase }) => phase === 'movement');
  assert.deepEqual(
    moves.map(({ by, movement }) => [by[0], movement]),
    [
      [AMERICAN, 'full'],
      [BRITISH, 'half_rounded_up'],
    ],
  );
});

clause(['AL-3.0a', 'AL-3.0b'], 'the British turn comes first; a battle may start later in turn 1', () => {
  const whole = firstTurn(startOf({ playerTurn: 'british', phase: 'command' }));
  assert.equal(whole.length, 16);
  assert.equal(whole[0]?.active, BRITISH);
  assert.equal(whole[8]?.active, AMERICAN);
  const late = firstTurn(startOf({ playerTurn: 'american', phase: 'mutual_fire' }));
  assert.deepEqual(late, whole.slice(12));
});

clause('AL-3.0c', 'the steps of a position are the steps of the table, in its order', () => {
  const steps = [
    S.ACTIVE_COMMAND,
    S.ACTIVE_MOVEMENT,
    S.OTHER_COMMAND,
    S.OTHER_MOVEMENT,
    S.MUTUAL_FIRE,
    S.ACTIVE_SHOCK,
    S.OTHER_SHOCK,
    S.REMOVE_CHARGE,
  ];
  assert.deepEqual(
    steps,
    PHASES.map((_, i) => S.ACTIVE_COMMAND + i),
  );
});
