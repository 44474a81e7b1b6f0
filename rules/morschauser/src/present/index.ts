import type { Presentation } from '@linstock/scene';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';
import { musterFor } from './forces.ts';
import { foresee } from './foresee.ts';
import { meant } from './meant.ts';
import { picks } from './picks.ts';
import { ground, scene } from './scene.ts';
import { sight, zones } from './sight.ts';
import { situations } from './situations.ts';
import { threats } from './threats.ts';

/** What a table shows of Morschauser, and how its answers are clicked. */
export const present: Presentation<State, Answer, Field> = {
  scene,
  ground,
  picks,
  meant,
  foresee,
  sight,
  zones,
  threats,
  situations,
  muster: (field, _, question) => musterFor(field, question),
};
