/** Deployment before a battle: an answer's places for pieces that are not on the table yet, until it is sent. */
import { localOf, type Spot, spotOf } from '@linstock/ground';
import {
  type Choice,
  type Picked,
  type PieceWay,
  picksOfWays,
  type Scene,
  waysOfPicks,
} from '@linstock/scene';
import type { StandPiece } from '../board/plate/standPiece.ts';
import { draftOf, frameOf, moveLive, waysOf } from '../board/table/draft.ts';
import { type Choices, placeUnknown } from '../play/chosen/trialLayout.ts';

/** The pieces that picks would put on the table, at their places. */
export function listDeployedPieces(laid: readonly Picked[] | null, scene: Scene | null): StandPiece[] {
  if (!laid || !scene) return [];
  return waysOfPicks(laid, placeUnknown).flatMap(({ piece: id, way }) => {
    const [piece, pose] = [scene.pieces.find((each) => each.id === id), way.at(-1)];
    if (!piece?.size || !pose) return [];
    return [
      {
        ...piece,
        place: { spot: { x: pose.x, y: pose.y } },
        pose: { ...piece.size, ...pose },
        off: null,
        facing: pose.facing,
      },
    ];
  });
}

/** The deployment with some of its pieces moved. */
export function shiftPieces(laid: readonly Picked[], ways: readonly PieceWay[]): Picked[] {
  const ended = ways.map(({ piece, way }) => ({ piece, way: way.slice(-1) }));
  return picksOfWays(
    waysOfPicks(laid, placeUnknown).map((each) => ended.find(({ piece }) => piece === each.piece) ?? each),
  );
}

/** The moves that bring the middle of these stands to a place, with the same shape and facing. */
export function bringTo(pieces: readonly StandPiece[], place: Spot): readonly PieceWay[] {
  if (pieces.length === 0) return [];
  const draft = draftOf(pieces);
  return waysOf(moveLive(draft, { ...draft.live, ...place }));
}

/**
 * The shapes of a body of stands. `files` returns the number of files in its front rank for a number of
 * stands.
 */
export const SHAPES = [
  { id: 'line', label: 'Line', files: (stands: number) => stands },
  { id: 'two-lines', label: 'Two lines', files: (stands: number) => Math.ceil(stands / 2) },
  { id: 'column', label: 'Column', files: () => 1 },
] as const;

/** The deployment with `files` files about its middle, facing as its first stand does. */
export function formLine(pieces: readonly StandPiece[], files: number): Picked[] {
  const [first] = pieces;
  if (!first) return [];
  const { frontage, depth } = first.pose;
  const middle = frameOf(pieces.map(({ pose }) => pose));
  const ranks = Math.ceil(pieces.length / files);
  return picksOfWays(
    pieces.map(({ id }, i) => {
      const rank = Math.floor(i / files);
      const inRank = Math.min(files, pieces.length - rank * files);
      const right = ((i % files) - (inRank - 1) / 2) * frontage;
      const ahead = ((ranks - 1) / 2 - rank) * depth;
      return { piece: id, way: [{ ...spotOf(middle, { right, ahead }), facing: middle.facing }] };
    }),
  );
}

const NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ['where it was first'],
  2: ['on the left', 'on the right'],
  3: ['on the left', 'in the middle', 'on the right'],
};

/** The names of offered places, from the point of view of stands that face the enemy there. */
export function namePlaces(choices: Choices): ReadonlyMap<Choice<unknown>, string> {
  const right = ({ picks }: Choice<unknown>): number => {
    const pose = waysOfPicks(picks, placeUnknown)[0]?.way[0];
    return pose ? localOf({ x: 0, y: 0, facing: pose.facing }, pose).right : 0;
  };
  const fromLeft = [...choices].sort((a, b) => right(a) - right(b));
  const names = NAMES[choices.length] ?? [];
  return new Map(fromLeft.map((choice, i) => [choice, names[i] ?? `place ${i + 1}`]));
}
