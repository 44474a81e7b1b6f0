/** Effects of a battle on the ground: burning towns, trampled corn, breaches, engineers' works; engraved. */

import type { Area, Spot as Place, Stand, Table } from '@linstock/ground';
import type { Feature } from '@linstock/scene';
import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import './features.css';
import { hash, seedOf } from '../ground/seed.ts';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { drawLine, drawRing, Outline } from './shapes.tsx';

interface Props {
  readonly plate: TablePlate;
  readonly table: Table;
  readonly features: readonly Feature[];
}

/** All changes of the ground: an SVG group under the stands. */
export const Features = memo(function Features({ plate, table, features }: Props) {
  return (
    <g className="features">
      {features.map((feature) => (
        <g key={`${feature.kind}:${feature.id}`} className={`feature ${feature.kind}`}>
          <title>{feature.label}</title>
          <Change {...{ plate, table, feature }} />
        </g>
      ))}
    </g>
  );
});

function Change({ plate, table, feature }: { plate: TablePlate; table: Table; feature: Feature }) {
  const { id, kind, at } = feature;
  const area = table.areas.find((each) => each.id === id);
  const wall = table.ramparts.find((each) => each.id === id);
  if (area && kind === 'burning') return <Fire plate={plate} area={area} />;
  if (area) return <Trampled plate={plate} area={area} />;
  if (wall) return <Breach from={spotOfPlace(plate, wall.from)} to={spotOfPlace(plate, wall.to)} />;
  if (!at) return null;
  if (kind === 'entry') return <Entry plate={plate} at={at} />;
  if (kind === 'zone') return <Outline plate={plate} stand={at} />;
  const [x, y] = spotOfPlace(plate, at);
  return (
    <>
      <g className="site">
        <Outline plate={plate} stand={at} />
      </g>
      <g transform={`translate(${x} ${y}) rotate(${turnOnPlate(plate, at.facing)})`}>
        <Work kind={kind} w={unitsOf(at.frontage) / 2} d={unitsOf(at.depth) / 2} />
      </g>
      <text x={x} y={y + unitsOf(at.depth) / 2 + 14}>
        {kind === 'site' ? feature.label : ''}
      </text>
    </>
  );
}

/** The stretch of the table's edge where reinforcements come on: a line with heads pointing inward. */
function Entry({ plate, at }: { plate: TablePlate; at: Stand }) {
  const [x, y] = spotOfPlace(plate, at);
  const half = unitsOf(at.frontage) / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnOnPlate(plate, at.facing)})`}>
      <path className="casing" d={`M${-half} 0H${half}`} />
      <path className="line" d={`M${-half} 0H${half}`} />
      <path
        className="heads"
        d={steps(half, (along) => `M${along - 5} -3L${along} -11L${along + 5} -3Z`, 30)}
      />
    </g>
  );
}

/** Distance between signs sown over an area, in plate units. */
const SIGN_STEP = { fire: 26, straw: 11 } as const;

/** Spots inside an area, a little unevenly, the same at every redraw. */
function sown(plate: TablePlate, area: Area, step: number): { at: Spot; chance: number }[] {
  const seed = seedOf(area.id);
  const rings = area.rings.map((ring) => spotsOf(plate, ring));
  const [outer = []] = rings;
  const [xs, ys] = [outer.map(([x]) => x), outer.map(([, y]) => y)];
  const found: { at: Spot; chance: number }[] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step)
    for (let x = Math.min(...xs) + step / 2; x < Math.max(...xs); x += step) {
      const [i, j] = [Math.round(x), Math.round(y)];
      const at: Spot = [x + (hash(i, j, seed) - 0.5) * step * 0.8, y + (hash(j, i, seed) - 0.5) * step * 0.8];
      const inside = rings.filter((ring) => holds(ring, at)).length % 2 === 1;
      if (inside) found.push({ at, chance: hash(i, j, seed + 1) });
    }
  return found;
}

function spotsOf(plate: TablePlate, ring: Int32Array): Spot[] {
  return Array.from({ length: ring.length / 2 }, (_, i) =>
    spotOfPlace(plate, { x: ring[2 * i]!, y: ring[2 * i + 1]! } satisfies Place),
  );
}

/** True if a ring of spots encloses a spot. */
function holds(ring: readonly Spot[], [x, y]: Spot): boolean {
  return (
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }).length %
      2 ===
    1
  );
}

const FLAME = 'M0 4C-5 3 -6 -2 -3 -6C-3 -3 -1.4 -3 -1 -5C-1 -9 1 -11 2 -14C2.4 -9 6 -6 5.4 -1C5 2 3 4 0 4Z';
const HEART =
  'M.2 3.4C-2.4 3 -2.8 0 -1 -2.6C-.6 -1 .6 -1.6 .8 -4.4C2.4 -2.4 3.4 .6 2.4 2.2C1.8 3.2 1 3.6 .2 3.4Z';
const SMOKE = 'M0 0q-7 -3 -4 -9q-5 -6 2 -10q0 -8 8 -8q7 -5 12 1q8 1 7 8q0 6 -7 7q-3 6 -9 5q-3 6 -9 6Z';

/** A burning town: charred ground, flames among the houses, smoke drawing off to the north-east. */
function Fire({ plate, area }: { plate: TablePlate; area: Area }) {
  const fires = sown(plate, area, SIGN_STEP.fire);
  return (
    <>
      <path
        className="char"
        fillRule="evenodd"
        d={area.rings.map((ring) => drawRing(plate, ring)).join('')}
      />
      {fires.map(({ at: [x, y], chance }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${0.9 + chance * 0.6})`}>
          {chance > 0.55 && <path className="smoke" d={SMOKE} transform="translate(3 -14)" />}
          <path className="flame" d={FLAME} />
          <path className="heart" d={HEART} />
        </g>
      ))}
    </>
  );
}

/** Trampled corn: stalks laid this way and that. */
function Trampled({ plate, area }: { plate: TablePlate; area: Area }) {
  const stalks = sown(plate, area, SIGN_STEP.straw).map(({ at: [x, y], chance }) => {
    const turn = chance * Math.PI * 2;
    const [dx, dy] = [Math.cos(turn) * 5, Math.sin(turn) * 5];
    return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}q${(dx + dy * 0.4).toFixed(1)} ${(dy - dx * 0.4).toFixed(1)} ${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`;
  });
  return (
    <>
      <path className="mud" fillRule="evenodd" d={area.rings.map((ring) => drawRing(plate, ring)).join('')} />
      <path className="straw" d={stalks.join('')} />
    </>
  );
}

/** A breach: the middle of the wall fallen into rubble. */
function Breach({ from, to }: { from: Spot; to: Spot }) {
  const along = (share: number): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const stones = Array.from({ length: 14 }, (_, i) => {
    const [x, y] = along(0.16 + (0.68 * i) / 13);
    const [a, b] = [hash(i, 3, 5) - 0.5, hash(i, 7, 5) - 0.5];
    const r = 2.2 + hash(i, 9, 5) * 2.4;
    return `M${x + a * 8 - r} ${y + b * 12}l${r} ${-r}l${r * 1.2} ${r * 0.7}l${-r * 0.5} ${r}l${-r * 1.1} ${-r * 0.1}Z`;
  });
  return (
    <>
      <path className="gap" d={drawLine([along(0.12), along(0.88)])} />
      <path className="rubble" d={stones.join('')} />
    </>
  );
}

/** The works of engineers on a site of this length to each side of its middle, the front up. */
function Work({ kind, w, d }: { kind: Feature['kind']; w: number; d: number }) {
  const inset = 6;
  switch (kind) {
    case 'earthwork':
      return (
        <>
          <path
            className="bank"
            d={`M${-w} ${d}V${-d}H${w}V${d}H${w - inset}V${inset - d}H${inset - w}V${d}Z`}
          />
          <path className="bank-lines" d={steps(w, (x) => `M${x} ${-d}v${inset}`)} />
        </>
      );
    case 'bridge':
      return (
        <>
          <path className="planks" d={`M${-w * 0.6} ${-d}H${w * 0.6}V${d}H${-w * 0.6}Z`} />
          <path className="bank-lines" d={steps(d, (y) => `M${-w * 0.6} ${y}H${w * 0.6}`)} />
        </>
      );
    case 'ruin':
      return (
        <path
          className="broken"
          d={`M${-w * 0.6} ${-d * 0.5}L${w * 0.6} ${d * 0.5}M${w * 0.6} ${-d * 0.5}L${-w * 0.6} ${d * 0.5}`}
        />
      );
    case 'abatis':
      return (
        <path
          className="stakes"
          d={steps(
            w,
            (x) => `M${x - 4} ${-d + 8}L${x + 4} ${-d - 6}M${x + 4} ${-d + 8}L${x - 4} ${-d - 6}`,
            9,
          )}
        />
      );
    case 'cleared':
      return <path className="stakes cleared" d={steps(w, (x) => `M${x - 5} ${x % 4}l8 3`, 12)} />;
    default:
      return <path className="spade" d="M0 -10V6M-4 6H4V13Q0 17 -4 13ZM-4 -10H4" />;
  }
}

/** Draws a mark at every `step` units from one side to the other. */
function steps(half: number, draw: (at: number) => string, step = 5): string {
  let out = '';
  for (let at = step / 2 - half; at < half; at += step) out += draw(at);
  return out;
}
