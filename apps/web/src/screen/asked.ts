import type { Question } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import type { Choice } from './narrowing.ts';
import type { AnyGame, Asked } from './state.ts';

/** A question with all its choices told as clicks. */
export function askedOf({ present }: AnyRulebook, game: AnyGame, question: Question<unknown>): Asked {
  const { state } = game.position;
  const choices: Choice<unknown>[] = [];
  for (const answer of question.options()) {
    choices.push({ answer, ...present.picks(game.field, state, question, answer) });
  }
  return {
    side: question.side,
    kind: question.kind,
    clause: question.clause,
    prompt: question.prompt(),
    choices,
  };
}

/** The choice that ends a step without doing anything more, if there is one. */
export function endOf(choices: readonly Choice<unknown>[]): Choice<unknown> | null {
  return choices.find((choice) => choice.picks.length === 1 && choice.picks[0] === 'button:end') ?? null;
}

/** Choices gathered by the first thing one clicks. */
export interface Row {
  readonly pick: string;
  readonly choices: readonly Choice<unknown>[];
}

/** One row for each thing that can be clicked first, in the order offered, the end of the step left out. */
export function rowsOf(choices: readonly Choice<unknown>[]): readonly Row[] {
  const rows = new Map<string, Choice<unknown>[]>();
  for (const choice of choices) {
    const first = choice.picks[0];
    if (first === undefined || (choice.picks.length === 1 && first === 'button:end')) continue;
    const row = rows.get(first);
    if (row) row.push(choice);
    else rows.set(first, [choice]);
  }
  return [...rows].map(([pick, each]) => ({ pick, choices: each }));
}
