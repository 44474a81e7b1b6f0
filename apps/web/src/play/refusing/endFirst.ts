import {
  type AnswerMenu,
  answerMenuOf,
  type Choice,
  endsStep,
  includesPick,
  type Picked,
  type Scene,
  TrialGame,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { listStillToAct } from '../question/ending.ts';
import { picksIn } from '../state/modeSelectors.ts';
import type { AnyGame, OpenQuestion, Remedy, SessionState } from '../state/state.ts';

/** Maximum number of steps that one button ends. */
const MOST_ENDED = 3;

/**
 * The end of the step, or of two or three steps, after which the clicked thing could be clicked. It is tried
 * on a copy, as long as no dice are thrown and the enemy has no decision. Null if there is no such end.
 */
export function endFirst(
  { present }: AnyRulebook,
  game: AnyGame,
  state: SessionState,
  clicked: readonly Picked[],
): Remedy | null {
  const { asked } = state;
  const picks = picksIn(state);
  if (!asked) return null;
  const trial = new TrialGame(game.position.forSeat(asked.side), asked.side);
  const ends: Choice<unknown>[] = [];
  let { menu } = asked;
  while (ends.length < MOST_ENDED && menu.end && trial.giveAnswer(menu.end.answer)) {
    ends.push(menu.end);
    const { position, question, known } = trial;
    menu = answerMenuOf(present, { field: position.field, state: position.state, known }, question);
    if (mayClick(menu, picks, clicked))
      return remedyOf(ends, trial.kinds, listStillToAct(asked.menu.rows, state).length);
  }
  return null;
}

/** True if it can be clicked: after the present picks, or first. */
function mayClick(menu: AnswerMenu<unknown>, picks: readonly Picked[], clicked: readonly Picked[]): boolean {
  const acts = (all: readonly Picked[]): boolean =>
    menu.after(all).left.some((choice) => !endsStep(choice.picks));
  return clicked.some((pick) =>
    picks.length > 0 ? acts([...picks, pick]) : !('hex' in pick || 'spot' in pick) && acts([pick]),
  );
}

function remedyOf(choices: readonly Choice<unknown>[], kinds: readonly string[], left: number): Remedy {
  const could = left === 0 ? '' : left === 1 ? ' (one can still act)' : ` (${left} can still act)`;
  return {
    label: `Do this first: ${choices.map(({ label }) => label).join(', then ')}${could}`,
    choices,
    kinds,
  };
}

/** A button to the unit that must act before the step can end. Null if it can end, or if no unit is named. */
export function findActorRemedy(
  { ending }: OpenQuestion,
  scene: Scene | null,
  clicked: readonly Picked[],
): Remedy | null {
  const due = ending?.closed?.at ?? [];
  const [piece] = scene?.pieces.filter(({ id }) => due.includes(id)) ?? [];
  if (!piece || clicked.some((pick) => includesPick([{ piece: piece.id }], pick))) return null;
  return { label: `Must act first: ${piece.name}`, goesTo: { piece: piece.id } };
}
