import type { Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Square } from '../model/field.ts';
import type { ToyState } from '../model/state.ts';
import { picks } from './decisions.ts';
import { scene } from './scene.ts';
import { sheet } from './sheets.ts';

/** The presentation of the toy system. */
export const present: Presentation<ToyState, Answer, Square> = {
  shows: {
    scene,
    ground: ({ table }) => ({ kind: 'table', table, names: [] }),
  },
  clicks: { picks },
  asks: { sheet },
};
