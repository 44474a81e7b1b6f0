import type { Heuristics } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { onField, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';
import { candidatesOf } from './candidates.ts';
import { commandsOf } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** The heuristics of the system. None of it is rules: it only chooses among legal answers. */
export const heuristics: Heuristics<State, Answer, Setting> = {
  value: onField(valueOf),
  candidates: onField(candidatesOf),
  reflex: onField(reflexOf),
  commands: onField(commandsOf),
  // A player turn is worth thinking to its end.
  horizon: (_setting, s) => s.turn * 2 + s.active,
  // One's own and the enemy's reply: who has the last blow always looks best.
  stretches: 2,
  // A group's way, and its target, are best chosen after its command die.
  isWeighty: ({ kind }) => kind === 'move',
  reason: onField(reasonOf),
  blunders: BLUNDERS,
  beginner: { forgotten: 'hold', habits: {} },
};
