import { canonical } from '../canonical.ts';
import type { Options } from '../json.ts';
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

/** An answer of a random game: the number of the open question and what was answered. */
interface Step<A> {
  readonly asked: number;
  readonly answer: A;
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
  /** The random games played so far, by name, so that the next check need not list their options again. */
  readonly played: Map<string, readonly Step<A>[]>;
}

/** A question of a random game, before it is answered. */
export interface VisitedQuestion<S, A, F> {
  readonly position: Position<S, A, F>;
  readonly question: Question<A>;
  readonly chance: Chance;
  /** Number of answers given before. */
  readonly answers: number;
}

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
    played: new Map(),
  };
}

/** Plays the random games of a trial and visits each question; returns the positions at their ends. All checks meet the same games. */
export function playRandomGames<S, A, F>(
  trial: CheckContext<S, A, F>,
  visit: (met: VisitedQuestion<S, A, F>) => void,
): Position<S, A, F>[] {
  const ends: Position<S, A, F>[] = [];
  for (const battle of trial.battles) {
    const field = trial.rules.field(battle, trial.options);
    for (let game = 0; game < trial.games; game++)
      ends.push(playRandomGame(trial, field, battle, game, visit));
  }
  return ends;
}

function playRandomGame<S, A, F>(
  trial: CheckContext<S, A, F>,
  field: F,
  battle: string,
  game: number,
  visit: (met: VisitedQuestion<S, A, F>) => void,
): Position<S, A, F> {
  const name = `${trial.seed}:${battle}:${game}`;
  const played = trial.played.get(name);
  const steps: Step<A>[] = [];
  const [choice, chance] = [seededChance(`${name}:answers`), seededChance(`${name}:visits`)];
  const dice = chanceDice(seededChance(`${name}:dice`));
  const position = Position.start(trial.rules, field, dice);
  for (let answers = 0; !position.over; answers++) {
    if (answers >= trial.longest) fail(`game ${game} of ${battle} has not ended after ${answers} answers.`);
    const asked = played?.[answers]?.asked ?? choice.below(position.open.length);
    const question = position.open[asked] as Question<A>;
    visit({ position, question, chance, answers });
    const answer = played?.[answers]?.answer ?? randomAnswer(question, choice);
    if (!played) steps.push({ asked, answer });
    position.giveAnswer(question.side, answer, dice);
  }
  if (!played) trial.played.set(name, steps);
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
  return offered[chance.below(offered.length)] as A;
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
