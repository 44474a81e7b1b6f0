/** The overlays of hexes: areas as one outline, bands, paths and marches. */
import { memo, type ReactNode, useMemo } from 'react';
import type { Spot } from '../../common/box.ts';
import { hexOfPlace } from '../../common/places.ts';
import { measureToEdge } from '../overlay/lineEnds.ts';
import { March, PlaceLabels } from '../overlay/March.tsx';
import { type OverlayGround, OverlayLayer } from '../overlay/OverlayLayer.tsx';
import type { AreaOverlay, HexOnlyOverlay, HexOverlay, Meaning } from '../overlay/overlays.ts';
import { Tape } from '../overlay/Tape.tsx';
import { findCorners, type Loop, outlinesOf, type Plate } from '../plate/plate.ts';
import '../overlay/reach.css';

interface Props {
  readonly plate: Plate;
  readonly overlays: readonly HexOverlay[];
  /** The places of counters, which labels do not cover. Left out if no labels are drawn. */
  readonly busy?: readonly Spot[];
}

const NOTHING: readonly never[] = [];

/** The overlays layer of hexes: an SVG group. */
export const HexOverlays = memo(function HexOverlays({ plate, overlays, busy = NOTHING }: Props) {
  const ground = useMemo(() => drawingsOf(plate), [plate]);
  return (
    <OverlayLayer ground={ground} overlays={overlays}>
      <PlaceLabels
        labels={overlays.filter((each) => each.kind === 'placeLabel')}
        spotOf={(place) => spotIn(plate, place)}
        busy={busy}
      />
    </OverlayLayer>
  );
});

const spotIn = ({ centres }: Plate, place: string): Spot | null => centres[hexOfPlace(place)] ?? null;

const spotsIn = (plate: Plate, places: readonly string[]): Spot[] =>
  places.flatMap((place) => {
    const spot = spotIn(plate, place);
    return spot ? [spot] : [];
  });

const hexesOf = (places: readonly string[]) => places.map(hexOfPlace).filter((hex) => hex >= 0);

/** The overlays of hexes. */
function drawingsOf(plate: Plate): OverlayGround<HexOnlyOverlay> {
  const spotOfHex = (hex: number): Spot | null => plate.centres[hex] ?? null;
  return {
    spotOf: (place) => ('hex' in place ? spotOfHex(place.hex) : null),
    linesAround: (places) => [{ key: 'all', d: draw(outlinesOf(plate, hexesOf(places))) }],
    fills: true,
    inside: (area) => <Inside plate={plate} area={area} />,
    fireBetween(by, target) {
      const [from, to] = [spotIn(plate, by), spotIn(plate, target)];
      return from && to && { from, to };
    },
    clear: measureToEdge,
    obstacleOf: ({ blockedAt: at }) => (at && 'hex' in at ? { spot: spotOfHex(at.hex), drawn: null } : null),
    draw: (overlay) => drawOwn(plate, overlay),
  };
}

function drawOwn(plate: Plate, overlay: HexOnlyOverlay): ReactNode {
  switch (overlay.kind) {
    case 'placeLabel':
      // All labels are drawn together, so that none covers another.
      return null;
    case 'march':
      return <March march={overlay} spotOf={(place) => spotIn(plate, place)} />;
    case 'band':
      return <Band plate={plate} band={overlay.band} hexes={hexesOf(overlay.places)} text={overlay.text} />;
    case 'path':
      return <Path spots={spotsIn(plate, overlay.places)} warns={overlay.warns ?? false} />;
    case 'ruler': {
      const [from, to] = [spotIn(plate, overlay.from), spotIn(plate, overlay.to)];
      return from && to && <Tape from={from} to={to} text={overlay.text} />;
    }
  }
}

const draw = (loops: readonly Loop[]) =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('');

/** Signs for the meanings that need one in addition to their pattern. */
const SIGNS: Partial<Record<Meaning, string>> = {
  go: 'M0 -2.6A2.6 2.6 0 1 0 .01 -2.6Z',
  cost: 'M0 -5L5 4H-5Z',
  target: 'M-4 -4L4 4M4 -4L-4 4',
  seen: 'M-7 0C-3 -5 3 -5 7 0C3 5 -3 5 -7 0ZM0 -2A2 2 0 1 0 .01 -2Z',
};

/** The sign of an area in each of its hexes, and its texts. */
function Inside({ plate, area }: { readonly plate: Plate; readonly area: AreaOverlay }) {
  const sign = SIGNS[area.meaning];
  return (
    <>
      {sign &&
        area.items.map((place) => {
          const spot = spotIn(plate, place);
          return (
            spot && (
              <path key={place} className="sign" d={sign} transform={`translate(${spot[0]} ${spot[1]})`} />
            )
          );
        })}
      {Object.entries(area.texts ?? {}).map(([place, text]) => {
        const spot = spotIn(plate, place);
        return (
          spot && (
            <text key={place} className="small" x={spot[0]} y={spot[1] + 31}>
              {text}
            </text>
          )
        );
      })}
    </>
  );
}

function Band({
  plate,
  band,
  hexes,
  text,
}: {
  plate: Plate;
  band: number;
  hexes: readonly number[];
  text: string | undefined;
}) {
  const line = draw(outlinesOf(plate, hexes));
  return (
    <g className={`band-area band-${band}`}>
      <path className="hatch" d={line} />
      <path className="casing" d={line} />
      <path className="line" d={line} />
      {text !== undefined &&
        hexes.map((hex) => (
          <text key={hex} className="small" x={plate.centres[hex]![0]} y={plate.centres[hex]![1] - 20}>
            {text}
          </text>
        ))}
    </g>
  );
}

function Path({ spots, warns }: { spots: readonly Spot[]; warns: boolean }) {
  const [before, end] = [spots.at(-2), spots.at(-1)];
  if (!before || !end) return null;
  const line = `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return (
    <g className={`way ${warns ? 'warns' : ''}`}>
      <path className="casing" d={line} />
      <path className="line" d={line} />
      {spots.slice(1, -1).map(([x, y]) => (
        <circle key={`${x},${y}`} className="stop" cx={x} cy={y} r="3.6" />
      ))}
      <path
        className="head"
        d="M3 0L-11 -8L-7 0L-11 8Z"
        transform={`translate(${end[0]} ${end[1]}) rotate(${angle})`}
      />
    </g>
  );
}

/** The hex under the pointer and the one under the keys' cursor. */
export function Cursor({ plate, hex, className }: { plate: Plate; hex: number; className: string }) {
  const centre = plate.centres[hex];
  if (!centre) return null;
  const d = draw([findCorners(centre, 42)]);
  return (
    <g className={className} aria-hidden="true">
      <path className="casing" d={d} />
      <path className="line" d={d} />
    </g>
  );
}
