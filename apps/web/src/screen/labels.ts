import type { Picked, Place, Scene } from '@linstock/scene';

/** What places are called. */
export type PlaceNames = (place: Place) => string;

/** What to call one pick: a piece, a body, a place, a button. */
export function pickLabel(pick: Picked, scene: Scene | null, placeName: PlaceNames): string {
  if ('piece' in pick) return scene?.pieces.find((each) => each.id === pick.piece)?.name ?? pick.piece;
  if ('body' in pick) return scene?.bodies.find((each) => each.id === pick.body)?.name ?? pick.body;
  if ('hex' in pick || 'spot' in pick) return placeName(pick);
  if ('terrain' in pick) return pick.terrain;
  if ('heading' in pick) return `facing ${pick.heading / 10} degrees`;
  return 'leg' in pick ? placeName({ spot: pick.leg }) : pick.label;
}
