import { test } from 'node:test';
import { asFacing, spotOnBearing } from '@linstock/ground';
import type { Chance } from '@linstock/kernel';
import { assertComplete, type SampledQuestion } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import { isOnTable, standOf } from '../src/model/board.ts';
import type { Setting } from '../src/model/setting.ts';
import { ACTED_LAST, has, type State } from '../src/model/state.ts';

/** Every legal answer can be given by clicks and by typed words (DESIGN law 12). */

type At = SampledQuestion<State, Answer, Setting>;

const pick = <T>(chance: Chance, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[chance.below(list.length)];

/** Random answers of the kinds that are not all listed: shots and pivots at any facing, moves of one or two legs. */
function draw({ field: { listed }, state, question, chance }: At): Answer | null {
  const { group } = state;
  // Between two groups the last one may still turn.
  const last = listed.companies.map(({ id }) => id).filter((id) => has(state, id, ACTED_LAST));
  const company = pick(
    chance,
    (group?.companies ?? last).filter((id) => isOnTable(state, id)),
  );
  if (company === undefined) return null;
  const at = standOf(listed, state, company);
  const facing = chance.below(3600);
  const target = pick(
    chance,
    listed.companies.filter(({ side, id }) => side !== question.side && isOnTable(state, id)),
  );
  const leg = (from: { x: number; y: number }, most: number) => ({
    ...spotOnBearing(from, chance.below(3600), chance.below(most)),
    facing: asFacing(at.facing + 450 * chance.below(8)),
  });
  switch (question.kind) {
    case 'shoot':
    case 'shoot-after': {
      const weapon = pick(chance, listed.companies[company]?.abilities.weapons ?? [])?.weapon;
      if (chance.below(3) === 0 || !weapon || !target) return { do: 'pivot', company, facing };
      return { do: 'shoot', company, weapon, facing, at: 'company', target: target.id };
    }
    case 'move':
    case 'move-after': {
      const first = leg(at, 6000);
      const legs = chance.below(2) === 0 ? [first] : [first, leg(first, 3000)];
      return {
        do: 'move',
        moves: [{ company, entry: null, legs, facing: legs.at(-1)?.facing ?? 0, target: null }],
      };
    }
    case 'act':
    case 'melee':
      return { do: 'pivot', company, facing };
    case 'pursue':
      return target ? { do: 'pursue', target: target.id, ...leg(at, 3000) } : null;
    default:
      return null;
  }
}

const settings = { seed: 'complete-3', draws: 16, draw };

test('Morschauser: every legal answer can be given by clicks and by typed words', () => {
  const standard = { battles: ['maida'], options: { preset: 'standard' }, every: 4, longest: 400 };
  assertComplete(morschauser, { ...settings, ...standard }, ['morale', 'place', 'pursue', 'rally']);
});

test('Morschauser: every legal answer can be given under all rules, with forces the players lay out', () => {
  const full = { battles: ['pick-up'], options: { preset: 'full' }, every: 6, longest: 400 };
  assertComplete(morschauser, { ...settings, ...full }, [
    'melee',
    'morale',
    'move-after',
    'place',
    'pursue',
    'rally',
    'shoot-after',
  ]);
});
