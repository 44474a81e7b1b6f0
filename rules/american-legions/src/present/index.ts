import { fromView, type Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { editFields } from '../play/edit-fields.ts';
import { clicks } from './clicks.ts';
import { scene } from './scene.ts';
import { sight, zones } from './sight.ts';
import { situations } from './situations.ts';
import { terms } from './terms.ts';
import { threats } from './threats.ts';

/** The presentation of American Legions: what the screen shows, and the clicks for its answers. */
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
  clicks,
  asks: {
    // Any set of companies may fire or set up together, and a march may take any way and leaders along.
    composed: { fire: 'picks', move: 'picks', 'set-up': 'picks' },
    terms: fromView(terms),
  },
};
