import type { Rules } from '../rules.ts';
import { oddsAgree, reckoningsAgree } from './chance-checks.ts';
import { copiesAgree, locksEitherWay, takeBacksAgree } from './copy-checks.ts';
import {
  clonesApart,
  foreignSeats,
  gamesEnd,
  offersAccepted,
  saveLoadGoOn,
  stableQuestions,
} from './play-checks.ts';
import { badAnswersRefused, replays, watchRecordedGames } from './record-checks.ts';
import { guessesLawful, seatsKnowNoMore, thoughtBlind, wiresAlike } from './seat-checks.ts';
import { provocationsKept, standingKept } from './standing-checks.ts';
import { type Settings, trialOf, watchRandomGames } from './walk.ts';

export type { Settings as ConformanceSettings } from './walk.ts';

/** One law that every rulebook must obey. */
export interface Check {
  readonly name: string;
  readonly law: string;
  /** Number of cases met in the last run that could have broken it. */
  readonly met: number;
  /** Throws an Error that describes the violation. */
  run(): void;
}

/**
 * The suite any rulebook gets for free. It plays random games, and is the same every time for the same settings. The laws
 * that watch random games watch the same ones, which the first of them to run plays.
 */
export function conformance<S, A, F>(rules: Rules<S, A, F>, settings: Settings = {}): readonly Check[] {
  const trial = trialOf(rules, settings);
  const checks = (law: string, cases: () => number): Check => {
    const check = {
      name: `${rules.title}: ${law}`,
      law,
      met: 0,
      run() {
        check.met = cases();
      },
    };
    return check;
  };
  const random = once(() =>
    watchRandomGames(
      trial,
      RANDOM_GAMES.map(([, watch]) => watch(trial)),
    ),
  );
  const recorded = once(() =>
    watchRecordedGames(
      trial,
      RECORDED_GAMES.map(([, watch]) => watch(trial)),
    ),
  );
  return [
    ...RANDOM_GAMES.map(([law], i) => checks(law, () => random()[i]!())),
    ...RECORDED_GAMES.map(([law], i) => checks(law, () => recorded()[i]!())),
    ...OWN_GAMES.map(([law, meet]) => checks(law, () => meet(trial))),
  ];
}

/** A value that is made when it is first asked for. If that fails, the next who asks tries again. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/**
 * Hands the suite to a test runner. Its last test fails unless the laws without a case in these games are
 * exactly those declared. So a system says which features it does not use, and no law passes only because it
 * was never tested.
 * @param test such as `test` of `node:test`
 */
export function testConformance<S, A, F>(
  test: (name: string, run: () => void) => unknown,
  rules: Rules<S, A, F>,
  settings: Settings,
  unmet: readonly Law[],
): void {
  const checks = conformance(rules, settings);
  for (const check of checks) test(check.name, check.run);
  const shown = (laws: readonly string[]): string => laws.toSorted().join('; ') || 'none';
  test(`${rules.title}: without a case are only: ${shown(unmet)}`, () => {
    const nothing = checks.filter(({ met }) => met === 0).map(({ law }) => law);
    if (shown(nothing) !== shown(unmet))
      throw new Error(`Laws without a case: ${shown(nothing)}. Declared: ${shown(unmet)}.`);
  });
}

/** Laws that watch the same random games. */
const RANDOM_GAMES = [
  ['random games end with a verdict', gamesEnd],
  ['every offered answer is accepted', offersAccepted],
  ['a seat that is not asked is refused', foreignSeats],
  ['a stable question is asked again from the state alone', stableQuestions],
  ['save, load and go on is the same game', saveLoadGoOn],
  ['clones go their own way', clonesApart],
  ['chances of reckonings agree with thrown dice', reckoningsAgree],
  ['odds of answers agree with thrown dice', oddsAgree],
  ['who is asked in mid-move was provoked, with the same chance', provocationsKept],
  ['the order of locks makes no difference', locksEitherWay],
  ['a seat has the same state as the judge, and no sealed answer of others', seatsKnowNoMore],
  ['a guess at a sealed answer is legal', guessesLawful],
  ['the answer of a bot depends neither on the secret nor on its lock', thoughtBlind],
] as const;

/** Laws that watch the same random games through the judge's gate. */
const RECORDED_GAMES = [
  ['bad answers are refused and change nothing', badAnswersRefused],
  ['a record replays to the same hash and verifies', replays],
  ['a standing answer is legal, and passing stops no unit', standingKept],
  ['messages to a seat do not depend on a sealed answer', wiresAlike],
] as const;

/** Laws that play games by themselves: copies watch a judge. */
const OWN_GAMES = [
  ['every copy has the position of the judge', copiesAgree],
  ['after any take-back copies and judge agree', takeBacksAgree],
] as const;

/** A law of the suite, by name. */
export type Law = (typeof RANDOM_GAMES | typeof RECORDED_GAMES | typeof OWN_GAMES)[number][0];

/** The laws that meet no case in a system without secrets and without moves that are interrupted. */
export const openlyPlayed: readonly Law[] = [
  'every copy has the position of the judge',
  'who is asked in mid-move was provoked, with the same chance',
  'the order of locks makes no difference',
  'a seat has the same state as the judge, and no sealed answer of others',
  'messages to a seat do not depend on a sealed answer',
  'a guess at a sealed answer is legal',
  'the answer of a bot depends neither on the secret nor on its lock',
];
