import type { DrawnTable, PieceProperty } from '@linstock/ground';

/** The things that can be drawn on the ground of a battle: on a survey, or on a table. */

/** A thing that can be drawn. */
export interface DrawTool {
  /** The kind as the survey or the table has it. */
  readonly kind: string;
  readonly label: string;
  /** The letter that takes the tool. */
  readonly letter: string | null;
  readonly is: 'poly' | 'line' | 'spot';
  /** Its properties, as the survey or the table names them. */
  readonly settings: readonly Setting[];
}

/** One property of a drawn thing. */
export interface Setting {
  readonly property: string;
  readonly label: string;
  readonly usual: string | number | boolean;
  readonly choices:
    | { readonly is: 'number'; readonly from: number; readonly to: number; readonly step: number }
    | { readonly is: 'bool' }
    | { readonly is: 'word'; readonly words: readonly string[] }
    | { readonly is: 'text' };
}

const words = (property: string, label: string, ...list: readonly string[]): Setting => ({
  ...{ property, label, usual: list[0] ?? '' },
  choices: { is: 'word', words: list },
});
const number = (property: string, label: string, usual: number, from: number, to: number): Setting => ({
  ...{ property, label, usual },
  choices: { is: 'number', from, to, step: 1 },
});

const density = words('density', 'Growth', 'light', 'open', 'heavy');
const crossing = words('crossing', 'To cross', 'slow', 'barred but for bridges and fords');
const width = (usual: number): Setting => number('width_yd', 'Width, yards', usual, 1, 200);

/** The kinds of a survey, each with the properties that its file form needs. */
export const SURVEY_TOOLS: readonly DrawTool[] = [
  {
    ...{ kind: 'hill', label: 'Contour', letter: 'h', is: 'poly' },
    settings: [number('height_ft', 'Height, feet', 20, 1, 2000)],
  },
  { kind: 'woods', label: 'Wood', letter: 'w', is: 'poly', settings: [density] },
  { kind: 'orchard', label: 'Orchard', letter: 'o', is: 'poly', settings: [density] },
  {
    ...{ kind: 'field', label: 'Field', letter: 'f', is: 'poly' },
    settings: [words('cover', 'Growth', 'open', 'ploughed', 'crop')],
  },
  { kind: 'swamp', label: 'Marsh', letter: 'm', is: 'poly', settings: [crossing] },
  { kind: 'creek', label: 'Water', letter: 'a', is: 'line', settings: [width(8), crossing] },
  { kind: 'road', label: 'Road', letter: 'r', is: 'line', settings: [width(8)] },
  { kind: 'ford', label: 'Ford', letter: null, is: 'line', settings: [width(8)] },
  { kind: 'bridge', label: 'Bridge', letter: null, is: 'line', settings: [width(8)] },
  {
    ...{ kind: 'railroad', label: 'Railroad', letter: null, is: 'line' },
    settings: [words('type', 'Lies', 'level', 'cut', 'embankment'), crossing],
  },
  {
    ...{ kind: 'fence', label: 'Fence', letter: 'e', is: 'line' },
    settings: [words('type', 'Type', 'rail', 'picket', 'worm')],
  },
  { kind: 'wall', label: 'Wall', letter: 'l', is: 'line', settings: [words('type', 'Type', 'stone')] },
  { kind: 'ledge', label: 'Ledge', letter: null, is: 'line', settings: [words('type', 'Type', 'rock')] },
  { kind: 'building', label: 'House', letter: 'u', is: 'poly', settings: [] },
  { kind: 'boulders', label: 'Boulders', letter: null, is: 'poly', settings: [crossing] },
  { kind: 'quarry', label: 'Quarry', letter: null, is: 'poly', settings: [crossing] },
  {
    ...{ kind: 'label', label: 'Name', letter: 't', is: 'spot' },
    settings: [
      words('kind', 'Name of', 'place', 'water', 'road', 'height'),
      number('bearing', 'Written along the bearing', 90, 0, 359),
    ],
  },
];

/** The letters of the kinds of a table that are called otherwise than on a survey. */
const TABLE_LETTERS: Readonly<Record<string, string>> = {
  ...{ hill: 'h', woods: 'w', crop: 'f', marsh: 'm', water: 'a' },
  ...{ road: 'r', fence: 'e', wall: 'l', town: 'u' },
};

/** The kinds of terrain of a battle on a table. */
export function listTableTools({ kinds }: Pick<DrawnTable, 'kinds'>): DrawTool[] {
  return Object.entries(kinds).map(([kind, { is, says }]) => ({
    ...{ kind, label: writeKey(kind), letter: TABLE_LETTERS[kind] ?? null, is },
    settings: Object.entries(says).map(([property, asked]) => settingOf(property, asked)),
  }));
}

function settingOf(property: string, asked: PieceProperty): Setting {
  const label = writeKey(property);
  switch (asked.is) {
    case 'number': {
      const { from, to, whole } = asked;
      const choices = { is: 'number', from, to, step: whole ? 1 : 0.1 } as const;
      return { property, label, usual: from < 1 ? 1 : from, choices };
    }
    case 'bool':
      return { property, label, usual: false, choices: { is: 'bool' } };
    case 'word':
      return { property, label, usual: asked.words[0] ?? '', choices: { is: 'word', words: asked.words } };
  }
}

/** `highWall` and `army_commander` as words: `High wall`, `Army commander`. */
export function writeKey(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The usual properties of a thing that is drawn. */
export function findUsualSays({ settings }: DrawTool): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(settings.map(({ property, usual }) => [property, usual]));
}
