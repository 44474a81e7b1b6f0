import type { SpectatorsTalk } from '@linstock/protocol';
import { useStore } from '../../app/useStore.ts';
import { playerName } from '../../app/playerName.ts';
import { account } from '../../host/account.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import type { ShownLine } from './TalkLines.tsx';
import { memoryOf, type TalkMemory, talkMemory } from './talkMemory.ts';

/** The talk of the spectators of this game as its page shows it. */
export interface OpenSpectatorsTalk {
  readonly game: string;
  readonly talk: SpectatorsTalk;
  /** The name of the account of the reader; null for a guest. */
  readonly signedIn: string | null;
  /** The name under which the reader talks; null for a guest who has chosen none. */
  readonly own: string | null;
  readonly memory: TalkMemory;
}

/** The talk of the spectators; null for a game without it, and for a player before the end. */
export function useSpectatorsTalk(): OpenSpectatorsTalk | null {
  const game = useSessionState((state) => state.view?.id ?? null);
  const talk = useSessionState((state) => state.spectatorsTalk);
  const memory = useStore(talkMemory, ({ games }) => memoryOf(games, game ?? ''));
  const signedIn = useStore(account, ({ me }) => me?.name ?? null);
  const guest = useStore(playerName, ({ name }) => name);
  return game === null || talk === null ? null : { game, talk, signedIn, own: signedIn ?? guest, memory };
}

/** The lines that are shown: without those of people who are hidden here. */
export function listSpectatorLines({ talk, own, memory }: OpenSpectatorsTalk): readonly ShownLine[] {
  return talk.lines
    .map((line) => ({ ...line, mine: talk.writes && line.name === own }))
    .filter(({ name, mine }) => mine || !memory.hidden.includes(name));
}

/** Lines of others that a spectator has not seen. For a player they are not news. */
export function countUnreadOfSpectators(open: OpenSpectatorsTalk): number {
  if (!open.talk.writes) return 0;
  return listSpectatorLines(open).filter(({ mine, n }) => !mine && n > open.memory.seen).length;
}
