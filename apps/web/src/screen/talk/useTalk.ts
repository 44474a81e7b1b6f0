import { otherSide, type Side } from '@linstock/kernel';
import type { Talk } from '@linstock/protocol';
import { useStore } from '../../app/useStore.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { ShownLine } from './TalkLines.tsx';
import { memoryOf, type TalkMemory, talkMemory } from './talkMemory.ts';

/** The talk of this game as its page shows it. */
export interface OpenTalk {
  readonly game: string;
  readonly side: Side;
  /** Name of the reader. */
  readonly own: string;
  /** Name of the other player. */
  readonly opponent: string;
  readonly talk: Talk;
  readonly memory: TalkMemory;
}

/** The talk of this game; null for a spectator, a game without a second person, and one whose players do not talk. */
export function useTalk(): OpenTalk | null {
  const { seats } = useSession();
  const view = useSessionState((state) => state.view);
  const talk = useSessionState((state) => state.talk);
  const memory = useStore(talkMemory, ({ games }) => memoryOf(games, view?.id ?? ''));
  const [side, second] = seats;
  if (!view || !talk || talk.allowed === 'none' || side === undefined || second !== undefined) return null;
  const other = view.seats[otherSide(side)];
  if (other?.kind !== 'human') return null;
  const own = view.seats[side]?.name ?? '';
  return { game: view.id, side, own, opponent: other.name, talk, memory };
}

/** True if free chat is on. */
export function isChatOn({ talk }: OpenTalk): boolean {
  return talk.allowed === 'chat' && talk.wants[0] && talk.wants[1];
}

/** The lines that are shown: without those of a muted player. */
export function listShownLines({ talk, side, own, opponent, memory }: OpenTalk): readonly ShownLine[] {
  return talk.lines
    .map((line) => {
      const mine = line.side === side;
      return { ...line, mine, name: mine ? own : opponent };
    })
    .filter(({ mine }) => mine || !memory.muted);
}

/** Lines of the other player that have not been seen. */
export function countUnread({ talk, side, memory }: Pick<OpenTalk, 'talk' | 'side' | 'memory'>): number {
  if (memory.muted) return 0;
  return talk.lines.filter((line) => line.side !== side && line.n > memory.seen).length;
}
