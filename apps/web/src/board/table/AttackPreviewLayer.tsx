/**
 * The preview of an attack: the ground it sweeps, a brass ruler of its movement, its possible halts, and the
 * fire on it.
 */

import { corners, frontMiddle, type Spot as Place, type Stand } from '@linstock/ground';
import type { AttackPreview } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { haltsOf, roomyOf } from './halts.ts';
import { drawLine, hullOf } from './shapes.tsx';
import './attackPreview.css';

interface Props {
  readonly plate: TablePlate;
  readonly preview: AttackPreview;
}

/** The ground swept by the line, below the stands. */
export function AttackPreviewGround({ plate, preview: { from, to } }: Props) {
  const swept = [...corners(from), ...corners(to)].map((corner) => spotOfPlace(plate, corner));
  return (
    <g className="attack-preview">
      <path className="corridor" d={`${drawLine(hullOf(swept))}Z`} />
    </g>
  );
}

/** The ruler, the halts and the fires, above the stands. */
export function AttackPreviewSigns({
  plate,
  preview,
  pieces,
}: Props & { readonly pieces: readonly StandPiece[] }) {
  return (
    <g className="attack-preview">
      <Rule plate={plate} preview={preview} />
      {preview.shorts.map(({ at, label }) => (
        <Bar key={label} plate={plate} at={at} kind="short" label={label} side={0} />
      ))}
      {haltsOf(preview.stops).map(({ label, at, joined }) => (
        <Bar
          key={label}
          plate={plate}
          at={at}
          kind={joined ? 'halt joined' : 'halt'}
          label={label}
          side={1}
        />
      ))}
      {preview.fires.map(({ piece, label }) => (
        <Fire
          key={piece}
          {...{ plate, preview, label }}
          firer={piece}
          stand={pieces.find(({ id }) => id === piece)?.pose}
        />
      ))}
    </g>
  );
}

/** Half the length of a tick of the rule, in plate units. */
const TICK_HALF_LENGTH = 4;
/** A brass rule from the front of the line to its target, with a tick for each inch that is spent. */
function Rule({ plate, preview: { from, to, ticks } }: Props) {
  const at = (place: Place): Spot => spotOfPlace(plate, place);
  const [start, end] = [at(frontMiddle(from)), at(frontMiddle(to))];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const spots = ticks.map((tick) => at(tick.at));
  const roomy = roomyOf(start, spots);
  return (
    <>
      <path className="casing" d={drawLine([start, end])} />
      <path className="brass" d={drawLine([start, end])} />
      <path
        className="head"
        d="M3 0L-10 -7L-7 0L-10 7Z"
        transform={`translate(${end[0]} ${end[1]}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
      />
      {ticks.map(({ spent, label }, i) => {
        const [x, y] = spots[i]!;
        const half = label === undefined ? TICK_HALF_LENGTH : TICK_HALF_LENGTH * 1.6;
        return (
          <g key={label === undefined ? spent : `${label} ${spent}`} className={label ? 'jump' : ''}>
            <path
              className="tick"
              d={drawLine([
                [x - uy * half, y + ux * half],
                [x + uy * half, y - ux * half],
              ])}
            />
            {label !== undefined ? (
              <Word at={[x - uy * 15, y + ux * 15 + 3]} text={label} />
            ) : (
              roomy[i] && <Word at={[x + uy * 9, y - ux * 9 + 3]} text={String(spent)} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** A bar across the line's path, at its front, with its word at one end. */
function Bar({
  plate,
  at,
  kind,
  label,
  side,
}: {
  readonly plate: TablePlate;
  readonly at: Stand;
  readonly kind: string;
  readonly label: string;
  readonly side: 0 | 1;
}) {
  const [one, two] = corners(at);
  const [left, right] = [spotOfPlace(plate, one), spotOfPlace(plate, two)];
  const [end, other] = side === 1 ? [right, left] : [left, right];
  const far = Math.hypot(end[0] - other[0], end[1] - other[1]) || 1;
  const out = (by: number): Spot => [
    end[0] + ((end[0] - other[0]) / far) * by,
    end[1] + ((end[1] - other[1]) / far) * by,
  ];
  const [x, y] = out(9);
  return (
    <g className={kind}>
      <path className="casing" d={drawLine([left, right])} />
      <path className="bar" d={drawLine([left, right])} />
      {side === 1 ? (
        <g transform={`translate(${x} ${y})`}>
          <circle r={4 + 2.6 * label.length} />
          <Word at={[0, 4]} text={label} />
        </g>
      ) : (
        <Word at={out(12)} text={label} />
      )}
    </g>
  );
}

/** The units that fire, with their dice. A dotted line to the middle of the path marks units other than the target. */
function Fire({
  plate,
  preview,
  firer,
  stand,
  label,
}: Props & { readonly firer: string; readonly stand: Stand | undefined; readonly label: string }) {
  if (!stand) return null;
  const at = (place: Place): Spot => spotOfPlace(plate, place);
  const [a, b] = [frontMiddle(preview.from), frontMiddle(preview.to)];
  const middle = at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = at(frontMiddle(stand));
  const [x, y] = at(stand);
  return (
    <g className="fire">
      {firer !== preview.target && (
        <>
          <path className="casing" d={drawLine([from, middle])} />
          <path className="shot" d={drawLine([from, middle])} />
        </>
      )}
      <Word at={[x, y - 16]} text={label} />
    </g>
  );
}

function Word({ at: [x, y], text }: { readonly at: Spot; readonly text: string }) {
  return (
    <text x={x} y={y}>
      {text}
    </text>
  );
}
