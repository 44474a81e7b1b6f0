/** The places of the names on the ground. Troops do not cover them and the window's edge does not cut them. */

import { featuresOf, insideOutline, type PlaceName, type Survey } from '@linstock/ground';
import { type Box, contains, growBox, type Spot } from '../../common/box.ts';
import { findCheapestPlace, IMPOSSIBLE, placeInTurn } from '../../common/placement.ts';
import { paceLine } from '../ground/shapes.ts';
import { HEX_RADIUS, HEX_STEP, type Plate, spotOfYards } from '../plate/plate.ts';
import { turnOf, turnUpright } from './names.ts';

/** A name on the plate, by the middle of its foot and its angle. */
export interface PlacedName {
  readonly name: PlaceName;
  readonly at: Spot;
  readonly turn: number;
}

/** The boxes that names must avoid. */
interface NameSurroundings {
  /** CSS pixels to a plate unit. */
  readonly k: number;
  /** The visible part of the plate. */
  readonly window: Box;
  /** The places of troops. */
  readonly busy: readonly Spot[];
  /** The other texts, on the plate. */
  readonly taken?: readonly Box[];
}

/**
 * Letters of a name on the screen: 16 px high if the plate is drawn at its own size; and their width as a share of
 * their height.
 */
const LETTER_HEIGHT_PX = 16;
const LETTER_WIDTH_SHARE = 0.6;

/** Minimum distance of letters from the middle of a hex with troops, in plate units. */
const TROOP_GAP = 0.86 * HEX_RADIUS;

/** Minimum distance between the letters of two names, by the height of a letter. */
const NAME_GAP = 1.05;

/** Maximum move of a name: along its road or creek, or from its hill, in plate units. */
const MAX_SHIFT_ALONG = 7 * HEX_STEP;
const MAX_SHIFT_ASIDE = 1.8 * HEX_STEP;

/** Distance of a name above its road or creek, and above its house. */
const HEIGHT_ABOVE = { road: 9, water: 9, place: 16, height: 0 } as const;

/** All names that fit, each as near as possible to its own place. If two would collide, the later one moves. */
export function placeNames(
  plate: Plate,
  survey: Survey,
  names: readonly PlaceName[],
  seen: NameSurroundings,
): PlacedName[] {
  const size = LETTER_HEIGHT_PX / Math.min(1.7, Math.max(0.55, seen.k));
  const about = (seen.taken ?? []).map((box) => growBox(box, size / 2));
  const placed = placeInTurn<PlaceName, PlacedName & { readonly letters: readonly Spot[] }>(
    names,
    (name, others) => {
      const written = others.flatMap(({ letters }) => letters);
      const found = findCheapestPlace(placesOf(plate, survey, name), (place, limit) => {
        const letters = lettersOf(place, name, size);
        const cost = letters.every((spot) => contains(seen.window, spot)) ? 0 : CUT_COST;
        if (cost >= limit) return cost;
        return isFree(letters, seen.busy, about, size) && !touchesAny(letters, written, size)
          ? cost
          : IMPOSSIBLE;
      });
      return found && { name, ...found.place, letters: lettersOf(found.place, name, size) };
    },
  );
  return placed.flatMap((each) => (each ? [{ name: each.name, at: each.at, turn: each.turn }] : []));
}

/** The cost of a name that the window's edge cuts; a whole name costs nothing. */
const CUT_COST = 1;

type Place = Omit<PlacedName, 'name'>;

/** Its own place first, then others, the nearer first. */
function placesOf(plate: Plate, survey: Survey, name: PlaceName): Place[] {
  const at = spotOfYards(plate, name.at);
  const turn = turnOf(plate, survey, name);
  const far = ([x, y]: Spot) => Math.hypot(x - at[0], y - at[1]);
  const others =
    name.kind === 'road' || name.kind === 'water'
      ? alongOf(plate, survey, name.kind, at).filter((place) => far(place.at) < MAX_SHIFT_ALONG)
      : onOwnHill(plate, survey, name, at, asideOf(at));
  const own = { at: lifted(at, turn, HEIGHT_ABOVE[name.kind]), turn };
  return [own, ...others.sort((a, b) => far(a.at) - far(b.at))];
}

/** Places along the road or creek a name belongs to, on the field. */
function alongOf(plate: Plate, survey: Survey, kind: 'road' | 'water', at: Spot): Place[] {
  const features = kind === 'road' ? featuresOf(survey, 'road') : featuresOf(survey, 'creek');
  const lines = features.map(({ line }) => line.map((point) => spotOfYards(plate, point)));
  const steps = lines.map((line) => paceLine(line, HEX_RADIUS, false));
  const gap = (line: readonly { readonly at: Spot }[]) =>
    Math.min(...line.map((step) => Math.hypot(step.at[0] - at[0], step.at[1] - at[1])));
  const [own] = steps.sort((a, b) => gap(a) - gap(b));
  return (own ?? [])
    .filter((step) => contains(plate.field, step.at))
    .map((step) => {
      const turn = turnUpright((Math.atan2(step.along[1], step.along[0]) * 180) / Math.PI);
      return { at: lifted(step.at, turn, HEIGHT_ABOVE[kind]), turn };
    });
}

/**
 * The places for the name of a height that are on its own hill: next to it they would name the next hill. Upland with other hills on it
 * belongs to no name.
 */
function onOwnHill(
  plate: Plate,
  survey: Survey,
  { kind }: PlaceName,
  at: Spot,
  places: readonly Place[],
): Place[] {
  const outlines = featuresOf(survey, 'hill').map(({ outline }) =>
    outline.map((point) => spotOfYards(plate, point)),
  );
  const others = outlines.filter((outline) => !insideOutline(at, outline));
  const own = outlines.filter(
    (outline) =>
      kind === 'height' &&
      insideOutline(at, outline) &&
      !others.some((other) => other.every((spot) => insideOutline(spot, outline))),
  );
  return places.filter(
    (place) => own.length === 0 || own.some((outline) => insideOutline(place.at, outline)),
  );
}

/** Places about a hill or house. */
function asideOf([x, y]: Spot): Place[] {
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((share) => share * MAX_SHIFT_ASIDE);
  return steps.flatMap((right) => steps.map((down): Place => ({ at: [x + right, y + down], turn: 0 })));
}

/** A spot at this distance above a line that is turned by these degrees. */
function lifted([x, y]: Spot, turn: number, by: number): Spot {
  const angle = (turn * Math.PI) / 180;
  return [x + Math.sin(angle) * by, y - Math.cos(angle) * by];
}

/** Spots in the middle of the letters of a name, from its first to its last. */
export function lettersOf({ at: [x, y], turn }: Place, { text }: PlaceName, size: number): Spot[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middle = -size * 0.3;
  return Array.from({ length: text.length + 1 }, (_, i): Spot => {
    const right = (i - text.length / 2) * LETTER_WIDTH_SHARE * size;
    return [x + right * cos - middle * sin, y + right * sin + middle * cos];
  });
}

function isFree(
  letters: readonly Spot[],
  busy: readonly Spot[],
  about: readonly Box[],
  size: number,
): boolean {
  const room = TROOP_GAP + size * 0.3;
  return letters.every(
    (spot) =>
      !busy.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < room) &&
      !about.some((box) => contains(box, spot)),
  );
}

/** True if letters are too near to those of a name that is placed already. */
function touchesAny(letters: readonly Spot[], written: readonly Spot[], size: number): boolean {
  return letters.some(([x, y]) => written.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < NAME_GAP * size));
}
