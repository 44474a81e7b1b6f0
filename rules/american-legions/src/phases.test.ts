import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { phases, playerTurn } from './phases.ts';
import * as S from './state.ts';
import { PHASES } from './tables.ts';

clause(['AL-3.0c', 'AL-3.0d'], 'a player turn has eight phases, the active side first', () => {
  const told = playerTurn('british').map(({ phase, by }) => `${phase} ${by.join(' ')}`);
  assert.deepEqual(told, [
    'command british',
    'movement british',
    'command american',
    'movement american',
    'mutual_fire british american',
    'shock british',
    'shock american',
    'remove_charge_orders british american',
  ]);
  const exchanged = playerTurn('american').map(({ by }) => by[0]);
  assert.deepEqual(exchanged, [
    'american',
    'american',
    'british',
    'british',
    'american',
    'american',
    'british',
    'american',
  ]);
});

clause(['AL-3.0e', 'AL-3.0f'], 'full movement for the active side, half for the other', () => {
  const moves = playerTurn('american').filter(({ phase }) => phase === 'movement');
  assert.deepEqual(
    moves.map(({ by, movement }) => [by[0], movement]),
    [
      ['american', 'full'],
      ['british', 'half'],
    ],
  );
});

clause(['AL-3.0a', 'AL-3.0b'], 'the British turn comes first; a battle may start later in turn 1', () => {
  assert.equal(phases(null).length, 16);
  assert.equal(phases(null)[0]?.turnOf, 'british');
  const late = phases({ playerTurn: 'american', phase: 'mutual_fire' });
  assert.deepEqual(late, phases(null).slice(12));
});

clause('AL-3.0c', 'the steps a position can stand at are those of the table, in its order', () => {
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
