/** Officers who ride along with their troops, where these are told to march by clicks. */
import type { Side } from '@linstock/kernel';
import {
  type Choice,
  type Picked,
  type Piece,
  piecesPicked,
  ridersWith,
  rideTo,
  ridingAlong,
} from '@linstock/scene';
import { idOfPlace } from '../../common/places.ts';
import type { Sequences } from '../formation/sequence.ts';
import type { Needs } from '../needs.ts';
import type { SessionState } from '../state.ts';

type Moment = Pick<SessionState, 'asked' | 'picks' | 'narrowed' | 'scene' | 'rulebook' | 'sheet' | 'stays'>;

/** Who goes along with the troops that are chosen: their officers, but for those who are told to stay. */
export function ridersIn(state: Moment): readonly Piece[] {
  const { asked, picks, scene, stays } = state;
  const troops = picks.filter((pick) => 'piece' in pick);
  if (!asked || !scene || troops.length === 0) return [];
  return ridersWith(scene, asked.offer, troops).filter(({ id }) => !stays.includes(id));
}

/** Whether an answer takes troops to another hex. */
const marches = ({ path }: Choice<unknown>): boolean => (path?.length ?? 0) > 1;

/** Officers who wait to follow troops whose march the enemy may answer: by whom they are led, and from where. */
interface Waiting {
  readonly side: Side;
  readonly officers: readonly { readonly id: string; readonly from: string }[];
  readonly troop: string;
}

/** Sends officers along with the troops they lead: one order, taken back as one. */
export class Riding {
  readonly #needs: Needs;
  readonly #sequences: Sequences;
  #waiting: Waiting | null = null;

  constructor(needs: Needs, sequences: Sequences) {
    this.#needs = needs;
    this.#sequences = sequences;
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** An officer is to stay where he is while the troops chosen march. */
  stay(officer: string): void {
    this.#needs.store.change({ stays: [...this.#state.stays, officer] });
  }

  /** Who is told to stay while these are picked: as long as it is the same troops. */
  keptWith(picks: readonly Picked[]): readonly string[] {
    const { picks: before, stays } = this.#state;
    return piecesPicked(before).join() === piecesPicked(picks).join() ? stays : [];
  }

  /** Gives a march with those who ride along; false where nobody does, or not yet. */
  give(side: Side, march: Choice<unknown>, riders: readonly Piece[]): boolean {
    // Of two at one screen the other answers the march meanwhile.
    if (this.#waiting?.side === side) this.#waiting = null;
    const game = this.#needs.game();
    if (riders.length === 0 || !marches(march) || !game) return false;
    const { present } = this.#needs.rulebook;
    const officers = riders.map(({ id }) => id);
    const together = ridingAlong(present, game.position.forSeat(side), side, march, officers);
    if (together) return this.#sequences.give({ side, ...together });
    const [troop = ''] = piecesPicked(march.picks);
    const waiting = riders.map(({ id, place }) => ({ id, from: place ? idOfPlace(place) : '' }));
    this.#waiting = { side, officers: waiting, troop };
    return false;
  }

  /** A question is put after the enemy has answered a march: who led the troops follows to where they have come. */
  resume(): void {
    const { asked, scene, sent } = this.#state;
    const waiting = this.#waiting;
    if (!waiting || !asked || asked.side !== waiting.side || !scene || sent) return;
    this.#waiting = null;
    const placeOf = (piece: string) => scene.pieces.find(({ id }) => id === piece)?.place ?? null;
    const there = placeOf(waiting.troop);
    if (there === null || !('hex' in there)) return;
    const rides = waiting.officers.flatMap(({ id, from }) => {
      const place = placeOf(id);
      const stayed = place !== null && idOfPlace(place) === from;
      return (stayed && rideTo(asked.offer, id, there.hex)) || [];
    });
    if (rides.length > 0) this.#sequences.giveAll(rides);
  }
}
