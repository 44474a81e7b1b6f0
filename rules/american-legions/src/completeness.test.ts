import { test } from 'node:test';
import { assertComplete, type SampledQuestion } from '@linstock/testing';
import { americanLegions } from './index.ts';
import { type Answer, COMMANDER } from './model/answers.ts';
import type { Field } from './model/field.ts';
import type { State } from './model/state.ts';

/** A march that takes leaders along: the options leave them behind (AL-6.1j). */
function withLeaders({
  field,
  state,
  question,
  chance,
}: SampledQuestion<State, Answer, Field>): Answer | null {
  if (question.kind !== 'move') return null;
  const marches = [...question.options()].filter((each) => each.do === 'move');
  const march = marches[chance.below(Math.max(1, marches.length))];
  if (!march) return null;
  const hex = state.at[march.companies[0] as number];
  const leaders = field.leaders.filter(({ id }) => state.leaderAt[id] === hex).map(({ id }) => id);
  const commander = state.commanderAt[question.side] === hex ? [COMMANDER] : [];
  return { ...march, leaders: [...leaders, ...commander] };
}

const settings = { seed: 'complete', draws: 40, draw: withLeaders };

test('American Legions: every legal answer can be given by clicks and by typed words', () => {
  const battles = ['cowpens', 'hobkirk', 'waxhaws', 'quinby'];
  assertComplete(americanLegions, { ...settings, battles, every: 9, longest: 1200 }, ['set-up']);
});

test('American Legions: every legal answer can be given in games with a free set-up too', () => {
  const free = { battles: ['waxhaws'], options: { setup: 'free' }, every: 5, longest: 120 };
  assertComplete(americanLegions, { ...settings, ...free }, ['fire']);
});
