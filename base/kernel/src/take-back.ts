import { type Refusal, refusal } from './clause.ts';
import type { EntryTree } from './entry-tree.ts';
import { type Entry, isAnswering, isPlay } from './record.ts';
import type { Side } from './side.ts';

/** The reason why a side cannot take back further without asking. */
export type Barrier = 'dice' | 'revealed' | 'locked' | 'opponent' | 'start';

/** The number of its own answers that a side may take back. */
export interface TakeBack {
  /** The entry to go back to for one step; free if `steps` is at least 1, else by agreement. */
  readonly to: number;
  /** Number of its last answers that the side may take back without asking. */
  readonly steps: number;
  /** The furthest it may go back unasked. */
  readonly furthest: number;
  /** The obstacle to one more step. */
  readonly barrier: Barrier;
  readonly sentence: string;
}

/** The branch as take-backs need it. The effects of entries were found by playing them. */
export interface Played {
  readonly entries: readonly Entry[];
  readonly tree: EntryTree;
  /** Entries that revealed sealed answers for the first time. */
  readonly revealing: ReadonlySet<number>;
  /** Entries that ended a moment at which both sides answered in secret. */
  readonly locking: ReadonlySet<number>;
  /** Standing answers that let a question go by, with nothing thrown and nothing opened: they are no obstacle. */
  readonly lettingBy: ReadonlySet<number>;
}

/**
 * The answers that a side may take back: its own since dice were thrown, a seal was opened, both sides had
 * locked or the other side answered. A standing answer of the other side that passes does not count.
 */
export function takeBackOf(played: Played, side: Side): TakeBack {
  const { tree, entries } = played;
  const last = tree.place(tree.head);
  let place = last;
  let furthest = last;
  let to: number | null = null;
  let steps = 0;
  let barrier = barrierAt(played, place, side);
  while (barrier === null) {
    const own = entries[place - 1]?.side === side;
    place = tree.before(place);
    if (own) {
      steps++;
      furthest = place;
      to ??= place;
    }
    barrier = barrierAt(played, place, side);
  }
  return {
    to: to ?? beforeOwn(played, last, side),
    steps,
    furthest,
    barrier,
    sentence: tell(steps, barrier),
  };
}

/**
 * The reason why play may not go back to the position after entry `to`, or null. Without `agreed` by both sides only
 * a free take-back is allowed.
 */
export function refuseBack(played: Played, side: Side, to: number, agreed: boolean): Refusal | null {
  const { tree } = played;
  if (!Number.isInteger(to) || to < 0 || to > tree.head || !tree.leadsFrom(to)) {
    const sentence = `Entry ${String(to)} is not on the present branch, so play cannot go back there.`;
    return refusal('no-such-entry', null, sentence);
  }
  if (tree.place(to) === tree.place(tree.head)) {
    return refusal('nothing-to-take-back', null, 'Play is already there, so there is nothing to take back.');
  }
  if (agreed) return null;
  const free = takeBackOf(played, side);
  const [first = 0] = tree.path(tree.head, tree.place(to));
  const own = played.entries[first - 1]?.side === side;
  return own && tree.place(to) >= free.furthest ? null : refusal('not-free', null, free.sentence);
}

/** True if dice were thrown or a sealed answer was revealed between the position after entry `to` and the current one. */
export function chanceSince({ entries, tree, revealing }: Played, to: number): boolean {
  const since = tree.path(tree.head, tree.place(to));
  return since.some((n) => {
    const entry = entries[n - 1];
    return revealing.has(n) || (entry !== undefined && isAnswering(entry) && entry.dice.length > 0);
  });
}

function barrierAt(played: Played, place: number, side: Side): Barrier | null {
  const entry = played.entries[place - 1];
  if (place === 0 || !entry || !isPlay(entry)) return 'start';
  if (entry.side !== side) return played.lettingBy.has(place) ? null : 'opponent';
  if ('hand' in entry) return null;
  if (entry.dice.length > 0) return 'dice';
  if (played.revealing.has(place)) return 'revealed';
  return played.locking.has(place) ? 'locked' : null;
}

/** The place before this side's last answer; the start if it has given none. */
function beforeOwn(played: Played, last: number, side: Side): number {
  let place = last;
  while (place > 0 && played.entries[place - 1]?.side !== side) place = played.tree.before(place);
  return played.tree.before(place);
}

const BARRIERS: Readonly<Record<Barrier, string>> = {
  dice: 'dice have been thrown',
  revealed: 'a sealed answer has been opened',
  locked: 'both sides have locked their answers',
  opponent: 'the other side has answered',
  start: 'the game began there',
};

function tell(steps: number, barrier: Barrier): string {
  const why = BARRIERS[barrier];
  if (steps > 0)
    return `You may take back ${steps === 1 ? 'one answer' : `${steps} answers`}; before that ${why}.`;
  if (barrier === 'start') return 'There is nothing to take back.';
  return `This cannot be taken back freely: ${why}. It needs the other side's agreement.`;
}
