/** One of each overlay round the first company of a battle. */
import type { HexMap } from '@linstock/ground';
import type { Piece } from '@linstock/kernel';
import type { Overlay } from '../overlay/Overlays.tsx';
import type { Animation } from '../pieces/motion.ts';
import type { Ghost } from '../pieces/Pieces.tsx';
import { hexOfPlace, placeOfHex } from '../model.ts';

/** One of each thing the application may ask the board to show. */
interface Sample {
  readonly overlays: Overlay[];
  readonly animations: Animation[];
  readonly chosen: string[];
  readonly pickable: string[] | null;
  readonly ghosts: Ghost[];
}

/** What a selection might look like; nothing when `shown` is false. */
export function sampleOverlays(map: HexMap, pieces: readonly Piece[], shown: boolean): Sample {
  const alone = (place: string | null) => pieces.filter((piece) => piece.place === place).length <= 3;
  const foot = pieces.find(({ kind, side, place }) => kind === 'foot' && side === 0 && alone(place));
  const none: Sample = {
    overlays: [],
    animations: [],
    chosen: [],
    pickable: null,
    ghosts: [],
  };
  if (!shown || !foot?.place) return none;
  const from = hexOfPlace(foot.place);
  const within = (low: number, high: number) =>
    Array.from({ length: map.count }, (_, hex) => hex).filter((hex) => {
      const far = map.distances[from * map.count + hex] ?? 99;
      return far >= low && far <= high;
    });
  const beside = (hex: number, direction: number) => map.neighbours[hex * 6 + direction] ?? -1;
  const ahead = beside(from, 0);
  const path = [from, ahead, beside(ahead, 0), beside(beside(ahead, 0), 5)];
  const enemies = pieces.filter(({ side, place }) => side === 1 && place !== null).slice(0, 3);
  const near = within(1, 2).map(placeOfHex);
  const overlays: Overlay[] = [
    { kind: 'area', id: 'command', meaning: 'command', places: within(0, 4).map(placeOfHex) },
    {
      kind: 'band',
      id: 'band',
      band: 2,
      places: within(5, 5)
        .filter((hex) => (map.r[hex] ?? 0) < (map.r[from] ?? 0))
        .map(placeOfHex),
      text: '½',
    },
    {
      kind: 'area',
      id: 'go',
      meaning: 'go',
      places: near,
      texts: Object.fromEntries(near.map((place, i) => [place, String(1 + (i % 4))])),
    },
    { kind: 'area', id: 'cost', meaning: 'cost', places: within(3, 3).slice(0, 5).map(placeOfHex) },
    { kind: 'area', id: 'seen', meaning: 'seen', places: within(3, 3).slice(-5).map(placeOfHex) },
    { kind: 'area', id: 'target', meaning: 'target', places: enemies.map(({ place }) => place ?? '') },
    { kind: 'area', id: 'chosen', meaning: 'chosen', places: [foot.place] },
    { kind: 'path', id: 'path', places: path.map(placeOfHex) },
  ];
  const [seen] = enemies;
  if (seen?.place)
    overlays.push({
      kind: 'sight',
      id: 'sight',
      from: foot.place,
      to: seen.place,
      verdict: 'blocked',
      blockedAt: placeOfHex(path[2] ?? from),
    });
  return {
    overlays,
    animations: [
      { id: 'walk', kind: 'move', piece: foot.id, path: [...path.map(placeOfHex).reverse()] },
      { id: 'volley', kind: 'smoke', place: foot.place, towards: placeOfHex(ahead) },
    ],
    chosen: [foot.id],
    pickable: pieces.filter(({ side }) => side === 0).map(({ id }) => id),
    ghosts: [{ piece: foot.id, place: placeOfHex(path.at(-1) ?? from), facing: 600 }],
  };
}
