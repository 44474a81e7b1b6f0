/** What just happened, as movement and smoke on the board and as lines of the log. Each switch names every kind there is. */
import type { Told } from '@linstock/kernel';
import { concernedIn, type Happening, happeningOf, type Place, type Scene, type Went } from '@linstock/scene';
import { idOfPlace } from '../board/model.ts';
import type { Animation } from '../board/pieces/motion.ts';

/** What entry `n` told, as movement and smoke, in the order told. The scene is that after it. */
export function animationsOf(n: number, told: readonly Told[], scene: Scene | null): Animation[] {
  return told.flatMap((each, i) => {
    const happening = happeningOf(each);
    return happening ? animationsOfOne(`${n}:${i}`, happening, scene) : [];
  });
}

function animationsOfOne(id: string, happening: Happening, scene: Scene | null): Animation[] {
  switch (happening.kind) {
    case 'move':
    case 'charge':
    case 'pursuit':
    case 'retreat':
    case 'flight':
      return happening.went
        .filter(goes)
        .map(({ piece, path }) => ({ id: `${id}:${piece}`, kind: 'move', piece, path }));
    case 'volley':
      return smokeOf(id, happening, scene);
    // Shown by what stands on the table afterwards: who is gone, thinned out, marked or turned.
    case 'rout':
    case 'melee':
    case 'loss':
    case 'removed':
    case 'body lost':
    case 'morale':
    case 'rally':
    case 'order':
    case 'formation':
    case 'officer':
    case 'placed':
    case 'ground':
    case 'reveal':
    case 'turn':
    case 'phase':
    case 'end':
    case 'note':
      return [];
  }
}

const goes = ({ path }: Went): boolean => ('hexes' in path ? path.hexes : path.poses).length > 1;

/** Smoke in front of each place that fires, once where several pieces share it. */
function smokeOf(
  id: string,
  { by, at, weapon }: Extract<Happening, { kind: 'volley' }>,
  scene: Scene | null,
): Animation[] {
  const placeOf = (piece: string) => scene?.pieces.find((each) => each.id === piece)?.place ?? null;
  const from = new Map(
    by
      .map(placeOf)
      .filter((place) => place !== null)
      .map((place) => [idOfPlace(place), place]),
  );
  return [...from].map(([key, place]) => ({
    id: `${id}:${key}`,
    kind: 'smoke',
    from: place,
    towards: at,
    weapon,
  }));
}

/** What of the log a line is: the head of a stretch of play, the setting up before it, or what happens in it. */
export function lineKindOf(told: Told): 'head' | 'set-up' | 'line' {
  switch (happeningOf(told)?.kind) {
    case 'turn':
    case 'phase':
      return 'head';
    case 'placed':
      return 'set-up';
    default:
      return 'line';
  }
}

/** Ids of the pieces and places a line is about, to be ringed. */
export function ringedBy(told: Told, scene: Scene | null, idOf: (place: Place) => string): string[] {
  const happening = happeningOf(told);
  if (!happening) return [];
  const { pieces, bodies, places } = concernedIn(happening);
  const members = (scene?.bodies ?? [])
    .filter(({ id }) => bodies.includes(id))
    .flatMap((body) => body.pieces);
  return [...pieces, ...members, ...places.map(idOf)];
}
