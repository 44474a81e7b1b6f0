import { fromView, type Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { editFields } from '../play/by-hand/edit-fields.ts';
import { actors } from './actors.ts';
import { attempt } from './attempt.ts';
import { further } from './further.ts';
import { onward, safer } from './marches.ts';
import { meant } from './meant.ts';
import { picks } from './picks.ts';
import { reaction } from './reaction.ts';
import { scene } from './scene.ts';
import { sight, zones } from './sight.ts';
import { situations } from './situations.ts';
import { terms } from './terms.ts';
import { threats } from './threats.ts';

/** The presentation of Flintlock, and the ways to click its answers. */
export const present: Presentation<State, Answer, Field> = {
  shows: {
    scene: fromView(scene),
    ground: ({ map, survey, names }) => ({ kind: 'hexes', map, survey, names }),
    sight: fromView(sight),
    zones: fromView(zones),
    threats: fromView(threats),
    situations: fromView(situations),
    editFields: fromView(editFields),
  },
  clicks: {
    picks: fromView(picks),
    actors: fromView(actors),
    meaning: fromView(meant),
    further: fromView(further),
    attempt: fromView(attempt),
  },
  asks: {
    composed: {
      ...{ turn: 'picks', action: 'picks', 'gun-action': 'picks', 'go-on': 'picks' },
      ...{ 'reaction-fire': 'picks', 'return-fire': 'picks', facings: 'picks' },
    },
    terms: fromView(terms),
    reaction: fromView(reaction),
    safer: fromView(safer),
    onward: fromView(onward),
  },
};
