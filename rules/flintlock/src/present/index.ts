import type { Presentation } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
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

/** What a table shows of Flintlock, and how its answers are clicked. */
export const present: Presentation<State, Answer, Field> = {
  composed: {
    ...{ turn: 'picks', action: 'picks', 'gun-action': 'picks', 'go-on': 'picks' },
    ...{ 'reaction-fire': 'picks', 'return-fire': 'picks', facings: 'picks' },
  },
  scene,
  ground: ({ map, survey, names }) => ({ kind: 'hexes', map, survey, names }),
  picks,
  terms,
  actors,
  meant,
  further,
  attempt,
  sight,
  zones,
  threats,
  reaction,
  safer,
  onward,
  situations,
};
