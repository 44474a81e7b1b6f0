/** The words on rings of range, on zones and on lines of fire, and their possible places along them. */

import { type Spot as Place, type Stand, shortLength, spotOf } from '@linstock/ground';
import { mapPair } from '@linstock/kernel';
import type { Spot } from '../../../common/box.ts';
import type { Trail } from '../../../play/steps/trail.ts';
import { spotOfPlace, type TablePlate } from '../../plate/tablePlate.ts';
import type { TableOverlay } from '../tableModel.ts';
import { outlineOf, standOfPoint } from '../union.ts';
import type { Word } from './place.ts';
import { LINE_HEIGHT_PX } from './unitNames.ts';

/** A word on the table that is not a name: its text, and its place among the words. */
export interface RangeWord {
  readonly text: string;
  readonly look: 'range' | 'shot';
  readonly word: Word;
}

const LETTER = 6.6;

/** The maximum amount of such a word that may be covered. */
const MAX_COVERED = 1.5;

/** One in `SPOT_STEP` spots of an outline is tried for its word. */
const SPOT_STEP = 8;

/** Bearings from its front, in degrees, at which a ring of range may have its word, the best first. */
const BEARINGS = [0, 14, -14, 28, -28, 42, -42, 60, -60, 80, -80];

/** The words of rings and zones: each once. */
export function listRangeWords(
  plate: TablePlate,
  overlays: readonly TableOverlay[],
  standOf: (piece: string) => Stand | undefined,
  scale: number,
  type: number,
): RangeWord[] {
  return overlays.flatMap((overlay): RangeWord[] => {
    if (overlay.kind === 'zones')
      return [saidAt(overlay.id, overlay.text, outerSpots(plate, overlay, scale), type)];
    if (overlay.kind !== 'ring' || overlay.text === undefined) return [];
    const stand = overlay.about ? standOfPoint(overlay.about) : standOf(overlay.piece);
    if (!stand) return [];
    const spots = BEARINGS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const far = overlay.to;
      return pixels(
        plate,
        scale,
      )(spotOf(stand, { right: far * Math.sin(angle), ahead: stand.depth / 2 + far * Math.cos(angle) }));
    });
    return [saidAt(overlay.id, overlay.text, spots, type)];
  });
}

/** The label on the outline of all that the selected units can reach. */
export function makeReachWord(
  plate: TablePlate,
  reach: readonly Place[],
  scale: number,
  type: number,
): RangeWord {
  const spots = reach.map(pixels(plate, scale)).toSorted((a, b) => a[1] - b[1]);
  return saidAt('reach', 'may end here', spots.slice(0, MAX_TRIED_PLACES), type);
}

/** The inches of the latest lines of fire, once for each target and distance. */
export function listShotWords(
  plate: TablePlate,
  trails: readonly Trail[],
  scale: number,
  type: number,
): RangeWord[] {
  const shots = trails.flatMap((trail) =>
    trail.kind === 'fire' && trail.far !== undefined && 'spot' in trail.from && 'spot' in trail.to
      ? [{ ...trail, from: trail.from.spot, to: trail.to.spot, far: trail.far }]
      : [],
  );
  const nearest = shots
    .toSorted((a, b) => Number(b.newest) - Number(a.newest) || a.far - b.far)
    .filter(
      ({ to, far }, i, all) =>
        all.findIndex((each) => apart(each.to, to) < 2000 && Math.abs(each.far - far) < 1500) === i,
    );
  return nearest.map(({ id, from, to, far, weapon }) => {
    const [a, b] = mapPair([from, to], pixels(plate, scale));
    const spots = [0.5, 0.38, 0.62, 0.26, 0.74].map(
      (share): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
    );
    return {
      ...saidAt(`shot:${id}`, `${shortLength(far, 1)} · ${weapon}`, spots, type),
      look: 'shot',
    };
  });
}

const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const pixels =
  (plate: TablePlate, scale: number) =>
  (place: Place): Spot => {
    const [x, y] = spotOfPlace(plate, place);
    return [x * scale, y * scale];
  };

function saidAt(id: string, text: string, spots: readonly Spot[], type: number): RangeWord {
  const places = spots.map((middle) => ({ middle, turn: 0 }));
  const wide = (text.length * LETTER + 4) * type;
  return {
    text,
    look: 'range',
    word: { id, wide, high: (LINE_HEIGHT_PX + 2) * type, places, bears: MAX_COVERED, apart: 0 },
  };
}

/** Spots along the outline of zones, from the top of the screen downwards. */
function outerSpots(
  plate: TablePlate,
  { zones }: Extract<TableOverlay, { kind: 'zones' }>,
  scale: number,
): Spot[] {
  return outlineOf(zones)
    .flat()
    .filter((_, i) => i % SPOT_STEP === 0)
    .map(pixels(plate, scale))
    .toSorted((a, b) => a[1] - b[1])
    .filter((_, i, all) => i % Math.ceil(all.length / MAX_TRIED_PLACES) === 0);
}

/** The maximum number of places on an outline that are tried for its word. */
const MAX_TRIED_PLACES = 36;
