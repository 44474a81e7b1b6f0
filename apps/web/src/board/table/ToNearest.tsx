/** While something is carried: the tape to the nearest enemy. */
import { shortestSegments, shortLength } from '@linstock/ground';
import { Tape } from '../overlay/Tape.tsx';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { type Draft, listPoses } from './draft.ts';
import type { NearestEnemy } from './tableModel.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly draft: Draft;
  readonly near: NearestEnemy;
}
/** A tape from the carried stands to the nearest enemy, with its length. */
export function ToNearest({ plate, pieces, draft, near }: Props) {
  const foe = pieces.find(({ id }) => id === near.foe);
  const own = pieces.find(({ id }) => id === near.piece);
  const at = listPoses(draft, draft.live)[draft.members.findIndex(({ piece }) => piece === near.piece)];
  if (!foe || !own || !at) return null;
  const [segment] = shortestSegments({ ...own.pose, ...at }, foe.pose);
  if (!segment) return null;
  const [from, to] = segment;
  const range = near.band === null ? '' : near.inBand ? ': in range' : ': out of range';
  return (
    <Tape
      from={spotOfPlace(plate, from)}
      to={spotOfPlace(plate, to)}
      text={`${shortLength(near.distance, 1)}${range}`}
    />
  );
}
