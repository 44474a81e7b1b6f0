/** Throws whose result the next sentence states: `The Militia obeys its order` after its command die. */
import type { GameLogItem } from '@linstock/kernel';
import { concernedIn, eventOf, type GameEvent } from '@linstock/scene';

/** Kinds of game events that state the result of the throw before them. */
const STATES: ReadonlySet<GameEvent['kind']> = new Set(['melee', 'rally', 'order', 'note'] as const);

/** Kinds that state the results of several throws of one name, such as those of both sides. */
const STATES_SEVERAL: ReadonlySet<GameEvent['kind']> = new Set(['melee', 'note'] as const);

/** The pending throws whose results are stated by the next game event. */
export function listStatedThrows(
  next: GameEvent,
  n: number,
  pending: readonly GameLogItem[],
): readonly GameLogItem[] {
  if (!STATES.has(next.kind)) return [];
  const throws = pending.filter(({ logItem }) => logItem.thrown !== undefined && eventOf(logItem) === null);
  const last = throws.at(-1);
  if (!last || !(last.n === n || isRemarkedOn(last, next, pending))) return [];
  if (!STATES_SEVERAL.has(next.kind)) return [last];
  const first = throws.findLastIndex((each) => each.n !== last.n || throwName(each) !== throwName(last)) + 1;
  return throws.slice(first);
}

/** True if the entry of a throw remarked on the troops of the next game event: `The Militia is to move.` */
function isRemarkedOn({ n }: GameLogItem, next: GameEvent, pending: readonly GameLogItem[]): boolean {
  const { pieces } = concernedIn(next);
  return pending.some((each) => {
    const remark = each.n === n ? eventOf(each.logItem) : null;
    return remark !== null && concernedIn(remark).pieces.some((piece) => pieces.includes(piece));
  });
}

/** The name of a throw without its part of a pair: `melee` of `melee-reply`. */
const throwName = ({ logItem }: GameLogItem): string => logItem.thrown?.reckoning.name.split('-')[0] ?? '';
