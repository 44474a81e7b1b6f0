import { test } from 'node:test';
import type { Rules } from '@linstock/kernel';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { playOut } from '../test/play-out.ts';
import type { Answer, Field, State } from './index.ts';
import { flintlock } from './index.ts';
import * as S from './model/state.ts';

/** Activations that are left of a battle when the checks begin. */
const LEFT = 12;

const midsts = new Map<string, State>();

/**
 * The state of a battle in the middle: both armies have met, units are gone, and a Command is about to be chosen.
 */
function midstOf(battle: string): State {
  const found = midsts.get(battle) ?? metIn(battle);
  midsts.set(battle, found);
  return S.cloneState(found);
}

function metIn(battle: string): State {
  const hasMet = (s: State) =>
    s.step === S.TURNS &&
    s.begun === 0 &&
    s.command === S.NONE &&
    (s.lostUnits[0] ?? 0) + (s.lostUnits[1] ?? 0) > 1;
  const { field, state } = playOut(battle, 'conformance', () => {}, { until: hasMet });
  return { ...S.cloneState(state), activation: field.mostActivations - LEFT };
}

/**
 * Random play seldom leads to fights from the first positions, so the tests also start in the middle of
 * battles.
 */
const inTheMidst: Rules<State, Answer, Field> = { ...flintlock, deploy: ({ battle }) => midstOf(battle) };

// Fire at movement interrupts a move, so there are cases of that law.
const unmet = openlyPlayed.filter(
  (law) => law !== 'who is asked in mid-move was provoked, with the same chance',
);
testConformance(test, inTheMidst, { games: 1, every: 131, samples: 8_000 }, unmet);
