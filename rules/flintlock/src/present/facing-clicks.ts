import type { Question } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { StateView } from '../model/game.ts';
import { facingAt, unitOfPiece } from '../model/names.ts';
import { choicesOf, turningOthers } from '../play/formations/facings-after.ts';
import { heading, piece } from './clicks.ts';

type Facings = AnswerTo<'facings'>;

/**
 * The facings that clicks on units and headings mean, after a change of formation: units that are not clicked turn clockwise. Null if
 * no unit has been clicked with its heading.
 */
export function facingsClicked(
  game: StateView,
  question: Question<Answer>,
  picks: readonly Picked[],
): Facings | null {
  const [usual] = question.options();
  if (usual?.do !== 'facings') return null;
  const units = usual.facings.map(({ unit }) => unit);
  const clicked = clickedFacings(game, picks);
  if (clicked.length === 0) return null;
  const others = clicked.filter(({ unit, facing }) => facing === choicesOf(game, unit)[1]);
  const wrong = clicked.filter(({ unit, facing }) => !choicesOf(game, unit).includes(facing));
  const answer = turningOthers(
    game,
    units,
    others.map(({ unit }) => unit),
  );
  const facings = answer.facings.map((each) => wrong.find(({ unit }) => unit === each.unit) ?? each);
  return { ...answer, facings };
}

/** The clicks on the units whose facing is another in the second answer. */
export function turnClicks({ facings: before }: Facings, { facings }: Facings): Picked[] {
  return facings
    .filter(({ facing }, i) => facing !== before[i]?.facing)
    .flatMap(({ unit, facing }) => [piece(unit), heading(facing)]);
}

/** Each unit whose heading was clicked after it. */
function clickedFacings({ field }: StateView, picks: readonly Picked[]): Facings['facings'] {
  return picks.flatMap((pick, i) => {
    const before = picks[i - 1];
    const unit = before && 'piece' in before ? unitOfPiece(field, before.piece) : null;
    return 'heading' in pick && unit !== null ? [{ unit, facing: facingAt(pick.heading) }] : [];
  });
}
