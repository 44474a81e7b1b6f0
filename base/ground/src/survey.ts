/** A surveyed battlefield, in yards: what the picture is drawn from and every board is made from. */

/** A place in survey yards: `[east, north]` of the south-west corner. */
export type Point = readonly [x: number, y: number];

/** A closed shape; the first corner is not repeated at the end. */
export type Outline = readonly Point[];

/** A line of two points or more. */
export type Polyline = readonly Point[];

/** Everything found by the survey, in drawing order: where covers overlap the later holds; the later hill gives the height. */
export interface Survey {
  readonly name: string;
  readonly date: string;
  /** West, south, east, north, in yards. */
  readonly bounds: readonly [number, number, number, number];
  readonly features: readonly Feature[];
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

/** A field or clearing; `cover` is `open` or `crop`. */
export interface Field {
  readonly kind: 'field';
  readonly name: string;
  readonly cover: string;
  readonly outline: Outline;
}

/** Wet ground; `crossing` says what it does to those who cross. */
export interface Swamp {
  readonly kind: 'swamp';
  readonly name: string;
  readonly crossing: string;
  readonly outline: Outline;
}

/** A stream. `crossing` begins with `bar` where no one crosses but by bridge or ford. */
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

/** A fence, wall or hedge; `type` is `rail`, `picket` and so on. */
export interface Fence {
  readonly kind: 'fence';
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

/** Where a unit stood: a line from its left to its right end, or a column from head to tail. */
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
  readonly commander: string;
  readonly line: Polyline;
}

/** Anything the survey shows. */
export type Feature =
  | Hill
  | Woods
  | Field
  | Swamp
  | Creek
  | Way<'road'>
  | Way<'ford'>
  | Way<'bridge'>
  | Fence
  | Building
  | Deployment;

/** The features of one kind, in drawing order. */
export function featuresOf<K extends Feature['kind']>(
  survey: Survey,
  kind: K,
): Extract<Feature, { kind: K }>[] {
  return survey.features.filter((feature): feature is Extract<Feature, { kind: K }> => feature.kind === kind);
}
