import { type Refusal, refusal } from './clause.ts';
import type { Position } from './position.ts';
import { type Entry, isAnswering } from './record.ts';
import type { Verdict } from './rules.ts';
import { otherSide, type Side } from './side.ts';

/**
 * The endings that players cause before the rules do: a side resigns, claims the game because the other keeps
 * it waiting, accepts a draw, or calls the game off.
 */
export class PlayerEnding {
  /** The side that offers a draw; null if there is no offer. */
  offer: Side | null = null;
  /** The side that has resigned, was too late or called the game off, or `both` after a draw by agreement; null before that. */
  by: Side | 'both' | null = null;
  /** True if that side resigned by leaving the other waiting for too long. */
  late = false;
  /** True if that side called the game off. */
  calledOff = false;

  /** Why a side may not offer, take, decline or take back a draw now; null if it may. */
  refuseDraw(side: Side, draw: boolean): Refusal | null {
    if (draw && this.offer === side)
      return refusal(
        'draw-offered',
        null,
        'You have offered a draw already; the other side has not answered it.',
      );
    if (!draw && this.offer === null) return refusal('no-draw', null, 'No draw is on offer.');
    return null;
  }

  /** Follows the record: an offered draw lapses when the other side next answers by hand. */
  add(entry: Entry): void {
    const { side } = entry;
    if ('resign' in entry) this.by = side;
    else if ('claim' in entry) [this.by, this.late] = [otherSide(side), true];
    else if ('off' in entry) [this.by, this.calledOff] = [side, true];
    else if ('draw' in entry) {
      if (entry.draw && this.offer === otherSide(side)) this.by = 'both';
      this.offer = entry.draw && this.by === null ? side : null;
    } else if (isAnswering(entry) && !('standing' in entry) && this.offer === otherSide(side))
      this.offer = null;
  }

  /** The verdict of a game that players ended; null if they have not. */
  verdict<S, A, F>({ rules, field, state, sides }: Position<S, A, F>): Verdict | null {
    if (this.by === null) return null;
    if (this.by === 'both') return { winner: null, clause: null, sentence: 'Both sides agree to a draw.' };
    if (this.calledOff) {
      const sentence = `The ${sides[this.by]} side called the game off before its second turn. It counts for nothing.`;
      return { winner: null, clause: null, sentence, calledOff: true };
    }
    const winner = otherSide(this.by);
    if (this.late) {
      const sentence = `The ${sides[this.by]} side has not answered in the time agreed; the ${sides[winner]} side claims the game.`;
      return { winner, clause: null, sentence };
    }
    const conceded = rules.concededVerdict?.(field, state, this.by);
    const sentence = `The ${sides[this.by]} side resigns.`;
    return conceded ?? { winner, clause: null, sentence };
  }
}
