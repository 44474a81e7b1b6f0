/** The names in our maps: of layers, of properties, and of things on layers. Data, in one place. */

/** The layers, from the bottom up. */
export const LAYERS = [
  'terrain',
  'height',
  'roads',
  'hexsides',
  'zones',
  'objectives',
  'labels',
  'units',
] as const;
export type LayerName = (typeof LAYERS)[number];

/** The layers of a table, from the bottom up. */
export const TABLE_LAYERS = ['ground', 'units'] as const;

/** The properties that are read of the things on each layer; of its tiles, for a layer of tiles. */
export const READ_PROPERTIES: Readonly<Record<LayerName, readonly string[]>> = {
  terrain: ['impassable', 'ways', 'level'],
  height: ['level'],
  roads: [],
  hexsides: [],
  zones: ['side', 'hole'],
  objectives: [],
  labels: ['bearing'],
  units: ['unit', 'side', 'facing', 'strength', 'formation'],
};

/** Words for lines that cross a hexside from middle to middle, such as roads. All others run along it. */
export const ROADS: readonly string[] = ['road', 'track', 'rail'];

/** The properties of a map. */
export const MAP = {
  format: 'linstock-format',
  battle: 'linstock-battle',
  rules: 'rules',
  yardsPerHex: 'yardsPerHex',
  /** Compass bearing of the map's top. */
  north: 'north',
  /** Survey yards of the middle of hex 0,0: `700,800`. */
  origin: 'linstock-origin',
  /** The hex that is cell 0,0: `-12,-11`. */
  firstHex: 'linstock-first-hex',
  /** The words for hexsides in their order. */
  sides: 'linstock-sides',
  facings: 'linstock-facings',
} as const;

/** The form in which all this is written. */
export const FORMAT = 1;
