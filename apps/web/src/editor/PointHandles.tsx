import type { PointerEvent } from 'react';
import { part } from '../common/parts.ts';
import type { Frame } from './frames.ts';
import type { GroundObject, Spot } from './groundObjects.ts';
import { lineOf, pathOf } from './ObjectLayer.tsx';
import { HELD } from './useFingerHold.ts';

/** The point in hand: its number, and the way from it to its grip in the picture; null if a mouse drags the point itself. */
export interface HeldPoint {
  readonly index: number;
  readonly grip: Spot | null;
}

interface Props {
  readonly object: GroundObject;
  readonly frame: Frame;
  readonly held: HeldPoint | null;
  /** A point was pressed. */
  readonly onHold: (index: number, event: PointerEvent<SVGElement>) => void;
  /** The grip beside the point in hand was pressed. */
  readonly onGrip: (event: PointerEvent<SVGElement>) => void;
}

/** The outline of the chosen thing, a handle at each of its points, and the grip by which a finger drags the one in hand. */
export function PointHandles({ object, frame, held, onHold, onGrip }: Props) {
  return (
    <g>
      <path className="making-outline" {...part('chosen on board')} d={pathOf(object, frame)} />
      {object.spots.map((spot, index) => {
        const [x, y] = frame.toPicture(spot);
        return (
          // The points of a thing have no other name than their number.
          <g key={`${index}`} {...HELD} data-point={index} onPointerDown={(event) => onHold(index, event)}>
            <circle
              className={`making-grip${index === held?.index ? ' making-held' : ''}`}
              cx={x}
              cy={y}
              r={gripOf(frame)}
            />
            <path className="making-touch" d={dotAt(x, y)} />
          </g>
        );
      })}
      {held?.grip && <Grip at={object.spots[held.index]} by={held.grip} frame={frame} onGrip={onGrip} />}
    </g>
  );
}

interface GripProps extends Pick<Props, 'frame' | 'onGrip'> {
  readonly at: Spot | undefined;
  readonly by: Spot;
}

/** A round grip away from a point, tied to it, so that no finger covers the point. */
function Grip({ at, by, frame, onGrip }: GripProps) {
  if (!at) return null;
  const [x, y] = frame.toPicture(at);
  const [gx, gy] = [x + by[0], y + by[1]];
  return (
    <>
      <path
        className="making-ahead"
        d={lineOf([
          [x, y],
          [gx, gy],
        ])}
      />
      <path className="making-finger making-finger-rim" d={dotAt(gx, gy)} />
      <path {...HELD} className="making-finger" data-grip="" d={dotAt(gx, gy)} onPointerDown={onGrip} />
    </>
  );
}

/** A line of no length: its width and round ends make a disc of the same size at every zoom. */
const dotAt = (x: number, y: number): string => `M${x},${y}h0.001`;

/** The radius of a handle in the picture. */
export const gripOf = ({ step }: Frame): number => (step < 1 ? 0.5 : 7);
