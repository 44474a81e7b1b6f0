import {
  type AnswerMenu,
  type Choice,
  hasOnlyButtons,
  type Picked,
  piecesMoved,
  type Scene,
  waysOfPicks,
} from '@linstock/scene';

export type Choices = readonly Choice<unknown>[];

/** The trial deployment has no place yet. */
export const placeUnknown = () => null;

/** True if a question asks for nothing but places for pieces that have none. */
export function asksForPlaces(menu: AnswerMenu<unknown>, scene: Scene | null): boolean {
  return (
    scene !== null &&
    scene.pieces.some(({ size }) => size !== undefined) &&
    menu.all.some(({ picks }) => givesFirstPlaces(picks, scene)) &&
    menu.all.every(({ picks }) => givesFirstPlaces(picks, scene) || hasOnlyButtons(picks))
  );
}

/** True if these picks give each of their pieces its first place. */
function givesFirstPlaces(picks: readonly Picked[], { pieces }: Scene): boolean {
  const ways = waysOfPicks(picks, placeUnknown);
  return (
    ways.length > 0 &&
    ways.every(
      ({ piece, way }) =>
        way.length === 1 && pieces.some(({ id, size }) => id === piece && size !== undefined),
    )
  );
}

/** The trial layout on the table for these picks and the remaining choices; null if there is none. */
export function findTrialLayout(
  menu: AnswerMenu<unknown>,
  picks: readonly Picked[],
  left: Choices,
  scene: Scene | null,
): readonly Picked[] | null {
  const [first] = left;
  if (!first || !asksForPlaces(menu, scene) || picks.length === 0) return null;
  return piecesMoved(first.picks).length > 0 ? first.picks : null;
}
