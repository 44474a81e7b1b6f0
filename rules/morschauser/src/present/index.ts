import type { Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { onField, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
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

/** What a table shows of Morschauser, and how its answers are clicked. */
export const present: Presentation<State, Answer, Setting> = {
  scene: onField(scene),
  ground: ({ listed }) => ground(listed),
  picks: onField(picks),
  terms: onField(terms),
  meant: onField(meant),
  attempt: onField(attempt),
  foresee: onField(foresee),
  prospects: onField(prospects),
  composed: {
    act: 'picks',
    melee: 'picks',
    move: 'picks',
    'move-after': 'picks',
    place: 'picks',
    pursue: 'picks',
    shoot: 'picks',
    'shoot-after': 'picks',
  },
  sight: onField(sight),
  zones: onField(zones),
  threats: onField(threats),
  posed: onField(posed),
  situations: onField(situations),
  muster: onField((field, _, question) => musterFor(field, question)),
};
