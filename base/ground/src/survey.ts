/** A surveyed battlefield, in yards: what the picture is drawn from and every board is made from. */

/** A place in survey yards: `[east, north]` of the south-west corner. */
export type Point = readonly [x: number, y: number];

/** A closed shape; the first corner is not repeated at the end. */
export type Outline = readonly Point[];

/** A line of two points or more. */
export type Polyline = readonly Point[];

/**
 * All features of the survey, in drawing order: the later of overlapping covers counts, and the later hill
 * defines the height.
 */
export interface Survey {
  readonly name: string;
  readonly date: string;
  /** West, south, east, north, in yards. */
  readonly bounds: readonly [number, number, number, number];
  readonly features: readonly Feature[];
}

/** The ground of a battle and its names: what a rule system needs to lay the battle out. */
export interface Battlefield {
  /** `cowpens`: short, stable, used in addresses and records. */
  readonly id: string;
  readonly title: string;
  /** Names to write on the map. */
  readonly labels: readonly PlaceName[];
  readonly survey: Survey;
}

/** A battlefield of a file, which may bring its own table in the place of a survey. */
export type FileField = Omit<Battlefield, 'survey'> & { readonly survey: Survey | null };

/** A name to write on a map of it. */
export interface PlaceName {
  readonly text: string;
  readonly kind: 'water' | 'road' | 'height' | 'place';
  /** Survey yards of its middle. */
  readonly at: Point;
  /** Compass bearing the line of writing runs along, in degrees; 90 reads from west to east. */
  readonly bearing: number;
}

/** Ground above its surroundings; `height` in feet above the lowest ground of the survey. */
export interface Hill {
  readonly kind: 'hill';
  readonly name: string;
  readonly height: number;
  readonly outline: Outline;
}

/** Trees, from cattle-grazed (`open`) to thick (`heavy`). */
export interface Woods {
  readonly kind: 'woods';
  readonly name: string;
  readonly density: 'open' | 'light' | 'heavy';
  readonly outline: Outline;
}

/** Fruit trees in rows, `open` to sight and step. */
export interface Orchard {
  readonly kind: 'orchard';
  readonly name: string;
  readonly density: Woods['density'];
  readonly outline: Outline;
}

/** Broken ground: scattered rocks, or a quarry. `crossing` is its effect on troops that cross it. */
export interface BrokenGround<K extends 'boulders' | 'quarry'> {
  readonly kind: K;
  readonly name: string;
  readonly crossing: string;
  readonly outline: Outline;
}

/** A field or clearing; `cover` is `open`, `ploughed` or `crop`. */
export interface Field {
  readonly kind: 'field';
  readonly name: string;
  readonly cover: 'open' | 'ploughed' | 'crop';
  readonly outline: Outline;
}

/** Wet ground; `crossing` is its effect on troops that cross it. */
export interface Swamp {
  readonly kind: 'swamp';
  readonly name: string;
  readonly crossing: string;
  readonly outline: Outline;
}

/** A stream. `crossing` begins with `bar` if it can only be crossed by bridge or ford. */
export interface Creek {
  readonly kind: 'creek';
  readonly name: string;
  readonly width: number;
  readonly crossing: string;
  readonly line: Polyline;
}

/** A road, or the part of one that fords or bridges a creek. */
export interface Way<K extends 'road' | 'ford' | 'bridge'> {
  readonly kind: K;
  readonly name: string;
  readonly width: number;
  readonly line: Polyline;
}

/** A railroad, its rails laid or not; `type` says where it runs in a `cut`, on an `embankment` or `level` with the ground. */
export interface Railroad {
  readonly kind: 'railroad';
  readonly name: string;
  readonly type: string;
  /** Yards; null if the survey does not say. */
  readonly width: number | null;
  /** Feet of the cut or of the bank; null if the survey does not say. */
  readonly depth: number | null;
  readonly crossing: string;
  readonly line: Polyline;
}

/** Shelter along a line: a fence (`type` `rail`, `picket` …), a wall (`stone`), or a ledge of rock. */
export interface Barrier<K extends 'fence' | 'wall' | 'ledge'> {
  readonly kind: K;
  readonly name: string;
  readonly type: string;
  readonly line: Polyline;
}

/** A building's ground plan. */
export interface Building {
  readonly kind: 'building';
  readonly name: string;
  readonly outline: Outline;
}

/** The place of a unit: a line from its left to its right end, or a column from head to tail. */
export interface Deployment {
  readonly kind: 'deployment';
  readonly side: string;
  readonly unit: string;
  readonly men: number;
  /** Degrees clockwise from north. */
  readonly facing: number;
  /** 0 before the fight, 1 at its opening, 2 at a later stage. */
  readonly phase: number;
  readonly formation: string;
  readonly arms: string;
  readonly guns: number;
  readonly mounted: boolean;
  readonly quality: string;
  /** Null if there is no name. */
  readonly commander: string | null;
  readonly line: Polyline;
}

/** Anything the survey shows. */
export type Feature =
  | Hill
  | Woods
  | Orchard
  | BrokenGround<'boulders'>
  | BrokenGround<'quarry'>
  | Field
  | Swamp
  | Creek
  | Way<'road'>
  | Way<'ford'>
  | Way<'bridge'>
  | Railroad
  | Barrier<'fence'>
  | Barrier<'wall'>
  | Barrier<'ledge'>
  | Building
  | Deployment;

/** A feature that is ground, and not where troops stood. */
export type GroundFeature = Exclude<Feature, Deployment>;

/** A feature with an outline: a height, a building, or what covers the ground there. */
export type AreaFeature = Extract<Feature, { readonly outline: Outline }>;

/** The survey's word for what covers the ground of a feature, as hex maps have it; null for a height or a building. */
export function coverWordOf(feature: AreaFeature): string | null {
  switch (feature.kind) {
    case 'woods':
      return `${feature.density}-wood`;
    case 'field':
      return feature.cover === 'open' ? 'field' : feature.cover;
    case 'swamp':
      return 'marsh';
    case 'orchard':
    case 'boulders':
    case 'quarry':
      return feature.kind;
    case 'hill':
    case 'building':
      return null;
  }
}

/** The plain word for a feature on a table; null for a railroad, of which only a system knows what it does. */
export function plainWordOf(feature: GroundFeature): string | null {
  switch (feature.kind) {
    case 'field':
      return feature.cover === 'crop' ? 'crop' : 'field';
    case 'swamp':
      return 'marsh';
    case 'creek':
      return 'water';
    case 'orchard':
      return 'woods';
    case 'boulders':
    case 'quarry':
      return 'rough';
    case 'ledge':
      return 'wall';
    case 'railroad':
      return null;
    case 'woods':
    case 'hill':
    case 'building':
    case 'fence':
    case 'wall':
    case 'road':
    case 'ford':
    case 'bridge':
      return feature.kind;
  }
}

/** The features of one kind, in drawing order. */
export function featuresOf<K extends Feature['kind']>(
  survey: Survey,
  kind: K,
): Extract<Feature, { kind: K }>[] {
  return survey.features.filter((feature): feature is Extract<Feature, { kind: K }> => feature.kind === kind);
}

/** The surveyed line of a unit at a stage of the battle. Refuses a unit the survey does not know. */
export function deploymentOf(survey: Survey, phase: number, side: string, unit: string): Deployment {
  const found = featuresOf(survey, 'deployment').find(
    (feature) => feature.unit === unit && feature.phase === phase && feature.side === side,
  );
  if (found) return found;
  throw new Error(
    `The survey of ${survey.name} has no ${side} unit "${unit}" at stage ${phase}; name a unit as the survey does.`,
  );
}
