/** The games of this browser's seats, as home and the list of one's games show them. */
import { battleSummaryOf } from '@linstock/battles';
import { otherSide, type Side } from '@linstock/kernel';
import type {
  AccountName,
  GameAccounts,
  GameSummary,
  PlayedClock,
  SeatsState,
  SeatView,
} from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import type { KnownGame } from '../../host/myGames.ts';

/** The time of the side that is asked. */
export interface TimeLeft {
  readonly clock: PlayedClock;
  /** Milliseconds. */
  readonly left: number;
  /** True if it does not run: during a vacation, or after the server was down. */
  readonly paused: boolean;
}

/** A game in which this browser has or had a part. */
export interface SeatGame {
  readonly id: string;
  /** Name of the battle. */
  readonly title: string;
  /** True for a game of this browser, which no other device plays. */
  readonly own: boolean;
  /** `asked`: the reader decides. `late`: the other side's time has run out. */
  readonly state: 'asked' | 'late' | 'waiting' | 'over' | 'watched';
  /** The side that the reader plays, or the one that is asked if the reader plays both; null for neither. */
  readonly side: Side | null;
  /** The other player; null if the reader plays both sides or none. */
  readonly opponent:
    | (SeatView & { readonly connected: boolean | null; readonly account: AccountName | null })
    | null;
  readonly question: string | null;
  /** The time of the side that is asked; null without a clock. */
  readonly time: TimeLeft | null;
  /** The end of the opponent's vacation, milliseconds since 1970; null without one. */
  readonly vacationUntil: number | null;
  /** Since when the side is asked, milliseconds since 1970; null if that is not known. */
  readonly since: number | null;
  /** The last visit here. */
  readonly seen: number;
  /** Null for a game that has not been opened here and of which no server has sent a summary. */
  readonly summary: GameSummary | null;
}

/** A known game with the latest that the server has said of it. */
export function readSeatGame(
  known: KnownGame,
  present: SeatsState | null,
  accounts: GameAccounts | null = null,
): SeatGame {
  const { id, house, seats, seen, summary } = known;
  const base = { id, own: house === 'browser', seen, summary };
  if (!summary) {
    const state = known.state === 'over' ? 'over' : seats.length > 0 ? 'waiting' : 'watched';
    return { ...base, ...NOTHING_KNOWN, state, title: known.title || 'A game not opened yet' };
  }
  const asked = seats.find((side) => summary.asked[side] !== null);
  const side = asked ?? seats[0] ?? null;
  const other = side === null || seats.length === 2 ? null : otherSide(side);
  const opponent = other === null ? null : summary.seats[other];
  const state = stateOf(summary, seats, asked, other !== null && present?.sides[other].out != null);
  const timed = asked ?? other;
  return {
    ...base,
    title: titleOfBattle(summary),
    state,
    side,
    opponent: opponent && {
      ...opponent,
      connected: other === null ? null : (present?.sides[other].connected ?? null),
      account: other === null ? null : (accounts?.[other] ?? null),
    },
    question: asked === undefined ? null : summary.asked[asked],
    time: timed === null || state === 'over' ? null : timeOf(present, timed),
    vacationUntil: other === null ? null : (present?.sides[other].vacationUntil ?? null),
    since: timed === null ? null : (present?.sides[timed].since ?? null),
  };
}

const NOTHING_KNOWN = {
  ...{ side: null, opponent: null, question: null },
  ...{ time: null, vacationUntil: null, since: null },
} as const;

function stateOf(
  { over }: GameSummary,
  seats: readonly Side[],
  asked: Side | undefined,
  late: boolean,
): SeatGame['state'] {
  if (over) return 'over';
  if (seats.length === 0) return 'watched';
  if (asked !== undefined) return 'asked';
  return late ? 'late' : 'waiting';
}

function timeOf(present: SeatsState | null, side: Side): TimeLeft | null {
  const clock = present?.sides[side].clock;
  if (!present?.clock || !clock) return null;
  return { clock: present.clock, left: clock.left, paused: clock.state === 'paused' };
}

/** Name of the battle of a game. */
export function titleOfBattle({ system, battle }: Pick<GameSummary, 'system' | 'battle'>): string {
  return battleSummaryOf(systemById(system) ?? {}, battle).title;
}

/** Sorts by the earliest deadline; then come games without a clock, the question that has waited longest first. */
function byPressing(a: SeatGame, b: SeatGame): number {
  const deadline = (game: SeatGame) => (game.time && !game.time.paused ? game.time.left : Number.MAX_VALUE);
  return deadline(a) - deadline(b) || (a.since ?? a.seen) - (b.since ?? b.seen);
}

/** The games by what the reader can do: decide, wait, look back. The most pressing first. */
export interface SortedGames {
  readonly asked: readonly SeatGame[];
  /** Those in which something can be done about a late opponent first. */
  readonly waiting: readonly SeatGame[];
  /** The last one first. */
  readonly over: readonly SeatGame[];
}

/** Sorts games by what the reader can do. */
export function sortGames(games: readonly SeatGame[]): SortedGames {
  const of = (...states: SeatGame['state'][]) => games.filter(({ state }) => states.includes(state));
  return {
    asked: of('asked').sort(byPressing),
    waiting: [...of('late').sort(byPressing), ...of('waiting').sort(byPressing)],
    over: of('over').sort((a, b) => b.seen - a.seen),
  };
}
