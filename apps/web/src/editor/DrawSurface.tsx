import { type PointerEvent, useRef, useState } from 'react';
import type { Frame } from './frames.ts';
import { type GroundObject, moveObject, type Spot } from './groundObjects.ts';
import { lineOf, pathOf } from './ObjectLayer.tsx';
import { gripOf, type HeldPoint, PointHandles } from './PointHandles.tsx';
import { HELD } from './useFingerHold.ts';
import type { Sketch } from './useSketch.ts';
import './drawSurface.css';

interface Props {
  readonly frame: Frame;
  readonly objects: readonly GroundObject[];
  readonly chosen: GroundObject | null;
  /** Null while things are picked and moved. */
  readonly sketch: Sketch | null;
  /** Pulls a place to a thing near it; `free` leaves it unchanged. */
  readonly snap: (spot: Spot, free: boolean) => Spot;
  readonly onChoose: (object: GroundObject | null) => void;
  readonly onChange: (changed: GroundObject, did: string) => void;
}

/** What is being dragged from a place: a whole thing, or one of its points, which may be off the place by some steps of the ground. */
type Drag =
  | { readonly what: 'object'; readonly from: Spot }
  | { readonly what: 'point'; readonly index: number; readonly off: Spot };

/** Pixels from a point to the grip by which a finger drags it. */
const GRIP_PX = 80;

/** The layer over the board for drawing, and for selecting, moving and changing drawn things. */
export function DrawSurface(props: Props) {
  const { frame, objects, sketch } = props;
  const { sheet, shown, held, press, move, release, hold, takeGrip } = useThingDrag(props);
  return (
    <g
      ref={sheet}
      className={sketch ? 'making-sheet making-drawing' : 'making-sheet'}
      {...(sketch && HELD)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => sketch?.end()}
    >
      <HitShapes objects={objects} frame={frame} />
      {shown && !sketch && (
        <PointHandles object={shown} frame={frame} held={held} onHold={hold} onGrip={takeGrip} />
      )}
      {sketch && <Stretch sketch={sketch} frame={frame} />}
    </g>
  );
}

/** The thing that is dragged over the layer, or a point of the chosen one. */
function useThingDrag({ frame, objects, chosen, sketch, snap, onChoose, onChange }: Props) {
  const sheet = useRef<SVGGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [moved, setMoved] = useState<GroundObject | null>(null);
  const [held, setHeld] = useState<HeldPoint | null>(null);
  const shown = moved ?? chosen;
  const spotOf = (event: PointerEvent): Spot | null => {
    const matrix = sheet.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return frame.toGround([x, y]);
  };
  const press = (event: PointerEvent<SVGElement>) => {
    const spot = spotOf(event);
    if (!spot || event.button !== 0) return;
    event.stopPropagation();
    if (sketch) return sketch.addSpot(snap(spot, event.altKey));
    const object = objectUnder(event, objects);
    onChoose(object);
    setHeld(null);
    if (object) setDrag({ what: 'object', from: spot });
  };
  const move = (event: PointerEvent<SVGElement>) => {
    const spot = spotOf(event);
    if (!spot) return;
    if (sketch) return sketch.lookAhead(snap(spot, event.altKey));
    if (drag && chosen) setMoved(dragObject(chosen, drag, spot, frame.step, snap));
  };
  const hold = (index: number, event: PointerEvent<SVGElement>) => {
    event.stopPropagation();
    const grip = event.pointerType === 'touch' ? gripBeside(sheet.current, event) : null;
    setHeld({ index, grip });
    if (!grip) setDrag({ what: 'point', index, off: [0, 0] });
  };
  const takeGrip = (event: PointerEvent<SVGElement>) => {
    event.stopPropagation();
    const [spot, at] = [spotOf(event), held && chosen?.spots[held.index]];
    if (held && at && spot)
      setDrag({ what: 'point', index: held.index, off: [at[0] - spot[0], at[1] - spot[1]] });
  };
  const release = () => {
    if (moved && JSON.stringify(moved) !== JSON.stringify(chosen))
      onChange(moved, drag?.what === 'point' ? `A point of ${moved.name} moved` : `${moved.name} moved`);
    setDrag(null);
    setMoved(null);
  };
  return { sheet, shown, held, press, move, release, hold, takeGrip };
}

/** A dragged thing: one of its points, or all of it in whole steps. */
function dragObject(
  object: GroundObject,
  held: Drag,
  spot: Spot,
  step: number,
  snap: Props['snap'],
): GroundObject {
  if (held.what === 'point') {
    const at = snap([spot[0] + held.off[0], spot[1] + held.off[1]], false);
    return { ...object, spots: object.spots.map((each, i) => (i === held.index ? at : each)) };
  }
  const by = ([0, 1] as const).map((of) => Math.round((spot[of] - held.from[of]) / step) * step);
  return moveObject(object, [by[0] ?? 0, by[1] ?? 0]);
}

/** The way from a pressed point to its grip, in the picture: upwards, or downwards near the top of the window. */
function gripBeside(sheet: SVGGElement | null, { clientY }: PointerEvent): Spot | null {
  const unit = sheet?.getScreenCTM()?.d;
  const board = sheet?.ownerSVGElement?.getBoundingClientRect();
  if (!unit || !board) return null;
  const above = clientY - Math.max(0, board.top) > GRIP_PX + 26;
  return [0, ((above ? -1 : 1) * GRIP_PX) / unit];
}

function objectUnder({ target }: PointerEvent, objects: readonly GroundObject[]): GroundObject | null {
  const id = target instanceof SVGElement ? target.dataset['object'] : undefined;
  return objects.find((each) => each.id === id) ?? null;
}

/** Invisible shapes for selecting things, over a layer that catches all other clicks. */
function HitShapes({ objects, frame }: Pick<Props, 'objects' | 'frame'>) {
  return (
    <>
      <rect className="making-catch" x={-1e4} y={-1e4} width={3e4} height={3e4} />
      {objects.map((object) => (
        <path
          key={object.id}
          {...HELD}
          className={`making-hit making-hit-${object.is}`}
          data-object={object.id}
          d={object.is === 'spot' ? spotPath(object, frame) : pathOf(object, frame)}
        />
      ))}
    </>
  );
}

/** A square about the middle of a name, by which it is picked. */
function spotPath({ spots }: GroundObject, { toPicture, scale, step }: Frame): string {
  const [x, y] = toPicture(spots[0] ?? [0, 0]);
  const half = (step * 12) / scale;
  return `M${x - half},${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
}

/** The part drawn so far, and the stretch to the pointer. */
function Stretch({ sketch: { spots, ahead }, frame }: { readonly sketch: Sketch; readonly frame: Frame }) {
  const last = spots.at(-1);
  return (
    <g className="making-stretch">
      <path className="making-outline" d={lineOf(spots.map(frame.toPicture))} />
      {last && ahead && <path className="making-ahead" d={lineOf([last, ahead].map(frame.toPicture))} />}
      {spots.map((spot, index) => {
        const [x, y] = frame.toPicture(spot);
        return <circle key={`${index}`} className="making-grip" cx={x} cy={y} r={gripOf(frame)} />;
      })}
    </g>
  );
}
