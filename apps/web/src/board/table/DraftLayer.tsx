/** A move being made: the way with its inches, what the rules forbid of it, the ghosts, and the frame with its handles. */

import {
  corners,
  lengthNumber,
  type Spot as Place,
  type Pose,
  type Stand,
  shortLength,
} from '@linstock/ground';
import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { placeCarryHandle } from './carryPlace.ts';
import { type Draft, findPoseAlong, legStartOf, listPoses, liveFrameOf, waysOf } from './draft.ts';
import type { Grip } from './grips.ts';
import { type KnobPlace, placeKnobs, turnRadius } from './knobs.ts';
import { roundRoute } from './roundedRoutes.ts';
import { GhostDrawing } from './Stand.tsx';
import { Strikes } from './Strikes.tsx';
import { drawLine, hullOf, Outline } from './shapes.tsx';
import type { Verdict } from './verdict.ts';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly draft: Draft;
  readonly verdict: Verdict | null;
  /** True if its reach is known, and drawn under the stands. */
  readonly known: boolean;
}

/** Everything that shows a move while it is drawn. */
export const DraftLayer = memo(function DraftLayer({ plate, pieces, draft, verdict, known }: Props) {
  const frame = liveFrameOf(draft);
  const stop = verdict?.refusal && verdict.allowed !== null ? findPoseAlong(draft, verdict.allowed) : null;
  return (
    <g className="draft">
      {!known && verdict?.limit != null && (
        <Envelope plate={plate} centre={draft.frame} reach={verdict.limit} />
      )}
      <Corridor plate={plate} draft={draft} threat={(verdict?.strikes.length ?? 0) > 0} />
      {verdict && <Way plate={plate} draft={draft} verdict={verdict} />}
      {stop && (
        <g className="stop">
          {listPoses(draft, stop).map((pose, i) => (
            <Outline key={draft.members[i]!.piece} plate={plate} stand={standOf(pieces, draft, i, pose)} />
          ))}
        </g>
      )}
      <g className={verdict?.refusal ? 'ghosts refused' : 'ghosts'}>
        <Ghosts plate={plate} pieces={pieces} draft={draft} />
      </g>
      {verdict && <Strikes {...{ plate, pieces }} strikes={verdict.strikes} ways={waysOf(draft)} />}
      <FrameHandles plate={plate} frame={frame} />
      {verdict && <Length plate={plate} draft={draft} verdict={verdict} />}
    </g>
  );
});

function standOf(pieces: readonly StandPiece[], draft: Draft, i: number, pose: Pose): Stand {
  const piece = pieces.find(({ id }) => id === draft.members[i]!.piece);
  return { frontage: piece?.pose.frontage ?? 0, depth: piece?.pose.depth ?? 0, ...pose };
}

/** The stands at their places in a draft. */
export function Ghosts({ plate, pieces, draft }: Omit<Props, 'verdict' | 'known'>) {
  const poses = listPoses(draft, draft.live);
  return draft.members.map(({ piece }, i) => (
    <Ghost key={piece} plate={plate} piece={pieces.find(({ id }) => id === piece)} pose={poses[i]!} />
  ));
}

/** A stand at its new place. */
export function Ghost({
  plate,
  piece,
  pose,
}: {
  readonly plate: TablePlate;
  readonly piece: StandPiece | undefined;
  readonly pose: Pose;
}) {
  if (!piece) return null;
  const [x, y] = spotOfPlace(plate, pose);
  const turn = turnOnPlate(plate, pose.facing);
  return (
    <g
      className={`piece stand ghost side-${piece.side}`}
      data-piece={piece.id}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      <GhostDrawing piece={piece} />
    </g>
  );
}

/** The area that the middle of the moving stands may reach by the rules. */
export function Reach({ plate, places }: { readonly plate: TablePlate; readonly places: readonly Place[] }) {
  const line = `${drawLine(places.map((place) => spotOfPlace(plate, place)))}Z`;
  return (
    <g className="envelope">
      <path className="room" d={line} />
      <path className="casing" d={line} />
      <path className="line" d={line} />
    </g>
  );
}

/** The area that the middle of the moving stands can reach at most; shown until the exact reach is known. */
function Envelope({ plate, centre, reach }: { plate: TablePlate; centre: Pose; reach: number }) {
  const [cx, cy] = spotOfPlace(plate, centre);
  return (
    <g className="envelope">
      <circle className="casing" cx={cx} cy={cy} r={unitsOf(reach)} />
      <circle className="line" cx={cx} cy={cy} r={unitsOf(reach)} />
    </g>
  );
}

/** The ground swept by the present part of a path. */
function Corridor({ plate, draft, threat }: { plate: TablePlate; draft: Draft; threat: boolean }) {
  const from = { ...draft.frame, ...legStartOf(draft) };
  const poses = roundRoute(from, [draft.live]);
  const straight = [{ ...from, facing: draft.live.facing }, draft.live];
  const through = (poses.length > 2 ? poses : straight).map((pose) => ({ ...draft.frame, ...pose }));
  const swept = through.slice(1).map((stand, i) => {
    const both = [...corners(through[i]!), ...corners(stand)];
    return `${drawLine(hullOf(both.map((corner) => spotOfPlace(plate, corner))))}Z`;
  });
  return <path className={threat ? 'corridor threat' : 'corridor'} d={swept.join('')} />;
}

/**
 * The path of the frame's middle, drawn as a brass ruler: a tick at each inch, hatched where the rules forbid
 * it.
 */
function Way({ plate, draft, verdict }: { plate: TablePlate; draft: Draft; verdict: Verdict }) {
  const at = (poses: readonly Pose[]) => poses.map((pose) => spotOfPlace(plate, pose));
  const stations = at(roundRoute(draft.frame, draft.pins));
  const end = spotOfPlace(plate, draft.live);
  const stopped = verdict.allowed === null ? null : spotOfPlace(plate, findPoseAlong(draft, verdict.allowed));
  const cut = stopped ?? stations.at(-1)!;
  // An allowed wheel is drawn as an arc. A forbidden one is drawn straight to the point where it would have
  // to stop.
  const allowed = verdict.refusal
    ? [...stations, cut]
    : at(roundRoute(draft.frame, [...draft.pins, draft.live]));
  return (
    <g className="brass">
      <path className="casing" d={drawLine(verdict.refusal ? [...stations, end] : allowed)} />
      <path className="rule" d={drawLine(allowed)} />
      {verdict.refusal && <path className="forbidden" d={drawLine([cut, end])} />}
      <path className="ticks" d={ticks(allowed)} />
      {draft.pins.map((pose) => {
        const [x, y] = spotOfPlace(plate, pose);
        return <circle key={`${pose.x},${pose.y},${pose.facing}`} className="pin" cx={x} cy={y} r="3.4" />;
      })}
      {verdict.refusal && (
        <path className="cross" d="M-6 -6L6 6M6 -6L-6 6" transform={`translate(${cut[0]} ${cut[1]})`} />
      )}
    </g>
  );
}

/** The length of a path and its allowed part, above all its drawings. */
function Length({ plate, draft, verdict }: { plate: TablePlate; draft: Draft; verdict: Verdict }) {
  const [from, to] = [spotOfPlace(plate, legStartOf(draft)), spotOfPlace(plate, draft.live)];
  const text =
    verdict.limit === null
      ? shortLength(verdict.length)
      : `${lengthNumber(verdict.length)} of ${shortLength(verdict.limit)}`;
  return (
    <g className="reading" transform={`translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2})`}>
      <text y="-10">{text}</text>
    </g>
  );
}

const INCH = 1000;

/** Ticks across a way, one each inch of it, longer each third. */
function ticks(way: readonly Spot[]): string {
  let out = '';
  let before = 0;
  let inch = 1;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    for (; inch * unitsOf(INCH) <= before + length; inch++) {
      const at = inch * unitsOf(INCH) - before;
      const half = inch % 3 === 0 ? 5 : 3;
      const [x, y] = [a[0] + ux * at, a[1] + uy * at];
      out += `M${(x - uy * half).toFixed(1)} ${(y + ux * half).toFixed(1)}L${(x + uy * half).toFixed(1)} ${(y - ux * half).toFixed(1)}`;
    }
    before += length;
  }
  return out;
}

interface FrameProps {
  readonly plate: TablePlate;
  readonly frame: Stand;
  /** Handles that lead nowhere: drawn hollow. They may be tried, and say why. */
  readonly denied?: ReadonlySet<Grip>;
}

/**
 * The frame of the selected stands. Its corners wheel, its middle moves ahead and its ring turns. The far
 * handle carries the stands by touch.
 */
export function FrameHandles({ plate, frame, denied }: FrameProps) {
  const [x, y] = spotOfPlace(plate, frame);
  const [w, d] = [unitsOf(frame.frontage) / 2, unitsOf(frame.depth) / 2];
  const knobs = placeKnobs(plate, frame);
  const { from, at } = placeCarryHandle(plate, frame);
  return (
    <g className="frame" transform={`translate(${x} ${y}) rotate(${turnOnPlate(plate, frame.facing)})`}>
      <rect className="casing" x={-w} y={-d} width={2 * w} height={2 * d} />
      <rect className="line" x={-w} y={-d} width={2 * w} height={2 * d} />
      <circle className="turn-ring" r={turnRadius(frame)} />
      <path className="tether" d={`M${from.join(' ')}L${at.join(' ')}`} />
      {HANDLES.map((handle) => (
        <Handle
          key={handle.grip}
          {...handle}
          {...knobs[handle.grip]}
          hollow={handle.grip !== 'carry' && (denied?.has(handle.grip) ?? false)}
        />
      ))}
    </g>
  );
}

/** The handles with their names and signs, the later over the earlier. */
const HANDLES: readonly { readonly grip: Grip; readonly label: string; readonly sign: string }[] = [
  { grip: 'turn', label: 'Turn', sign: 'M-5 1.5A5.5 5.5 0 1 1 4 4M4 4l-3.4 -.4M4 4l.4 -3.4' },
  {
    grip: 'left',
    label: 'Wheel to the right, the left end moving',
    sign: 'M-3 4Q-3 -3 4 -3M4 -3l-2.6 -2.4M4 -3l-2.6 2.4',
  },
  {
    grip: 'right',
    label: 'Wheel to the left, the right end moving',
    sign: 'M3 4Q3 -3 -4 -3M-4 -3l2.6 -2.4M-4 -3l2.6 2.4',
  },
  { grip: 'ahead', label: 'Straight ahead', sign: 'M0 5V-5M0 -5l-3.4 3.6M0 -5l3.4 3.6' },
  {
    grip: 'carry',
    label: 'Carry',
    sign: 'M0 -6V6M-6 0H6M0 -6l-2 2M0 -6l2 2M0 6l-2 -2M0 6l2 -2M-6 0l2 -2M-6 0l2 2M6 0l-2 -2M6 0l-2 2',
  },
];

interface HandleProps extends KnobPlace {
  readonly grip: Grip;
  readonly label: string;
  readonly sign: string;
  readonly hollow: boolean;
}

function Handle({ grip, at, outward, label, sign, hollow }: HandleProps) {
  return (
    <g
      className={`grip grip-${grip} ${hollow ? 'hollow' : ''}`}
      data-grip={grip}
      transform={`translate(${at.join(' ')})`}
    >
      <title>{hollow ? `${label}: not allowed now` : label}</title>
      <g className="knob">
        <g transform={`translate(${outward.join(' ')})`}>
          <circle className="reach" r="16" />
          <circle className="disc" r="9" />
          <path d={sign} />
        </g>
      </g>
    </g>
  );
}
