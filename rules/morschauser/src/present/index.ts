import { fromView, type Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { onField, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { editFields } from '../play/by-hand.ts';
import { attempt } from './attempt.ts';
import { musterFor } from './forces.ts';
import { foresee } from './foresee.ts';
import { meant } from './meant.ts';
import { picks } from './picks.ts';
import { posed } from './posed.ts';
import { prospects } from './prospects.ts';
import { ground, scene } from './scene.ts';
import { sight, zones } from './sight.ts';
import { situations } from './situations.ts';
import { terms } from './terms.ts';
import { threats } from './threats.ts';

/** The presentation of Morschauser, and the ways to click its answers. */
export const present: Presentation<State, Answer, Setting> = {
  shows: {
    scene: fromView(onField(scene)),
    ground: ({ listed }) => ground(listed),
    sight: fromView(onField(sight)),
    zones: fromView(onField(zones)),
    threats: fromView(onField(threats)),
    posed: fromView(onField(posed)),
    situations: fromView(onField(situations)),
    editFields: fromView(onField(editFields)),
  },
  clicks: {
    picks: fromView(onField(picks)),
    meaning: fromView(onField(meant)),
    attempt: fromView(onField(attempt)),
    foresee: fromView(onField(foresee)),
  },
  asks: {
    composed: {
      act: 'picks',
      melee: 'picks',
      move: 'picks',
      'move-after': 'picks',
      morale: 'picks',
      place: 'picks',
      pursue: 'picks',
      rally: 'picks',
      shoot: 'picks',
      'shoot-after': 'picks',
    },
    terms: fromView(onField(terms)),
    prospects: fromView(onField(prospects)),
    muster: fromView(onField((field, _, question) => musterFor(field, question))),
  },
};
