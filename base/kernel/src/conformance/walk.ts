import { canonical } from '../canonical.ts';
import type { Options } from '../json.ts';
import { nth } from '../nth.ts';
import { Position } from '../position.ts';
import type { Question } from '../question.ts';
import type { Rules } from '../rules.ts';
import { type Chance, chanceDice, seededChance } from '../seeded.ts';

/** The amount of work the suite does. */
export interface Settings {
  /** Battles to fight; all the rulebook knows by default. */
  readonly battles?: readonly string[];
  readonly options?: Options;
  /** Random games a battle for each check; 3 by default. */
  readonly games?: number;
  readonly seed?: string;
  /** Answers after which a game counts as endless; 50,000 by default. */
  readonly longest?: number;
  /** Costly checks look at every so manieth question, cheaper ones ten times as often; 7 by default. */
  readonly every?: number;
  /** Throws that enumerated chances are compared with; 100,000 by default. */
  readonly samples?: number;
}

/** Everything a check works with. */
export interface CheckContext<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly battles: readonly string[];
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly longest: number;
  readonly every: number;
  readonly samples: number;
}

/** A question of a random game, before it is answered. */
export interface VisitedQuestion<S, A, F> {
  readonly position: Position<S, A, F>;
  readonly question: Question<A>;
  readonly chance: Chance;
  /** Number of answers given before. */
  readonly answers: number;
}

/** A law that is checked while games are played. Several laws watch the same games, since playing them costs most. */
export interface Watch<Visited, End> {
  /** Checks the law at a question before it is answered, and leaves the game as it is. Throws an Error that describes a violation. */
  look?(visited: Visited): void;
  /** Checks the law at the ends of all games. Returns the number of cases that could have broken it. */
  end(ends: readonly End[]): number;
}

/** A law that watches random games. */
export type GameWatch<S, A, F> = Watch<VisitedQuestion<S, A, F>, Position<S, A, F>>;

/** Settings with their defaults. */
export function trialOf<S, A, F>(rules: Rules<S, A, F>, settings: Settings): CheckContext<S, A, F> {
  return {
    rules,
    battles: settings.battles ?? rules.battles,
    options: settings.options ?? {},
    games: settings.games ?? 3,
    seed: settings.seed ?? 'conformance',
    longest: settings.longest ?? 50_000,
    every: settings.every ?? 7,
    samples: settings.samples ?? 100_000,
  };
}

/**
 * Lets laws watch games. A law that is violated stops watching.
 * @param play plays the games; calls its parameter at each question, with the data for the law of this number
 * @returns for each law: returns the number of its cases, or throws the Error of its violation
 */
export function watchGames<Visited, End>(
  watches: readonly Watch<Visited, End>[],
  play: (look: (shown: (watch: number) => Visited) => void) => readonly End[],
): readonly (() => number)[] {
  const violations = new Map<number, unknown>();
  const ends = play((shown) => {
    for (const [i, watch] of watches.entries()) {
      if (!watch.look || violations.has(i)) continue;
      try {
        watch.look(shown(i));
      } catch (violation) {
        violations.set(i, violation);
      }
    }
  });
  return watches.map((watch, i) => () => {
    if (violations.has(i)) throw violations.get(i);
    return watch.end(ends);
  });
}

/** Plays the random games of a trial, watched by these laws. */
export function watchRandomGames<S, A, F>(
  trial: CheckContext<S, A, F>,
  watches: readonly GameWatch<S, A, F>[],
): readonly (() => number)[] {
  return watchGames(watches, (look) =>
    trial.battles.flatMap((battle) => {
      const field = trial.rules.field(battle, trial.options);
      return Array.from({ length: trial.games }, (_, game) => {
        const name = `${trial.seed}:${battle}:${game}`;
        // Each check has its own random numbers, so that it meets the same cases whatever others draw.
        const chances = watches.map(() => seededChance(`${name}:visits`));
        return playRandomGame(trial, field, name, (visited) =>
          look((watch) => ({ ...visited, chance: nth(chances, watch) })),
        );
      });
    }),
  );
}

function playRandomGame<S, A, F>(
  trial: CheckContext<S, A, F>,
  field: F,
  name: string,
  visit: (met: Omit<VisitedQuestion<S, A, F>, 'chance'>) => void,
): Position<S, A, F> {
  const choice = seededChance(`${name}:answers`);
  const dice = chanceDice(seededChance(`${name}:dice`));
  const position = Position.start(trial.rules, field, dice);
  for (let answers = 0; !position.over; answers++) {
    if (answers >= trial.longest) fail(`the game ${name} has not ended after ${answers} answers.`);
    const question = nth(position.open, choice.below(position.open.length));
    visit({ position, question, answers });
    position.giveAnswer(question.side, randomAnswer(question, choice), dice);
  }
  return position;
}

/** True if checks of middling cost look at the question that follows `answers` answers. */
export function isLookedAt({ every }: { readonly every: number }, answers: number): boolean {
  return answers % Math.ceil(every / 10) === 0;
}

/** Any legal answer. */
export function randomAnswer<A>(question: Question<A>, chance: Chance): A {
  if (question.sample) return question.sample((n) => chance.below(n));
  const offered = offeredAnswers(question, MAX_OFFERS);
  if (offered.length === 0) fail(`"${question.kind}" offers no answer at all.`);
  return nth(offered, chance.below(offered.length));
}

const MAX_OFFERS = 20_000;

/** The offered answers, at most `most`. */
export function offeredAnswers<A>(question: Question<A>, most: number): A[] {
  const list: A[] = [];
  for (const answer of question.options()) {
    if (list.length >= most) break;
    list.push(answer);
  }
  return list;
}

/** Everything a player is asked, as text to compare. */
export function asked<A>(questions: readonly Question<A>[]): string {
  return canonical(
    questions.map((question) => ({
      side: question.side,
      kind: question.kind,
      clause: question.clause,
      stable: question.stable,
      sealed: question.sealed === true,
      prompt: question.prompt(),
      options: offeredAnswers(question, 400),
    })),
  );
}

/** Fails a check. */
export function fail(sentence: string): never {
  throw new Error(sentence);
}

/** Fails unless both texts are the same, and shows where they begin to differ. */
export function assertSame(found: string, expected: string, what: string): void {
  if (found === expected) return;
  let at = 0;
  while (found[at] === expected[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  fail(`${what}: expected … ${near(expected)} …, found … ${near(found)} …`);
}
