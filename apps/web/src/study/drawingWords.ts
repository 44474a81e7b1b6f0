import type { StudyDrawing } from '@linstock/battles/study';
import { inches, lengthNumber, lengthWords } from '@linstock/ground';
import { listNames, type Scene } from '@linstock/scene';
import type { FieldGround } from '../board/fieldGround.ts';
import { idOfPlace } from '../common/places.ts';

/** The id on the board of a place as studies name it; null if it is not on the board. */
export function boardPlaceOf(place: string, ground: FieldGround, scene: Scene | null): string | null {
  const [kind, rest = ''] = splitPlace(place);
  if (kind === 'piece') {
    const found = scene?.pieces.find(({ id }) => id === rest)?.place;
    return found ? idOfPlace(found) : null;
  }
  const [x = 0, y = 0] = rest.split(',').map(Number);
  if (kind === 'at') return idOfPlace({ spot: { x: 1000 * x, y: 1000 * y } });
  const hex = hexAt(ground, x, y);
  return hex < 0 ? null : idOfPlace({ hex });
}

/** The places that a drawing is about. */
export function placesOfDrawing(drawing: StudyDrawing): readonly string[] {
  switch (drawing.kind) {
    case 'arrow':
      return drawing.via;
    case 'ring':
      return drawing.about;
    case 'hexes':
      return drawing.hexes;
    default:
      return [drawing.at];
  }
}

/** A drawing in words, for readers who do not see it. */
export function describeDrawing(drawing: StudyDrawing, ground: FieldGround, scene: Scene | null): string {
  const name = (place: string) => namePlace(place, ground, scene);
  switch (drawing.kind) {
    case 'arrow':
      return `An arrow from ${name(drawing.via[0] ?? '')} to ${name(drawing.via.at(-1) ?? '')}.`;
    case 'ring':
      return `A ring around ${listNames([...new Set(drawing.about.map(name))])}.`;
    case 'hexes':
      return `Coloured: ${listNames(drawing.hexes.map(name))}.`;
    case 'number':
      return `${drawing.n} is at ${name(drawing.at)}.`;
    case 'words':
      return `“${drawing.words}” is written at ${name(drawing.at)}.`;
  }
}

function namePlace(place: string, ground: FieldGround, scene: Scene | null): string {
  const [kind, rest = ''] = splitPlace(place);
  if (kind === 'piece') return scene?.pieces.find(({ id }) => id === rest)?.name ?? 'a piece off the board';
  const [x = 0, y = 0] = rest.split(',').map(Number);
  if (kind === 'at')
    return `${lengthWords(inches(x))} from the west edge and ${lengthNumber(inches(y))} from the south edge`;
  const hex = hexAt(ground, x, y);
  const label = ground.kind === 'hexes' && hex >= 0 ? ground.picture.map.labels[hex] : undefined;
  return label === undefined ? 'a hex off the map' : `hex ${label}`;
}

function splitPlace(place: string): readonly [kind: string, rest: string | undefined] {
  const colon = place.indexOf(':');
  return [place.slice(0, colon), place.slice(colon + 1)];
}

function hexAt(ground: FieldGround, q: number, r: number): number {
  if (ground.kind !== 'hexes') return -1;
  const { map } = ground.picture;
  return map.labels.findIndex((_, hex) => map.q[hex] === q && map.r[hex] === r);
}
