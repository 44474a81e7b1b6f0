import { LEVEL_SENTENCES, LEVELS, type Level, levelsOf, machineName } from '@linstock/bots';
import type { ClockTerms, Options, Side, SystemManifest } from '@linstock/kernel';
import type { NewGame, Player } from './host.ts';

/** The kinds of opponent. */
export type Opponent = Level | 'beside' | 'elsewhere' | 'watch';

/** The ways to play, in the order offered. */
export const OPPONENTS: readonly { readonly id: Opponent; readonly label: string; readonly says: string }[] =
  [
    ...LEVELS.map((id) => ({ id, label: machineName(id), says: LEVEL_SENTENCES[id] })),
    { id: 'beside', label: 'A friend beside me', says: 'You share one screen.' },
    { id: 'elsewhere', label: 'A friend elsewhere', says: 'You get a link to send.' },
    { id: 'watch', label: 'Watch two machines', says: 'You look on and learn.' },
  ];

/** Said of the machine of a system with one level: more thought makes it no stronger, so it takes none. */
const ONE_LEVEL = 'It follows rules of thumb and answers at once. These rules have one level.';

/** The ways to play a system: of the machine's levels only those that it has. */
export function opponentsOf(system: Pick<SystemManifest, 'levels'>): typeof OPPONENTS {
  const offered: readonly Opponent[] = levelsOf(system);
  const missing: readonly Opponent[] = LEVELS.filter((level) => !offered.includes(level));
  return OPPONENTS.filter(({ id }) => !missing.includes(id)).map((each) =>
    offered.length === 1 && offered.includes(each.id) ? { ...each, says: ONE_LEVEL } : each,
  );
}

const DAY = 24 * 60;

/** The times to wait for a friend elsewhere, the usual one first. Null: for ever. */
export const CLOCKS: readonly { readonly label: string; readonly minutes: number | null }[] = [
  { label: 'no clock', minutes: null },
  { label: 'an hour', minutes: 60 },
  { label: 'a day', minutes: DAY },
  { label: 'three days', minutes: 3 * DAY },
  { label: 'a week', minutes: 7 * DAY },
];

/** The consequences for a player who is late. */
export const LATE_CHOICES: readonly {
  readonly late: ClockTerms['late'];
  readonly label: string;
  readonly says: string;
}[] = [
  { late: 'claim', label: 'the game may be claimed', says: 'The late side then loses it.' },
  {
    late: 'act',
    label: 'he is answered for',
    says: 'In secret orders all his troops hold. If the rules have no such answer, the game may be claimed.',
  },
];

/** The wish for a new game of these choices. */
export function makeWish(
  system: string,
  battle: string,
  side: Side,
  opponent: Opponent,
  options: Options = {},
  clock: ClockTerms | null = null,
): NewGame {
  const me: Player = { kind: 'human' };
  const other = otherPlayer(opponent);
  const mine = seatsOf(side, opponent);
  const first = opponent === 'watch' ? other : me;
  const seats: NewGame['seats'] = side === 0 ? [first, other] : [other, first];
  const timed = clock !== null && opponent === 'elsewhere';
  return { system, battle, options, seats, mine, ...(timed && { clock }) };
}

/** The seats this browser holds. */
export function seatsOf(side: Side, opponent: Opponent): readonly Side[] {
  if (opponent === 'watch') return [];
  return opponent === 'beside' ? [0, 1] : [side];
}

function otherPlayer(opponent: Opponent): Player {
  switch (opponent) {
    case 'beginner':
    case 'easy':
    case 'normal':
    case 'hard':
      return { kind: 'bot', level: opponent };
    case 'watch':
      return { kind: 'bot', level: 'normal' };
    case 'beside':
    case 'elsewhere':
      return { kind: 'human' };
  }
}
