/** The remains of the fights on hexes, under the counters: smoke in front of units that fired, and the fallen at the corners. */

import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import { colourOfCoat } from '../../design/palette.ts';
import { hash, seedOf } from '../ground/seed.ts';
import { figureOf } from '../pieces/figureKind.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import type { Sight } from '../plate/sight.ts';
import type { Casualty, Relics, SmokeBank } from './relics.ts';

interface Props {
  readonly relics: Relics;
  readonly sight: Sight;
}

/** An SVG group; nothing in it can be pointed at. */
export const HexRelics = memo(function HexRelics({ relics, sight }: Props) {
  return (
    <g className="relics" aria-hidden="true">
      {relics.fallen.map((each) => (
        <OneFallen key={`${each.id}:${each.nth}`} fallen={each} sight={sight} />
      ))}
      {relics.smoke.map((each) => (
        <Bank key={each.id} bank={each} sight={sight} />
      ))}
    </g>
  );
});

/** A fallen man, horse or wheel on the ground, behind his unit's place. */
function OneFallen({ fallen: { id, kind, coat, lay, nth }, sight }: { fallen: Casualty; sight: Sight }) {
  const spot = 'hex' in lay ? sight.spotOf({ hex: lay.hex }) : null;
  if (!spot || !('hex' in lay)) return null;
  const chance = (n: number) => hash(nth * 7 + n, id.length, seedOf(id));
  const back = ((lay.facing ?? 0) / 10 + 180) * (Math.PI / 180);
  const [away, aside] = [(0.66 + 0.16 * chance(1)) * HEX_RADIUS, (chance(2) - 0.5) * 0.9 * HEX_RADIUS];
  const x = spot[0] + Math.sin(back) * away + Math.cos(back) * aside;
  const y = spot[1] - Math.cos(back) * away + Math.sin(back) * aside;
  const figure = figureOf(kind);
  return (
    <g className="fallen" transform={`translate(${x} ${y}) scale(.86 .66) rotate(${chance(3) * 360})`}>
      {figure === 'gun' ? (
        <path className="wheel" d="M-6 0A6 6 0 1 0 6 0A6 6 0 1 0 -6 0ZM-6 0H6M-3 -5.2L3 5.2M3 -5.2L-3 5.2" />
      ) : (
        <>
          {figure === 'rider' && <path className="horse" d="M-9 -6H6L12 -10V-5L7 0H-9ZM-7 0V6M2 0L5 6" />}
          <path className="limbs" d="M4 -1.4H10M4 1.4L9.4 3" />
          <path d="M-4 -2.6H4.4V2.6H-4Z" fill={colourOfCoat(coat)} />
          <circle className="face" cx="-6.2" cy="0" r="2" />
          <path className="hat" d="M-12 0.6L-9.4 -1.6L-8.6 2.4Z" />
        </>
      )}
    </g>
  );
}

/** Number of puffs in one bank of smoke, and its distance in front of the middle of the hex. */
const PUFFS = 7;
const BEFORE = 0.72 * HEX_RADIUS;

/** Density of smoke in the turn of the volley and in the next, and its drift by then, in plate units. */
const AGES = [
  { dense: 0.74, drift: 0 },
  { dense: 0.34, drift: 20 },
] as const;

function Bank({ bank: { id, lay, towards, age }, sight }: { bank: SmokeBank; sight: Sight }) {
  const from = 'hex' in lay ? sight.spotOf({ hex: lay.hex }) : null;
  const to = sight.spotOf(towards);
  if (!from || !to) return null;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const { dense, drift } = AGES[age];
  const seed = seedOf(id);
  const puffs = Array.from({ length: PUFFS }, (_, i): readonly [Spot, number] => {
    const aside = ((i + 0.5) / PUFFS - 0.5) * 1.25 * HEX_RADIUS;
    const ahead = BEFORE + (hash(i, 1, seed) - 0.5) * 9;
    const x = from[0] + dx * ahead - dy * aside + drift * (0.7 + 0.6 * hash(i, 2, seed));
    return [[x, from[1] + dy * ahead + dx * aside], 6 + 5 * hash(i, 3, seed) + age * 3];
  });
  return (
    <g className="bank" opacity={dense}>
      <path className="rim" d={puffsOf(puffs, 1, 0)} />
      <path className="shade" d={puffsOf(puffs, 1, 0)} />
      <path className="light" d={puffsOf(puffs, 0.84, 1.1)} />
      <path className="curls" d={puffs.map(curl).join('')} />
    </g>
  );
}

/** All puffs of a bank in one line, each smaller and moved towards the light: puffs inside the bank have no edges. */
function puffsOf(puffs: readonly (readonly [Spot, number])[], size: number, lit: number): string {
  return puffs
    .map(([[x, y], radius]) => {
      const [wide, high] = [radius * size, radius * size * 0.78].map(tenths);
      return `M${tenths(x - lit) - wide!} ${tenths(y - lit)}a${wide} ${high} 0 1 1 ${2 * wide!} 0a${wide} ${high} 0 1 1 ${-2 * wide!} 0Z`;
    })
    .join('');
}

/** The engraver's curl within every other puff. */
function curl([[x, y], radius]: readonly [Spot, number], nth: number): string {
  if (nth % 2 === 0) return '';
  const r = tenths(radius * 0.5);
  return `M${tenths(x) - r} ${tenths(y)}a${r} ${r} 0 0 0 ${tenths(1.5 * r)} ${tenths(0.75 * r)}`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
