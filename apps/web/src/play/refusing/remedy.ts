import type { Refusal } from '@linstock/kernel';
import {
  type Choice,
  endsStep,
  includesPick,
  isOfficer,
  type Picked,
  piecesPicked,
  type Scene,
  TrialGame,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { picksIn } from '../state/modeSelectors.ts';
import type { AnyGame, OpenQuestion, Remedy, SessionState } from '../state/state.ts';
import { endFirst, findActorRemedy } from './endFirst.ts';

/** First steps that are tried for one that makes the click legal. */
const MOST_TRIED = 40;

/**
 * The way to make a refused click legal: an earlier step of the same piece, such as a turn; or else another
 * own piece that can do it; or else the end of the step; or else a unit that must act before it can end, or
 * can act now. Null if there is none.
 */
export function findRemedy(
  rulebook: AnyRulebook,
  game: AnyGame,
  state: SessionState,
  clicked: readonly Picked[],
): Remedy | null {
  const { asked, scene } = state;
  const picks = picksIn(state);
  if (!asked) return null;
  const targets = clicked.filter((pick) => !picks.some((each) => includesPick([each], pick)));
  const first = firstStep(rulebook, game, state, targets);
  const one = (word: string, choice: Choice<unknown>): Remedy => ({
    ...{ label: `${word}: ${choice.label}`, choices: [choice], kinds: [asked.kind] },
  });
  if (first) return one('First', first);
  const officers = new Set(scene?.pieces.filter(isOfficer).map(({ id }) => id));
  const led = ({ picks: all }: Choice<unknown>): number =>
    Number(piecesPicked(all).every((piece) => officers.has(piece)));
  for (const target of targets) {
    // Troops before officers: a click is rarely meant to send a leader alone.
    const [other] = [...asked.menu.after([target]).left]
      .filter((choice) => choice.picks.length > 1 && !picks.some((pick) => includesPick(choice.picks, pick)))
      .sort((one, another) => led(one) - led(another) || (one.cost ?? 0) - (another.cost ?? 0));
    if (other && picks.length > 0) return one('Instead', other);
  }
  // Nothing makes the enemy's troops one's own to order.
  const piece = scene?.pieces.find(({ id }) => includesPick(clicked, { piece: id }));
  if (piece && piece.side !== asked.side && picks.length === 0) return null;
  return (
    endFirst(rulebook, game, state, targets) ??
    findActorRemedy(asked, scene, targets) ??
    (piece && picks.length === 0 ? canAct(asked, scene) : null)
  );
}

/** A unit that can act, if the clicked one cannot; null if there is none to show. */
function canAct({ menu, side }: OpenQuestion, scene: Scene | null): Remedy | null {
  for (const { pick } of menu.rows) {
    const piece = 'piece' in pick ? scene?.pieces.find(({ id }) => id === pick.piece) : undefined;
    if (piece?.side === side) return { label: `Can act now: ${piece.name}`, goesTo: pick };
  }
  return null;
}

/** A step of the pieces chosen after which what was clicked is legal; it is tried on a copy of the game. */
function firstStep(
  { present }: AnyRulebook,
  game: AnyGame,
  now: SessionState,
  targets: readonly Picked[],
): Choice<unknown> | null {
  const { asked } = now;
  const picks = picksIn(now);
  if (!asked || picks.length === 0) return null;
  const steps = asked.menu.after(picks).left.filter(({ picks: all }) => !endsStep(all));
  const legal = (trial: TrialGame<unknown, unknown, unknown>, target: Picked): boolean => {
    const { position, question, known } = trial;
    const answer =
      present.clicks.meaning?.({ field: position.field, state: position.state, known }, question, [
        ...picks,
        target,
      ]) ?? null;
    const refusal: Refusal | null = answer === null ? null : question.refuse(answer);
    return answer !== null && refusal === null;
  };
  for (const step of steps.slice(0, MOST_TRIED)) {
    const trial = new TrialGame(game.position.forSeat(asked.side), asked.side);
    if (trial.giveAnswer(step.answer) && trial.question.kind === asked.kind)
      if (targets.some((target) => legal(trial, target))) return step;
  }
  return null;
}
