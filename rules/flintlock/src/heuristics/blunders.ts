import type { BlunderKind } from '@linstock/kernel';
import { last } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { marchesMilitiaOut } from './marching.ts';
import { nearest, sideViewOf } from './side-view.ts';

/** Hexes within which the enemy endangers a general. */
const ENDANGERED = 2;

/** Answers that a club player would call silly, for the audit. */
export const BLUNDERS: readonly BlunderKind<State, Answer, Field>[] = [
  {
    name: 'militia in the open',
    says: "A defender's militia marches out of cover to a hex that has less.",
    atMost: 2,
    count: (field, s, { side }, answer) => (marchesMilitiaOut(sideViewOf(field, s, side), answer) ? 1 : 0),
  },
  {
    name: 'leader near the enemy',
    says: 'A leader rides to a hex within two of the enemy with no unit of its side in it.',
    atMost: 2,
    count: (field, s, { side }, answer) => {
      if (answer.do !== 'ride') return 0;
      const view = sideViewOf(field, s, side);
      const hex = last(answer.path);
      return nearest(view, hex, view.foes) <= ENDANGERED && nearest(view, hex, view.own) > 0 ? 1 : 0;
    },
  },
];
