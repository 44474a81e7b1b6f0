/** The one formatter for the terms of a challenge: for its plate, its row in the list, previews of its link, and e-mail. */
import type { ChallengeTerms, ChallengeView } from './challenge.ts';
import type { AgreedClock } from './clock-terms.ts';

/** The names that the words of a challenge need. */
export interface ChallengeNames {
  readonly system: string;
  readonly battle: string;
  /** The first side of the battle first. */
  readonly sides: readonly [string, string];
  /** Such as `45 min`; null if no machine has fought the battle. */
  readonly length: string | null;
  /** The options that differ from the defaults, in words. */
  readonly changed: readonly string[];
}

/** One line of a plate. */
export interface ChallengeLine {
  readonly label: string;
  readonly words: string;
}

const plurals = new Intl.PluralRules('en');

/** A number with its noun, such as `1 day` or `3 days`. */
function counted(n: number, noun: string): string {
  return `${n} ${noun}${plurals.select(n) === 'one' ? '' : 's'}`;
}

/** The clock in words, such as `3 days a turn, 21 days of vacation a year`. */
export function clockWords(clock: AgreedClock): string {
  switch (clock.kind) {
    case 'none':
      return 'no clock';
    case 'days': {
      const vacation = clock.vacation === 0 ? '' : `, ${counted(clock.vacation, 'day')} of vacation a year`;
      return `${counted(clock.days, 'day')} a turn${vacation}`;
    }
    case 'budget':
      return `${counted(clock.minutes, 'minute')} plus ${incrementWords(clock.increment)} a turn`;
  }
}

/** Seconds in words: whole minutes as minutes. */
function incrementWords(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0;
  return whole ? counted(seconds / 60, 'minute') : counted(seconds, 'second');
}

/** The side that the taker gets, in words. */
export function takersSideWords(
  { side, pair }: Pick<ChallengeTerms, 'side' | 'pair'>,
  { sides }: ChallengeNames,
): string {
  const words = { first: sides[1], second: sides[0], dice: 'by dice', taker: 'the side you choose' };
  const then = { first: sides[0], second: sides[1], dice: 'the other side', taker: 'the other' };
  return pair ? `${words[side]}, then ${then[side]}` : words[side];
}

/** Says in words if a game of these terms is rated. */
export function countsWords({ counts, pair }: Pick<ChallengeTerms, 'counts' | 'pair'>): string {
  return pair ? `${counts}, as a pair` : counts;
}

const TALK = { phrases: 'phrases', chat: 'phrases; chat only if both want it', none: 'none' } as const;
const SPECTATORS = { now: 'see what both sides have seen', later: 'two turns late', none: 'none' } as const;

/** The maker of a challenge; without a rating for a guest. */
export type ChallengeMaker = Pick<ChallengeView, 'maker'> &
  Partial<Pick<ChallengeView, 'makerFlag' | 'makerRating'>>;

/** The maker with the rating, such as `Marlowe, 1,571` or `Juno, 1,500?`. */
function makerWords({ maker, makerRating = null }: ChallengeMaker): string {
  if (makerRating === null) return maker;
  const rating = new Intl.NumberFormat('en').format(makerRating.rating);
  return `${maker}, ${rating}${makerRating.provisional ? '?' : ''}`;
}

/** The terms as the taker reads them, line by line. */
export function challengeLines(
  view: ChallengeTerms & ChallengeMaker,
  names: ChallengeNames,
): readonly ChallengeLine[] {
  const length = names.length === null ? '' : `, about ${names.length}`;
  const changed = names.changed.length === 0 ? [] : [{ label: 'Changed', words: names.changed.join(', ') }];
  return [
    { label: 'Rules', words: `${names.system}${length}` },
    { label: 'You command', words: takersSideWords(view, names) },
    { label: 'Clock', words: clockWords(view.clock) },
    { label: 'It counts', words: countsWords(view) },
    { label: 'Talk', words: TALK[view.talk] },
    { label: 'Spectators', words: SPECTATORS[view.spectators] },
    ...changed,
    { label: 'From', words: makerWords(view) },
  ];
}

/** The invitation, which heads the page and the preview of a challenge link. */
export function challengeTitle({ maker }: Pick<ChallengeView, 'maker'>, { battle }: ChallengeNames): string {
  return `${maker} challenges you to fight at ${battle}`;
}

/** All terms in one paragraph, for previews and e-mail. */
export function challengeSentence(view: ChallengeTerms & ChallengeMaker, names: ChallengeNames): string {
  return challengeLines(view, names)
    .map(({ label, words }) => `${label}: ${words}.`)
    .join(' ');
}

/** A challenge as a row of the list. */
export function challengeRow(view: ChallengeTerms & ChallengeMaker, names: ChallengeNames): string {
  const side = `You get ${takersSideWords(view, names)}`;
  return `${[names.battle, makerWords(view), side, names.system, clockWords(view.clock), countsWords(view)].join('. ')}.`;
}
