import { type Leg, lengthWords, type TenthDegrees } from '@linstock/ground';
import { isOfficer, listNames, type Picked, type Place, type Scene, samePlace } from '@linstock/scene';
import { hexOfPlace, idOfPlace } from '../common/places.ts';

/** The names of places and of directions. */
export type PlaceNames = (place: Place | { readonly heading: TenthDegrees }) => string;

/** The name of one pick: a piece, a body, a place, a button. */
export function pickLabel(pick: Picked, scene: Scene | null, placeName: PlaceNames): string {
  if ('piece' in pick) return scene?.pieces.find((each) => each.id === pick.piece)?.name ?? pick.piece;
  if ('body' in pick) return scene?.bodies.find((each) => each.id === pick.body)?.name ?? pick.body;
  if ('hex' in pick) return hexLabel(pick, scene, placeName(pick));
  if ('spot' in pick || 'heading' in pick) return placeName(pick);
  if ('terrain' in pick) return pick.terrain;
  return 'leg' in pick ? legLabel(pick.leg, placeName) : pick.label;
}

/** A hex is named by its troops, so that no number is alone if there are any. */
function hexLabel(hex: Place, scene: Scene | null, called: string): string {
  const there = scene?.pieces.filter(({ place }) => place !== null && samePlace(place, hex)) ?? [];
  const troops = there.filter((piece) => !isOfficer(piece)).map(({ id }) => id);
  const bodies = scene?.bodies.filter(({ pieces }) => pieces.some((id) => troops.includes(id))) ?? [];
  const single = there.filter(
    ({ id }) => troops.includes(id) && !bodies.some(({ pieces }) => pieces.includes(id)),
  );
  const names = [...bodies, ...single].map(({ name }) => name);
  return names.length === 0
    ? Number.isNaN(Number(called))
      ? called
      : `hex ${called}`
    : `${listNames([...new Set(names)])}, ${called}`;
}

/** The words an officer would use for a leg: `advance 3 inches`, `wheel left 30 degrees`. */
function legLabel(leg: Leg, placeName: PlaceNames): string {
  switch (leg.kind) {
    case 'advance':
    case 'back':
      return `${leg.kind} ${lengthWords(leg.distance, 3)}`;
    case 'oblique':
      return `oblique ${leg.angle < 0 ? 'left' : 'right'} ${lengthWords(leg.distance, 3)}`;
    case 'wheel':
      return `wheel ${leg.about} ${Math.abs(leg.angle) / 10} degrees`;
    case 'about':
      return 'about';
    case 'turn':
      return `turn to ${leg.facing / 10} degrees`;
    case 'straight':
      return placeName({ spot: leg.to });
  }
}

/** The ids of a pick's pieces, to be ringed on the board: the whole of a body. */
export function idsOf(pick: Picked, scene: Scene | null): readonly string[] {
  if ('piece' in pick) return [pick.piece];
  if ('body' in pick) return scene?.bodies.find(({ id }) => id === pick.body)?.pieces ?? [];
  return 'hex' in pick || 'spot' in pick ? [idOfPlace(pick)] : [];
}

/** The id of the place that an id means: its own, or the place of the piece with that id. */
export function placeOfPiece(id: string | null, scene: Scene | null): string | null {
  if (id !== null && hexOfPlace(id) >= 0) return id;
  const place = scene?.pieces.find((piece) => piece.id === id)?.place ?? null;
  return place && idOfPlace(place);
}
