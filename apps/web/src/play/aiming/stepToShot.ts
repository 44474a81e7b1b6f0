import { previewOf } from '@linstock/kernel';
import { answerMenuOf, endsStep, type Picked, TrialGame } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { picksIn } from '../state/modeSelectors.ts';
import type { AnyGame, Meaning, SessionState } from '../state/state.ts';

/** Steps of those chosen that are tried for one after which they may shoot. */
const MOST_TRIED = 6;

/**
 * The shot of the selected troops at the clicked enemy, with the step that must come before it, such as an
 * order to stand. The step throws no dice and can be taken back freely. Null if they could not shoot at it
 * then, or if no such step is needed.
 */
export function stepToShot(
  { present }: AnyRulebook,
  game: AnyGame,
  now: SessionState,
  clicked: readonly Picked[],
): Meaning | null {
  const { asked, scene } = now;
  const picks = picksIn(now);
  const sideOf = (pick: Picked): number | undefined =>
    'piece' in pick ? scene?.pieces.find(({ id }) => id === pick.piece)?.side : undefined;
  const enemies = clicked.filter((pick) => (sideOf(pick) ?? asked?.side) !== asked?.side);
  const own = picks.length > 0 && picks.every((pick) => sideOf(pick) === asked?.side);
  if (!asked || !own || enemies.length === 0) return null;
  const steps = asked.menu.after(picks).left.filter((choice) => !endsStep(choice.picks));
  for (const step of steps.slice(0, MOST_TRIED)) {
    const trial = new TrialGame(game.position.forSeat(asked.side), asked.side);
    if (!trial.giveAnswer(step.answer) || trial.question.kind === asked.kind) continue;
    const { position, question, known } = trial;
    const menu = answerMenuOf(present, { field: position.field, state: position.state, known }, question);
    const [blow] = enemies.flatMap((enemy) => menu.after([enemy]).left);
    const preview = blow && previewOf(position, asked.side, blow.answer);
    if (blow && preview?.throws) return { choice: blow, preview, provokes: [], before: step };
  }
  return null;
}
