import type { AnyRulebook } from '@linstock/systems';
import type { Question } from '@linstock/kernel';
import { endsStep, type Picked, pickKey } from '@linstock/scene';
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
  return choices.find((choice) => endsStep(choice.picks)) ?? null;
}

/** Choices gathered by the first thing one clicks. */
export interface Row {
  readonly pick: Picked;
  readonly choices: readonly Choice<unknown>[];
}

/** One row for each thing that can be clicked first, in the order offered, the end of the step left out. */
export function rowsOf(choices: readonly Choice<unknown>[]): readonly Row[] {
  const rows = new Map<string, { pick: Picked; choices: Choice<unknown>[] }>();
  for (const choice of choices) {
    const first = choice.picks[0];
    if (first === undefined || endsStep(choice.picks)) continue;
    const key = pickKey(first);
    const row = rows.get(key);
    if (row) row.choices.push(choice);
    else rows.set(key, { pick: first, choices: [choice] });
  }
  return [...rows.values()];
}
