/** The verdict of the rules on carried stands, and the stands that move together. */

import { inches } from '@linstock/ground';
import { piecesMoved, piecesPicked, type Scene } from '@linstock/scene';
import type { MoveJudgement } from '../../board/table/tableModel.ts';
import { labelOf } from '../../play/picking/clickLegality.ts';
import type { JudgedAnswer, OpenQuestion } from '../../play/state/state.ts';

/** The verdict of the rules on a route that is being tried, as the board shows it. */
export function judgeMove(
  tried: JudgedAnswer | null,
  asked: OpenQuestion | null,
  scene: Scene | null,
): MoveJudgement {
  if (!tried) {
    const sentence = 'Moving it there does not answer the present question.';
    return {
      refusal: { sentence, clause: asked?.clause ?? null },
      label: '',
      warns: [],
      strikes: [],
      limit: null,
      length: null,
    };
  }
  const { foreseen } = tried;
  const { told } = foreseen ?? tried;
  const waits =
    scene?.pieces.some(({ id, place }) => place === null && piecesPicked(told.picks).includes(id)) ?? false;
  return {
    refusal: tried.refusal ?? foreseen?.refusal ?? null,
    label: foreseen ? labelOf(foreseen) : told.label,
    warns: told.warns ?? [],
    strikes: told.strikes ?? [],
    limit: told.of === undefined ? null : inches(told.of),
    // The path of a unit that waits off the table is measured from the table's edge.
    length: waits && told.cost !== undefined ? inches(told.cost) : null,
  };
}

/** The pieces that act with one, itself first: the largest group that an offered answer moves or names with it. */
export function findPiecesOrderedWith(asked: OpenQuestion | null, piece: string): readonly string[] {
  const choices = asked?.menu.all ?? [];
  const moved = choices.map(({ picks }) => piecesMoved(picks));
  const named = choices.map(({ picks }) => piecesPicked(picks));
  const body = largestWith(moved, piece) ?? largestWith(named, piece) ?? [];
  return [piece, ...body.filter((each) => each !== piece)];
}

function largestWith(bodies: readonly (readonly string[])[], piece: string): readonly string[] | null {
  const [largest = null] = bodies
    .filter((body) => body.includes(piece))
    .sort((one, other) => other.length - one.length);
  return largest;
}
