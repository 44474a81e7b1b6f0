/** Woods, crops, water and other cover of a survey, as shapes on the plate. */
import { type AreaFeature, coverWordOf, type Feature } from '@linstock/ground';
import type { Loop } from '../plate/plate.ts';
import { hasSpotInside, makeNaturalShape, type Shape } from './shapes.ts';

/** The plants and floors of the ground, in the survey's order. Later ones cover earlier ones. */
export type Cover = { readonly shape: Shape; readonly name: string } & (
  | { readonly kind: 'woods'; readonly density: 'open' | 'light' | 'heavy' }
  | { readonly kind: 'field'; readonly crop: boolean; readonly furrow: number }
  | { readonly kind: 'swamp' }
);

type CoverFeature = Exclude<AreaFeature, { readonly kind: 'hill' | 'building' }>;

/** True if a feature covers ground. */
export function isCover(feature: Feature): feature is CoverFeature {
  return 'outline' in feature && coverWordOf(feature) !== null;
}

/** A cover drawn from a feature of the survey; `outline` is its outline on the plate. */
export function coverOf(feature: CoverFeature, outline: Loop, seed: number): Cover {
  const { name } = feature;
  switch (feature.kind) {
    case 'woods':
    case 'orchard':
      return { kind: 'woods', density: feature.density, name, shape: makeNaturalShape(outline, 5, seed) };
    case 'field': {
      const crop = feature.cover !== 'open';
      return {
        kind: 'field',
        crop,
        furrow: longestEdge(outline),
        name,
        shape: crop ? worked(outline, seed) : makeNaturalShape(outline, 3, seed),
      };
    }
    case 'swamp':
      return { kind: 'swamp', name, shape: makeNaturalShape(outline, 4, seed) };
    // Rough ground of a table is drawn so too.
    case 'boulders':
    case 'quarry':
      return { kind: 'woods', density: 'open', name, shape: makeNaturalShape(outline, 4, seed) };
  }
}

/** A ploughed field keeps its corners. */
function worked(outline: Loop, seed: number): Shape {
  return makeNaturalShape(
    outline.flatMap((spot) => [spot, spot, spot]),
    1,
    seed,
  );
}

function longestEdge(outline: Loop): number {
  let [longest, angle] = [0, 0];
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(nx - x, ny - y);
    if (length > longest) [longest, angle] = [length, Math.atan2(ny - y, nx - x)];
  });
  return angle;
}

/** The cover that counts at a spot, or null on open ground. */
export function findCover(covers: readonly Cover[], spot: readonly [number, number]): Cover | null {
  return covers.findLast((cover) => hasSpotInside(cover.shape, spot)) ?? null;
}
