/**
 * The drawings of a choice on the ground: areas by meaning, each with its own line, pattern and sign; paths; sight
 * lines.
 */

import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import { findCorners, type Loop, outlinesOf, type Plate } from '../plate/plate.ts';
import { AimLine, type AimOverlay } from './AimLine.tsx';
import { measureToEdge } from './lineEnds.ts';
import { March, type MarchOverlay, type PlaceLabelOverlay, PlaceLabels } from './March.tsx';
import { SightLine } from './SightLine.tsx';
import { Tape } from './Tape.tsx';
import './reach.css';

/** The meaning of an area. Pattern, line and sign differ too, not colour alone. */
export type Meaning =
  | 'reach'
  | 'go'
  | 'cost'
  | 'target'
  | 'later'
  | 'seen'
  | 'due'
  | 'chosen'
  | 'command'
  | 'front'
  | 'flank'
  | 'dim';

/** Something drawn between the ground and the pieces; labels and tapes lie over them. */
export type Overlay =
  | MarchOverlay
  | PlaceLabelOverlay
  | {
      readonly kind: 'area';
      readonly id: string;
      readonly meaning: Meaning;
      readonly places: readonly string[];
      /** Small text at a place: cost so far, column shift. */
      readonly texts?: Readonly<Record<string, string>>;
    }
  | {
      /** Range bands or arcs: heavier hatch for the nearer band (0 is the nearest). */
      readonly kind: 'band';
      readonly id: string;
      readonly band: 0 | 1 | 2 | 3;
      readonly places: readonly string[];
      readonly text?: string;
    }
  | {
      readonly kind: 'path';
      readonly id: string;
      readonly places: readonly string[];
      readonly warns?: boolean;
    }
  | {
      readonly kind: 'sight';
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly verdict: 'clear' | 'blocked' | 'hindered';
      /** The end of sight. Null if it does not end. */
      readonly blockedAt: string | null;
    }
  | AimOverlay
  | {
      readonly kind: 'ruler';
      readonly id: string;
      readonly from: string;
      readonly to: string;
      readonly text: string;
    };

interface OverlaysProps {
  readonly plate: Plate;
  readonly overlays: readonly Overlay[];
  readonly hexOf: (place: string) => number;
  /** The places of counters, which labels do not cover. Left out if no labels are drawn. */
  readonly busy?: readonly Spot[];
}

/** The overlays layer: an SVG group. */
export const Overlays = memo(function Overlays({ plate, overlays, hexOf, busy = [] }: OverlaysProps) {
  const spotOf = (place: string) => plate.centres[hexOf(place)] ?? null;
  return (
    <g className="overlays" aria-hidden="true">
      <PlaceLabels
        labels={overlays.filter((each) => each.kind === 'placeLabel')}
        spotOf={spotOf}
        busy={busy}
      />
      {overlays.map((overlay) => {
        const of = (places: readonly string[]) => places.map(hexOf).filter((hex) => hex >= 0);
        switch (overlay.kind) {
          case 'placeLabel':
            return null;
          case 'march':
            return <March key={overlay.id} march={overlay} spotOf={spotOf} />;
          case 'area':
            return (
              <Area key={overlay.id} plate={plate} area={overlay} hexes={of(overlay.places)} hexOf={hexOf} />
            );
          case 'band':
            return (
              <Band
                key={overlay.id}
                plate={plate}
                band={overlay.band}
                hexes={of(overlay.places)}
                text={overlay.text}
              />
            );
          case 'path':
            return (
              <Path
                key={overlay.id}
                spots={of(overlay.places).map((hex) => plate.centres[hex]!)}
                warns={overlay.warns ?? false}
              />
            );
          case 'sight': {
            const { id, verdict, blockedAt } = overlay;
            const [from, to] = [spotOf(overlay.from), spotOf(overlay.to)];
            const obstacle = blockedAt === null ? null : spotOf(blockedAt);
            return from && to ? <SightLine key={id} {...{ from, to, verdict, obstacle }} /> : null;
          }
          case 'aim': {
            const spots = (places: readonly string[]) => of(places).map((hex) => plate.centres[hex]!);
            const to = plate.centres[hexOf(overlay.to)];
            const [from, joins] = [spots(overlay.from), spots(overlay.joins)];
            return to ? <AimLine key={overlay.id} {...{ from, to, joins }} clear={measureToEdge} /> : null;
          }
          case 'ruler': {
            const [from, to] = [overlay.from, overlay.to].map((place) => plate.centres[hexOf(place)]);
            return from && to ? <Tape key={overlay.id} from={from} to={to} text={overlay.text} /> : null;
          }
        }
      })}
    </g>
  );
});

const draw = (loops: readonly Loop[]) =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('');

/** Signs for the meanings that need one in addition to their pattern. */
const SIGNS: Partial<Record<Meaning, string>> = {
  go: 'M0 -2.6A2.6 2.6 0 1 0 .01 -2.6Z',
  cost: 'M0 -5L5 4H-5Z',
  target: 'M-4 -4L4 4M4 -4L-4 4',
  seen: 'M-7 0C-3 -5 3 -5 7 0C3 5 -3 5 -7 0ZM0 -2A2 2 0 1 0 .01 -2Z',
};

interface AreaProps {
  readonly plate: Plate;
  readonly area: Extract<Overlay, { kind: 'area' }>;
  readonly hexes: readonly number[];
  readonly hexOf: (place: string) => number;
}

const Area = memo(function Area({ plate, area, hexes, hexOf }: AreaProps) {
  if (area.meaning === 'dim') return <Dimmed plate={plate} lit={hexes} />;
  const line = draw(outlinesOf(plate, hexes));
  const sign = SIGNS[area.meaning];
  return (
    <g className={`area ${area.meaning}`}>
      <path className="tint" d={line} />
      <path className="hatch" d={line} />
      <path className="casing" d={line} />
      <path className="line" d={line} />
      {sign &&
        hexes.map((hex) => (
          <path key={hex} className="sign" d={sign} transform={at(plate.centres[hex]!, 0)} />
        ))}
      {Object.entries(area.texts ?? {}).map(([place, text]) => {
        const spot = plate.centres[hexOf(place)];
        return spot ? (
          <text key={place} className="small" x={spot[0]} y={spot[1] + 31}>
            {text}
          </text>
        ) : null;
      })}
    </g>
  );
});

const at = ([x, y]: Spot, down: number) => `translate(${x} ${y + down})`;

/** Everything but some hexes, dimmed. */
function Dimmed({ plate, lit }: { plate: Plate; lit: readonly number[] }) {
  const all = Array.from({ length: plate.count }, (_, hex) => hex);
  return (
    <path
      className="dimmed"
      fillRule="evenodd"
      d={draw([...outlinesOf(plate, all), ...outlinesOf(plate, lit)])}
    />
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

/** Hatches used by the overlays; once in each board. */
export function Hatches() {
  return (
    <defs>
      <pattern
        id="hatch-target"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" className="hatch-target" />
      </pattern>
      <pattern id="hatch-cost" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1" className="hatch-cost" />
        <circle cx="5.5" cy="5.5" r="1" className="hatch-cost" />
      </pattern>
      <pattern id="hatch-seen" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 4H8" className="hatch-seen" />
      </pattern>
      {[5, 8, 12, 17].map((gap, band) => (
        <pattern
          key={gap}
          id={`hatch-band-${band}`}
          width={gap}
          height={gap}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M0 0V${gap}`} className="hatch-band" />
        </pattern>
      ))}
      <pattern id="twill" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" className="twill-line" />
      </pattern>
    </defs>
  );
}
