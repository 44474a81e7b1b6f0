/** Blows that a move leads to, before it is given: the corridor to each enemy, its front, and the side it is struck on. */

import { corners, nearestSpot, type Spot as Place, type Pose, type Stand, spotOf } from '@linstock/ground';
import type { PieceWay, Strike } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { drawLine, hullOf, Outline } from './shapes.tsx';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly strikes: readonly Strike[];
  /** The paths at whose ends the strikers stand when they strike. */
  readonly ways: readonly PieceWay[];
}

/** Length of the line at a struck stand's front beyond its corners, in thousandths of an inch. */
const FRONT_OVERRUN = 2600;

/** All blows of a move. */
export function Strikes({ plate, pieces, strikes, ways }: Props) {
  return strikes.map((strike) => {
    const striker = pieces.find(({ id }) => id === strike.piece)?.pose;
    const struck = pieces.find(({ id }) => id === strike.target)?.pose;
    if (!striker || !struck) return null;
    const end = ways.find(({ piece }) => piece === strike.piece)?.way.at(-1);
    return (
      <Blow
        key={`${strike.piece}>${strike.target}`}
        {...{ plate, strike, struck }}
        striker={{ ...striker, ...end }}
        from={strike.from ?? null}
      />
    );
  });
}

interface BlowProps {
  readonly plate: TablePlate;
  readonly strike: Strike;
  readonly striker: Stand;
  readonly struck: Stand;
  /** The pose that decided which side of the target it strikes. */
  readonly from: Pose | null;
}

function Blow({ plate, strike, striker, struck, from }: BlowProps) {
  const at = (place: Place): Spot => spotOfPlace(plate, place);
  const [left, right] = corners(striker);
  const entry = from && { ...striker, x: from.x, y: from.y, facing: from.facing };
  const near = [left, right].map((corner) => nearestSpot(struck, corner));
  const ground = [left, right, ...near, ...(entry ? corners(entry).slice(0, 2) : [])];
  const front = [-1, 1].map((side) =>
    spotOf(struck, { right: side * (struck.frontage / 2 + FRONT_OVERRUN), ahead: struck.depth / 2 }),
  );
  return (
    <g className={`strike ${strike.where}`}>
      <path className="ground" d={`${drawLine(hullOf(ground.map(at)))}Z`} />
      {entry && (
        <g className="entry">
          <Outline plate={plate} stand={entry} />
        </g>
      )}
      <path className="casing" d={drawLine(front.map(at))} />
      <path className="front-line" d={drawLine(front.map(at))} />
      <g className="struck">
        <Outline plate={plate} stand={struck} />
      </g>
      <Arrow from={at(middle(left, right))} to={at(nearestSpot(struck, middle(left, right)))} />
      <Word where={strike.where} from={at(striker)} struck={at(struck)} />
    </g>
  );
}

/** Distance of the word from the middle of the struck stand, in plate units. */
const WORD_DISTANCE = 52;

/** The side it is taken on, written beyond the struck stand. */
function Word({ where, from, struck }: { where: Strike['where']; from: Spot; struck: Spot }) {
  const [dx, dy] = [struck[0] - from[0], struck[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  return (
    <g
      className="reading"
      transform={`translate(${struck[0] + (dx / far) * WORD_DISTANCE} ${struck[1] + (dy / far) * WORD_DISTANCE + 5})`}
    >
      <text>{where}</text>
    </g>
  );
}

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A broad arrow; its head alone where the two all but touch. */
function Arrow({ from, to }: { from: Spot; to: Spot }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < 1) return null;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <>
      <path className="shaft" d={drawLine([from, to])} />
      <path
        className="head"
        d="M2 0L-9 -6L-6 0L-9 6Z"
        transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`}
      />
    </>
  );
}
