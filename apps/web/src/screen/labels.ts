import type { Scene } from '@linstock/scene';
import { kindOf } from './narrowing.ts';

/** What places are called, by place id. */
export type PlaceNames = (place: string) => string;

/** What to call one pick: a piece, a body, a place, a button. */
export function pickLabel(pick: string, scene: Scene | null, placeName: PlaceNames): string {
  const piece = scene?.pieces.find((each) => each.id === pick);
  if (piece) return piece.name;
  const body = scene?.bodies.find((each) => each.id === pick);
  if (body) return body.name;
  const kind = kindOf(pick);
  if (kind === 'button') return buttonLabel(pick.slice('button:'.length));
  if (kind === 'face') return `facing ${Number(pick.slice('face:'.length)) + 1}`;
  return placeName(pick);
}

/** `Move and fire` of `MOVE_AND_FIRE`, `Line infantry` of `lineInfantry`. */
export function buttonLabel(word: string): string {
  const text = word
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
