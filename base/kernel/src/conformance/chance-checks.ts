import { canonical } from '../canonical.ts';
import type { Dice } from '../dice.ts';
import { nth } from '../nth.ts';
import { odds } from '../odds.ts';
import { chancesOf, type Reckoning } from '../reckoning.ts';
import type { SeatPosition } from '../seat-position.ts';
import { chanceDice, seededChance } from '../seeded.ts';
import { leastValue, readFaces } from '../throw.ts';
import { type CheckContext, fail, type GameWatch, randomAnswer } from './walk.ts';

/** Maximum distance of a sample from the exact chance, in standard errors. The seeds are fixed, so the result never varies. */
const SIGMAS = 5;

/** Every kind of roll met: its chances sum to 1, and dice thrown many times agree with them. */
export function reckoningsAgree<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  const met = new Map<string, Reckoning>();
  return {
    look({ position, question, chance }) {
      const watching: Dice = {
        throw(spec, reckoning) {
          if (reckoning)
            met.set(
              `${reckoning.name}:${reckoning.outcomes.map((outcome) => outcome.key).join()}`,
              reckoning,
            );
          return chanceDice(chance).throw(spec);
        },
      };
      position.clone({ keep: false }).giveAnswer(question.side, randomAnswer(question, chance), watching);
    },
    end() {
      const byName = new Map([...met.values()].map((reckoning) => [reckoning.name, reckoning]));
      for (const reckoning of met.values()) wellFormed(trial, reckoning);
      for (const reckoning of byName.values()) agrees(trial, reckoning);
      return byName.size;
    },
  };
}

function wellFormed<S, A, F>(trial: CheckContext<S, A, F>, reckoning: Reckoning): void {
  const { name, clause, lines } = reckoning;
  for (const id of [clause, ...lines.map((line) => line.clause)]) {
    if (!(id in trial.rules.clauses)) fail(`the reckoning "${name}" names the unknown clause ${id}.`);
  }
  const sum = chancesOf(reckoning).reduce((all, row) => all + row.chance, 0);
  if (Math.abs(sum - 1) > 1e-9) fail(`the chances of "${name}" sum to ${sum}.`);
}

function agrees<S, A, F>(trial: CheckContext<S, A, F>, reckoning: Reckoning): void {
  const dice = chanceDice(seededChance(`${trial.seed}:${reckoning.name}`));
  const counts = new Map<string, number>();
  for (let i = 0; i < trial.samples; i++) {
    const value = readFaces(reckoning.dice, dice.throw(reckoning.dice));
    const { key } = nth(reckoning.outcomes, value - leastValue(reckoning.dice));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { outcome, chance } of chancesOf(reckoning)) {
    near(counts.get(outcome.key) ?? 0, trial.samples, chance, `"${outcome.key}" of "${reckoning.name}"`);
  }
}

/** Times that dice with too many results are met before this kind of question is skipped. */
const MAX_SLOW_TRIES = 2;

/** Odds of whole answers, one for each kind of question that throws: branches sum to 1 and agree with play thrown out. */
export function oddsAgree<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  const done = new Set<string>();
  const tried = new Map<string, number>();
  const samples = Math.ceil(trial.samples / 20);
  return {
    look({ position, question, chance }) {
      if (done.has(question.kind) || position.open.length > 1) return;
      const answer = randomAnswer(question, chance);
      const measure = (after: SeatPosition<S, A, F>): string => canonical(after.state);
      if ((tried.get(question.kind) ?? 0) >= MAX_SLOW_TRIES) return;
      const exact = odds(position, question.side, answer, measure, {
        limit: Math.min(2000, trial.samples),
        samples: 1,
      });
      if (!exact.exact) tried.set(question.kind, (tried.get(question.kind) ?? 0) + 1);
      if (!exact.exact || exact.branches < 2) return;
      done.add(question.kind);
      const sum = exact.rows.reduce((all, row) => all + row.chance, 0);
      if (Math.abs(sum - 1) > 1e-9) fail(`the odds of "${question.kind}" sum to ${sum}.`);
      const thrown = odds(position, question.side, answer, measure, { limit: 0, samples });
      const known = new Set(exact.rows.map((row) => row.key));
      if (thrown.rows.some((row) => !known.has(row.key)))
        fail(`"${question.kind}" came to what its odds do not know.`);
      for (const row of exact.rows) {
        const found = thrown.rows.find((other) => other.key === row.key)?.chance ?? 0;
        near(Math.round(found * samples), samples, row.chance, `what comes of "${question.kind}"`);
      }
    },
    end: () => done.size,
  };
}

function near(count: number, of: number, chance: number, what: string): void {
  const error = SIGMAS * Math.sqrt(of * chance * (1 - chance)) + 1;
  if (Math.abs(count - of * chance) > error) {
    fail(`${what} has the chance ${chance.toFixed(5)}, and fell ${count} times in ${of} throws.`);
  }
}
