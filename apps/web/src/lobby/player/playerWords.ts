import type { Player } from '@linstock/protocol';
import { battleNames } from '@linstock/lab/names';
import { systemById } from '@linstock/systems';

/** The title of a rule system; its id if this page does not know it. */
export function titleOfSystem(id: string): string {
  return systemById(id)?.title ?? id;
}

/** The names of a battle and its sides. */
export function describeBattle(system: string, battle: string) {
  const known = systemById(system);
  if (!known?.battles.includes(battle)) return { battle, sides: ['first', 'second'] as const };
  return battleNames(known, battle, {});
}

/** A number of things, such as `1 game`. */
export function countThings(n: number, thing: string): string {
  return `${n.toLocaleString('en-GB')} ${thing}${n === 1 ? '' : 's'}`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** The facts about a player in one line. */
export function factsOf({ since, finished, playedOut, answers }: Player): string {
  const games =
    finished === 0 ? 'no games yet' : `${countThings(finished, 'game')}, ${playedOut} played to the end`;
  const pace = answers === null ? '' : ` · answers within ${describeWait(answers)}, as a rule`;
  return `since ${MONTH.format(since)} · ${games}${pace}`;
}

/** A time in words, rounded up: to the hour, and from two days on to the day. */
export function describeWait(ms: number): string {
  const hours = Math.ceil(ms / 3_600_000);
  if (hours <= 1) return 'an hour';
  return hours < 48 ? countThings(hours, 'hour') : countThings(Math.ceil(hours / 24), 'day');
}

/** Games won, drawn and lost, in words. */
export function describeTally([won, drawn, lost]: readonly [number, number, number]): string {
  return `${won} won, ${drawn} drawn, ${lost} lost`;
}

/** The same between the reader and another player. */
export function describeMeetings(
  [won, drawn, lost]: readonly [number, number, number],
  name: string,
): string {
  const parts = [`you won ${won}`, `${name} ${lost}`];
  if (drawn > 0) parts.push(`${drawn} drawn`);
  return parts.join(', ');
}

const GAMES_SHOWN = ['finished', 'underway', 'together'] as const;
/** Which games of a player are shown. */
export type GamesShown = (typeof GAMES_SHOWN)[number];

/** Which games an address asks for: the finished ones if it does not say. */
export function readGamesShown(query: string): GamesShown {
  const show = new URLSearchParams(query).get('show');
  return GAMES_SHOWN.find((each) => each === show) ?? 'finished';
}

type PlayerGame = Player['underWay'][number];

/** A game of a player, finished or under way. */
export interface GameRow extends PlayerGame {
  /** The result; null while the game is under way. */
  readonly played: Player['games'][number] | null;
}

/**
 * The games of a player that are shown, those under way first.
 * @param me the name of the reader's account; null for a guest
 */
export function selectGames(
  { games, underWay }: Pick<Player, 'games' | 'underWay'>,
  shown: GamesShown,
  me: string | null,
): readonly GameRow[] {
  const finished = games.map((game) => ({ ...game, played: game }));
  const running = underWay.map((game) => ({ ...game, played: null }));
  if (shown === 'finished') return finished;
  if (shown === 'underway') return running;
  return [...running, ...finished].filter(({ against }) => against.flag !== null && against.name === me);
}
