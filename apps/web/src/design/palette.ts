/** Every pigment of the table that code needs by name. Colours for style sheets are in tokens.css. */

/** Tints of the drawn ground, by kind. */
export interface TerrainTints {
  readonly clear: string;
  readonly field: string;
  readonly wood: string;
  readonly hill1: string;
  readonly hill2: string;
  readonly hill3: string;
  readonly marsh: string;
  readonly water: string;
  readonly town: string;
  readonly rough: string;
}

/** The set of tints that the ground is drawn in: hand-tinted, as printed, or further apart for the eye. */
export type PaletteName = 'tinted' | 'plain' | 'high';

/**
 * Terrain tints; each pair stays apart in four kinds of vision (palette.test.ts), except the plain ones,
 * which leave it to the engraving.
 */
export const TERRAIN_TINTS: Record<PaletteName, TerrainTints> = {
  tinted: {
    clear: '#FCF2C6',
    field: '#F1C171',
    wood: '#A2B396',
    hill1: '#ECD79D',
    hill2: '#CDB274',
    hill3: '#B18E4E',
    marsh: '#BBDFD1',
    water: '#95BDCC',
    town: '#D08770',
    rough: '#CCD3B1',
  },
  plain: {
    clear: '#F8F3E4',
    field: '#F1E9D2',
    wood: '#DEDCCB',
    hill1: '#F0E9D6',
    hill2: '#E4DBC4',
    hill3: '#D6CBB1',
    marsh: '#E3E6DB',
    water: '#C6D3D6',
    town: '#DFCDBB',
    rough: '#E7E3D0',
  },
  high: {
    clear: '#F9F9D8',
    field: '#FEC364',
    wood: '#97AAA0',
    hill1: '#F6DD95',
    hill2: '#C2B369',
    hill3: '#9A8C43',
    marsh: '#B2DDD6',
    water: '#8BCBEA',
    town: '#BE8F77',
    rough: '#C7D1A7',
  },
};

/** Flat tints of a modelled table, until its cloth is painted. */
export const TABLE_GROUND_TINTS: TerrainTints = {
  clear: '#BFBA82',
  field: '#D9B765',
  wood: '#747C4E',
  hill1: '#C9C48E',
  hill2: '#D2CB98',
  hill3: '#DAD2A2',
  marsh: '#93A288',
  water: '#7C9FAE',
  town: '#CDB488',
  rough: '#A3A46E',
};

/** Inks of the engraving. */
export const INKS = {
  ink: '#2B2118',
  graver: '#4A3B28',
  sepia: '#7A5C3A',
  vellum: '#FBF5E6',
  paper: '#F4EAD2',
  shore: '#2F5D73',
  reed: '#2F5D50',
  road: '#F4E3B4',
  brick: '#8E3B2C',
  brickEdge: '#3E1710',
  leaf: '#C3D0B4',
} as const;

/** The two sides' colours, in the order of the rulebook: Crown, Continental. */
export const SIDE_COLOURS: readonly [string, string] = ['#9C2F2A', '#24466B'];

/** Lines of the overlays, drawn over a vellum casing. */
export const OVERLAY_LINES = {
  go: '#0F3D32',
  cost: '#2B2118',
  target: '#6E1F14',
  seen: '#1B3A78',
  chosen: '#111111',
  command: '#5A4632',
} as const;

const COATS: Readonly<Record<string, string>> = {
  scarlet: '#B5372F',
  red: '#B5372F',
  blue: '#2F4A78',
  green: '#3F6B54',
  'hunting shirt': '#CDBB95',
  brown: '#7B5B3D',
  black: '#1A1712',
  white: '#F1EBDD',
  grey: '#9A948A',
  buff: '#D9B98A',
};

const FACINGS: Readonly<Record<string, string>> = {
  buff: '#D9B98A',
  yellow: '#E2C04A',
  white: '#F1EBDD',
  'royal blue': '#27408B',
  blue: '#27408B',
  green: '#2E6B3E',
  'deep green': '#1F4A34',
  black: '#1A1712',
  scarlet: '#B5372F',
  red: '#B5372F',
  'sky blue': '#86A9C9',
  orange: '#D0752B',
  purple: '#5B3A6E',
  grey: '#9A948A',
  'hunting shirt': '#CDBB95',
  brown: '#7B5B3D',
};

const plain = (name: string) => name.trim().toLowerCase().replaceAll(/[-_]/g, ' ');

const HOMESPUN = '#9A948A';

function cloth(name: string, ...wardrobes: readonly Readonly<Record<string, string>>[]): string {
  if (/^#[0-9a-f]{6}$/i.test(name)) return name;
  return wardrobes.map((wardrobe) => wardrobe[plain(name)]).find((colour) => colour) ?? HOMESPUN;
}

/** Cloth of a coat by its name (`scarlet`, `hunting shirt`) or as `#rrggbb`; unknown names are homespun grey. */
export function colourOfCoat(name: string): string {
  return cloth(name, COATS, FACINGS);
}

/** Cloth of collar, cuffs and lapels by its name (`deep green`) or as `#rrggbb`; unknown ones are homespun grey. */
export function colourOfFacings(name: string): string {
  return cloth(name, FACINGS, COATS);
}
