/** Rings of range round one stand, zones of several drawn as one, and the lines of command in them. */
import type { Spot as Place, Stand } from '@linstock/ground';
import { useMemo } from 'react';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { drawLine } from './shapes.tsx';
import type { TableOverlay } from './tableModel.ts';
import { outlineOf, roundOf } from './union.ts';
import '../overlay/reach.css';

/** The ground between two distances from a stand, up to the table's edge. */
export function Ring({
  plate,
  stand,
  ring,
}: {
  plate: TablePlate;
  stand: Stand;
  ring: Extract<TableOverlay, { kind: 'ring' }>;
}) {
  const [x, y] = spotOfPlace(plate, stand);
  const [w, d] = [unitsOf(stand.frontage) / 2, unitsOf(stand.depth) / 2];
  const [from, to] = [unitsOf(ring.from), unitsOf(ring.to)];
  const line = ring.way
    ? alongWay(w, d, to, { turn: ring.way.heading - stand.facing, spread: ring.way.spread })
    : `${sector(w, d, to, ring.arc)}${from > 0 ? sector(w, d, from, ring.arc) : ''}`;
  const turn = turnOnPlate(plate, stand.facing);
  const name = ring.id.replaceAll(/\W/g, '-');
  const mask = `seen-${name}`;
  const clip = `ring-on-table-${name}`;
  return (
    <g
      className={typeof ring.band === 'string' ? `band-area ${ring.band}` : `band-area band-${ring.band}`}
      clipPath={`url(#${clip})`}
    >
      <clipPath id={clip}>
        <rect {...plate.field} />
      </clipPath>
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        {ring.hidden && (
          <mask id={mask} maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="8000" height="8000">
            <rect x="-4000" y="-4000" width="8000" height="8000" fill="#fff" />
            <g transform={`rotate(${-turn}) translate(${-x} ${-y})`}>
              {ring.hidden.map((part, i) => (
                // Parts have no names of their own, and never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <path key={i} className="unseen" d={partLine(plate, part)} />
              ))}
            </g>
          </mask>
        )}
        {ring.hidden && <path className="line unseen-line" d={line} />}
        <g mask={ring.hidden && `url(#${mask})`}>
          <path className="hatch" fillRule="evenodd" d={line} />
          <path className="casing" d={line} />
          <path className="line" d={line} />
        </g>
      </g>
    </g>
  );
}

/** Zones as one: filled together, with the outline of the whole. */
export function Zones({
  plate,
  zones,
}: {
  plate: TablePlate;
  zones: Extract<TableOverlay, { kind: 'zones' }>;
}) {
  const outline = useMemo(() => lines(plate, outlineOf(zones.zones), ''), [plate, zones]);
  const ground = useMemo(() => lines(plate, zones.zones.map(roundOf), 'Z'), [plate, zones]);
  const clip = `on-table-${zones.id.replaceAll(/\W/g, '-')}`;
  return (
    <g className={`band-area ${zones.means}`} clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect {...plate.field} />
      </clipPath>
      <path className="hatch" fillRule="nonzero" d={ground} />
      <path className="casing" d={outline} />
      <path className="line" d={outline} />
    </g>
  );
}

/** The lines from an officer to his regiments. The pieces at both ends are painted over them. */
export function Bonds({
  plate,
  bonds: { from, ends },
}: {
  plate: TablePlate;
  bonds: Extract<TableOverlay, { kind: 'bonds' }>;
}) {
  const lineTo = (reached: boolean) =>
    ends
      .filter((end) => end.reached === reached)
      .map(({ at }) => drawLine([spotOfPlace(plate, from), spotOfPlace(plate, at)]))
      .join('');
  return (
    <g className="bonds">
      <path className="casing" d={lineTo(true) + lineTo(false)} />
      <path className="line" d={lineTo(true)} />
      <path className="line beyond" d={lineTo(false)} />
    </g>
  );
}

const lines = (plate: TablePlate, places: readonly (readonly Place[])[], end: string): string =>
  places.map((line) => `${drawLine(line.map((place) => spotOfPlace(plate, place)))}${end}`).join('');

function partLine(plate: TablePlate, part: readonly Place[]): string {
  return `${drawLine(part.map((place) => spotOfPlace(plate, place)))}Z`;
}

/** All ground within a distance of a stand's edges, or the part of it inside an arc. */
function sector(w: number, d: number, r: number, arc: 'all' | 'ahead' | 'front'): string {
  const n = (value: number) => value.toFixed(1);
  const bow = (x: number, y: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  if (arc === 'all')
    return `M${n(-w - r)} ${n(-d)}${bow(-w, -d - r)}H${n(w)}${bow(w + r, -d)}V${n(d)}${bow(w, d + r)}H${n(-w)}${bow(-w - r, d)}Z`;
  if (arc === 'ahead') return `M${n(-w - r)} ${n(-d)}${bow(-w, -d - r)}H${n(w)}${bow(w + r, -d)}Z`;
  const s = r * Math.SQRT1_2;
  return `M${n(-w)} ${n(-d)}L${n(-w - s)} ${n(-d - s)}${bow(-w, -d - r)}H${n(w)}${bow(w + s, -d - s)}L${n(w)} ${n(-d)}Z`;
}

/** The ground within this distance of its front edge, and at most `spread` to either side of a path. */
function alongWay(
  w: number,
  d: number,
  r: number,
  { turn, spread }: { readonly turn: number; readonly spread: number },
): string {
  const end = (x: number, tenths: number): string => {
    const angle = (tenths * Math.PI) / 1800;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(-d - r * Math.cos(angle)).toFixed(1)}`;
  };
  const bow = (x: number, tenths: number): string =>
    `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${end(x, tenths)}`;
  return `M${-w} ${-d}L${end(-w, turn - spread)}${bow(-w, turn)}L${end(w, turn)}${bow(w, turn + spread)}L${w} ${-d}Z`;
}
