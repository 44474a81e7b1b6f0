import { canonical } from '../canonical.ts';
import { readAnswer } from '../gate.ts';
import { nth } from '../nth.ts';
import { Position } from '../position.ts';
import { recordedDice } from '../recorded.ts';
import type { SavedPosition } from '../sealed-answers.ts';
import type { ThinkingCopy } from '../seat-position.ts';
import { chanceDice, seededChance } from '../seeded.ts';
import type { Side } from '../side.ts';
import {
  asked,
  assertSame,
  type CheckContext,
  fail,
  type GameWatch,
  isLookedAt,
  offeredAnswers,
  randomAnswer,
} from './walk.ts';

/** Random games end, and their end has a verdict; no position before the end has lost its question. */
export function gamesEnd<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  return {
    look({ question }) {
      if (!(question.clause in trial.rules.clauses))
        fail(`"${question.kind}" names the unknown clause ${question.clause}.`);
      if (question.prompt() === '') fail(`"${question.kind}" asks nothing.`);
    },
    end(ends) {
      for (const { field, state } of ends) {
        const verdict = trial.rules.verdict(field, state);
        if (!verdict) fail('a game that is over has no verdict.');
        if (verdict.clause === null || !(verdict.clause in trial.rules.clauses))
          fail(`the verdict names the unknown clause ${verdict.clause}.`);
      }
      return ends.length;
    },
  };
}

/** Every offered answer passes the gate as JSON from outside, and some of them are carried out. */
export function offersAccepted<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, question, chance, answers }) {
      if (!isLookedAt(trial, answers)) return;
      const some = offeredAnswers(question, 400);
      for (const answer of some) {
        met++;
        const read = readAnswer(position, question.side, JSON.parse(canonical(answer)));
        const shown = `"${question.kind}" offers ${canonical(answer)}`;
        if ('refused' in read) fail(`${shown} and refuses it: ${read.refused.sentence}`);
        assertSame(canonical(read.answer), canonical(answer), `${shown} and reads it differently`);
      }
      if (answers % trial.every !== 0) return;
      for (let i = 0; i < Math.min(4, some.length); i++) {
        position
          .clone({ keep: false })
          .giveAnswer(question.side, nth(some, chance.below(some.length)), chanceDice(chance));
      }
    },
    end: () => met,
  };
}

/** A fresh `play` from the state at a stable question asks it again, without a throw or a change. */
export function stableQuestions<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, answers }) {
      if (!isLookedAt(trial, answers)) return;
      if (!position.stable || position.open.length === 0) return;
      met++;
      const before = canonical(position.state);
      const again = Position.load(trial.rules, position.field, {
        ...position.save(),
        state: JSON.parse(before) as S,
      });
      assertSame(canonical(again.state), before, 'play started at a stable question changes the state');
      assertSame(asked(again.open), asked(position.open), 'play started at a stable question asks another');
    },
    end: () => met,
  };
}

/** Saving as JSON, loading and going on is the very same game, at every question and between two secret answers. */
export function saveLoadGoOn<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, answers }) {
      if (!isLookedAt(trial, answers)) return;
      const saved: SavedPosition<S, A> = JSON.parse(canonical(position.save()));
      const loaded = Position.load(trial.rules, position.field, saved);
      assertSame(canonical(loaded.state), canonical(position.state), 'a loaded position has another state');
      assertSame(asked(loaded.open), asked(position.open), 'a loaded position asks something else');
      if (answers % trial.every !== 0) return;
      met++;
      const seed = `${trial.seed}:on:${answers}`;
      assertSame(
        playOnToReveal(loaded, seed),
        playOnToReveal(position.clone(), seed),
        'a loaded position goes on differently',
      );
    },
    end: () => met,
  };
}

/** A change in a clone does not change the original, and the reverse. */
export function clonesApart<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, answers }) {
      if (answers % trial.every !== 0) return;
      met++;
      const clone = position.clone();
      const untouched = position.clone();
      const before = canonical(position.state);
      playOnToReveal(clone, `${trial.seed}:clone`);
      assertSame(canonical(position.state), before, 'playing on a clone changes the original');
      assertSame(canonical(untouched.state), before, 'playing on a clone changes another clone');
    },
    end: () => met,
  };
}

const STRETCH = 25;

/** Plays some random answers, up to a reveal of an answer sealed here, and returns the result as text. */
export function playOnToReveal<S, A, F>(position: ThinkingCopy<S, A, F>, seed: string): string {
  const chance = seededChance(seed);
  for (let i = 0; i < STRETCH && position.open.length > 0; i++) {
    const question = nth(position.open, chance.below(position.open.length));
    position.giveAnswer(question.side, randomAnswer(question, chance), chanceDice(chance));
  }
  const { since, sealedAnswers } = position.save();
  return canonical({ state: position.state, asked: asked(position.open), since, sealedAnswers });
}

/** The gate of a position refuses a seat that is not asked, and leaves everything as it was. */
export function foreignSeats<S, A, F>(): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, question, chance }) {
      const answer = randomAnswer(question, chance);
      for (const side of [0, 1] as const satisfies readonly Side[]) {
        if (position.question(side)) continue;
        met++;
        const before = canonical(position.state);
        const refused = position.answer(side, answer, recordedDice([]));
        if (refused?.code !== 'not-asked')
          fail(`side ${side} answers "${question.kind}", which is not asked of it.`);
        assertSame(canonical(position.state), before, 'a refused answer changes the state');
      }
    },
    end: () => met,
  };
}
