import type { Side } from '@linstock/kernel';
import type { AnswerMenu } from '../answer-menu.ts';
import type { Ground } from '../ground.ts';
import type { Scene } from '../scene.ts';

/** Everything that a line can be about: the open question, the scene and the ground. */
export interface LineContext<A> {
  readonly menu: AnswerMenu<A>;
  readonly scene: Scene;
  readonly side: Side;
  readonly ground: Ground;
}
