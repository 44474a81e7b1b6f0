import type { Question, Side } from '@linstock/kernel';
import type { MarkKind, Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { settings } from '../app/settings.ts';
import type { Store } from '../app/store.ts';
import type { AnyGame, SessionState } from './state.ts';

/** Marks that say a unit took harm. */
const HARM: readonly MarkKind[] = ['disordered', 'shaken', 'routed', 'reduced', 'abandoned'];

/** A march that was sent whole: fired at on its way it goes on as it was meant, until it is to stop and ask. */
export class Marching {
  readonly #store: Store<SessionState>;
  readonly #send: (side: Side, answer: unknown) => void;
  #begun: { readonly side: Side; readonly answer: unknown; readonly harm: string } | null = null;

  constructor(store: Store<SessionState>, send: (side: Side, answer: unknown) => void) {
    this.#store = store;
    this.#send = send;
  }

  /** A side has sent an answer, which may be a march. */
  begin(side: Side, answer: unknown): void {
    this.#begun = { side, answer, harm: harmOf(this.#store.get().scene, side) };
  }

  end(): void {
    this.#begun = null;
  }

  /** Whether what is asked is how the march goes on, and it goes on by itself; else the player is to be asked. */
  goesOn({ present }: AnyRulebook, { field, position }: AnyGame, question: Question<unknown>): boolean {
    const begun = this.#begun;
    if (!begun || begun.side !== question.side) return false;
    const { scene, sent } = this.#store.get();
    const stops = settings.get().marchStops;
    const onward = present.onward?.(field, position.state, question, begun.answer) ?? null;
    const harmed = begun.harm !== harmOf(scene, begun.side);
    const asks = onward === null || stops === 'fired' || (stops === 'harmed' && harmed);
    if (asks) this.end();
    else if (!sent) this.#send(question.side, onward);
    return !asks;
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
