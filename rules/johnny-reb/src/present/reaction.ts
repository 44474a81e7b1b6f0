import { lengthWords } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import type { Reacting, Reaction } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { unitPiece } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import type { State } from '../model/state.ts';
import { shotsAt } from '../play/moves/interrupts.ts';
import { asNamed, type Shot } from '../play/shot.ts';
import { canFire, fireReckoning } from '../reckon/fire.ts';

/** A moment of Hold fire at a moving unit, for the screen (JR-5.8b). */
export function reaction(field: Field, s: State, { kind, against }: Question<Answer>): Reaction | null {
  if (kind !== 'interrupt' || against === undefined) return null;
  return {
    ...{ path: [], later: [] },
    next: 'It may make more legs, and you are asked again after each. A unit that holds its fire can still fire after them, or in the second fire phase.',
    acting: shotsAt({ field, s }, against).map((shot) => acting(field, s, shot)),
  };
}

/** A shot as it would be fired, and that it is the one fire of the turn (JR-4.3a). */
function acting(field: Field, s: State, shot: Shot): Reacting {
  const { fire } = aim(field, s, asNamed(s, shot));
  const lines = canFire(fire) ? fireReckoning(fire, '').lines : [];
  const words = lines.map(({ label, value }) => `${label} ${String(value).replace('-', '−')}`);
  return {
    piece: unitPiece(shot.firer),
    target: unitPiece(shot.target),
    why: [...(fire.range === null ? [] : [`${lengthWords(fire.range, 1)}`]), ...words].join('; '),
    uses: [{ kind: 'reaction', label: 'its one fire of this turn' }],
  };
}
