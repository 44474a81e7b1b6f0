import type { Question, Side } from '@linstock/kernel';
import type { MarkKind, Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { type Settings } from '../app/settings.ts';
import type { AnyGame } from './state.ts';

/** Marks that say a unit took harm. */
const HARM: readonly MarkKind[] = ['disordered', 'shaken', 'routed', 'reduced', 'abandoned'];

/** A march that was sent whole: fired at on its way it goes on as it was meant, until it is to stop and ask. */
export class Marching {
  #begun: { readonly side: Side; readonly answer: unknown; readonly harm: string } | null = null;

  /** A side has sent an answer, which may be a march. */
  begin(side: Side, answer: unknown, scene: Scene | null): void {
    this.#begun = { side, answer, harm: harmOf(scene, side) };
  }

  end(): void {
    this.#begun = null;
  }

  /** How the march goes on by itself where that is what is asked; null where the player is to be asked. */
  onward(
    { present }: AnyRulebook,
    { field, position }: AnyGame,
    question: Question<unknown>,
    { scene, stops }: { readonly scene: Scene | null; readonly stops: Settings['marchStops'] },
  ): unknown {
    const begun = this.#begun;
    if (!begun || begun.side !== question.side) return null;
    const onward = present.onward?.(field, position.state, question, begun.answer) ?? null;
    const harmed = begun.harm !== harmOf(scene, begun.side);
    const asks = onward === null || stops === 'fired' || (stops === 'harmed' && harmed);
    if (asks) this.end();
    return asks ? null : onward;
  }
}

/** Everything a side has suffered, as a word that changes with each harm done to it. */
function harmOf(scene: Scene | null, side: Side): string {
  const own = scene?.pieces.filter((piece) => piece.side === side) ?? [];
  return own
    .map(({ id, place, marks, strength }) => {
      const harms = marks.filter(({ kind }) => HARM.includes(kind)).map(({ kind }) => kind);
      return [id, place !== null, strength?.left, ...harms].join(' ');
    })
    .join('; ');
}
