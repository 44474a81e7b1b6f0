/** The words of a card about the ground: its name, its cover, its height. */
import {
  areasAt,
  centre,
  type HexMap,
  levelAt,
  type Spot,
  type Table,
  terrainOf,
  WAYS,
} from '@linstock/ground';
import type { Guide } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { FieldGround } from '../../board/fieldGround.ts';
import { hexOfPlace, placeFrom } from '../../common/places.ts';
import { removeName } from './textWithoutName.ts';

/** Words for a piece of ground. */
export interface GroundWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The words for a place; null off the field, and for open table of which there is nothing to say. */
export function describeGround(place: string, ground: FieldGround, guide: Guide | null): GroundWords | null {
  if (ground.kind === 'table') {
    const at = placeFrom(place);
    return 'spot' in at ? spotWords(at.spot, ground.picture.table, guide) : null;
  }
  const hex = hexOfPlace(place);
  const { map, names } = ground.picture;
  if (hex < 0 || hex >= map.count) return null;
  const { x, y } = centre(map, hex);
  const within = map.layout.yardsPerHex;
  const near = names.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) <= within);
  const word = terrainOf(map, hex);
  const says = guide?.signs.ground[word] ?? `${sentence(word.replaceAll('-', ' '))}.`;
  const title = `${near?.text ?? sentence(word.replaceAll('-', ' '))}, ${map.labels[hex] ?? ''}`;
  const of = [removeName(says, title), height(map, hex)].filter(Boolean).join(' ');
  return {
    title,
    lines: [of, ...features(map, hex), ...(guide ? [guide.signs.scale] : [])].filter(Boolean),
  };
}

/** The height of a hex, and whether the ground rises or falls towards its neighbours. */
function height(map: HexMap, hex: number): string {
  const own = map.level[hex] ?? 0;
  const beside = [...map.neighbours.slice(6 * hex, 6 * hex + 6)].filter((each) => each >= 0);
  const levels = beside.map((each) => map.level[each] ?? 0);
  const [falls, rises] = [levels.some((each) => each < own), levels.some((each) => each > own)];
  const slope =
    falls && rises ? ', on a slope' : falls ? ', at the top of a slope' : rises ? ', at its foot' : '';
  return own === 0 && slope === ''
    ? ''
    : `Level ${own}${slope === ', at its foot' ? ', at the foot of a slope' : slope}.`;
}

const WAY_WORDS: readonly (readonly [keyof typeof WAYS, string])[] = [
  ['road', 'a road'],
  ['creek', 'a stream'],
  ['ford', 'a ford'],
  ['bridge', 'a bridge'],
  ['fence', 'a fence'],
];

function features(map: HexMap, hex: number): string[] {
  const ways = WAY_WORDS.filter(([way]) => ((map.ways[hex] ?? 0) & WAYS[way]) !== 0).map(([, word]) => word);
  const structure = map.structure[hex] ?? null;
  const there = [...(structure === null ? [] : [`a ${structure}`]), ...ways];
  return [
    ...(there.length > 0 ? [`Here: ${there.join(', ')}.`] : []),
    ...(map.impassable[hex] === 1 ? ['Nobody can go here.'] : []),
  ];
}

function spotWords(spot: Spot, table: Table, guide: Guide | null): GroundWords | null {
  const [top, ...under] = areasAt(table, spot).toReversed();
  if (!top) return null;
  const level = levelAt(table, spot);
  const says = [top, ...under].map(
    ({ kind, looks }) => guide?.signs.ground[kind] ?? guide?.signs.ground[looks],
  );
  const title = sentence(WORDS[top.looks] ?? top.looks);
  const lines = [...new Set(says.filter((line) => line !== undefined))].map((line) =>
    removeName(line, title),
  );
  return {
    title,
    lines: [...lines.filter(Boolean), ...(level > 0 ? [`Level ${level}.`] : [])],
  };
}

const WORDS: Readonly<Record<string, string>> = {
  earthwork: 'works',
  field: 'broken ground',
  rough: 'rough ground',
};
