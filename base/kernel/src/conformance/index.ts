import type { Rules } from '../rules.ts';
import { oddsAgree, reckoningsAgree } from './chance-checks.ts';
import {
  clonesApart,
  foreignSeats,
  gamesEnd,
  offersAccepted,
  saveLoadGoOn,
  stableQuestions,
} from './play-checks.ts';
import { badAnswersRefused, replays, sealsKept } from './record-checks.ts';
import { type Settings, type Trial, trialOf } from './walk.ts';

export type { Settings as ConformanceSettings } from './walk.ts';

/** One law every rulebook keeps; `run` throws an Error that says how it was broken. */
export interface Check {
  readonly name: string;
  run(): void;
}

/**
 * The suite any rulebook gets for free: `for (const check of conformance(rules)) test(check.name, check.run)`.
 * It plays random games, and is the same every time for the same settings.
 */
export function conformance<S, A, F>(rules: Rules<S, A, F>, settings: Settings = {}): readonly Check[] {
  const trial = trialOf(rules, settings);
  const check = (name: string, law: (trial: Trial<S, A, F>) => void): Check => ({
    name: `${rules.title}: ${name}`,
    run: () => law(trial),
  });
  return [
    check('random games end with a verdict', gamesEnd),
    check('every offered answer is accepted', offersAccepted),
    check('a seat that is not asked is refused', foreignSeats),
    check('bad answers are refused and change nothing', badAnswersRefused),
    check('a stable question is asked again from the state alone', stableQuestions),
    check('save, load and go on is the same game', saveLoadGoOn),
    check('clones go their own way', clonesApart),
    check('a record replays to the same hash and verifies', replays),
    check('chances of reckonings agree with thrown dice', reckoningsAgree),
    check('odds of answers agree with thrown dice', oddsAgree),
    check('sealed answers stay sealed to the other seat', sealsKept),
  ];
}
