import type { Box } from '../../common/box.ts';
import type { Loop, Plate } from '../plate/plate.ts';
import type { Cover } from './covers.ts';
import type { Relief } from './hachures.ts';
import type { Scenery } from './scenery.ts';
import type { Course, Shape } from './shapes.ts';

/** A road, creek, ford or bridge; width in plate units. */
export interface Run {
  readonly course: Course;
  readonly width: number;
  /** A track is drawn broken. */
  readonly track: boolean;
}

/** A line that stops or shelters troops, or a railroad. */
export interface Barrier {
  readonly course: Course;
  readonly make: 'rail' | 'picket' | 'stone' | 'abatis' | 'rampart' | 'gate' | 'railroad';
}

/** Ground within rings by the even-odd rule, such as a lake with its islands. */
export interface RingedArea {
  readonly rings: readonly Loop[];
  readonly box: Box;
}

/** The hexes of a ground. */
export interface HexGrid {
  readonly plate: Plate;
  /** Number of each hex, in the order of the plate. */
  readonly labels: readonly string[];
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
}

/** The shapes of a ground: quick to work out, enough for flat tints. */
export interface EngravedShapes {
  /** Null on a free-measure table. */
  readonly grid: HexGrid | null;
  readonly seed: number;
  /** The places of signs and hachures. */
  readonly bounds: Box;
  /** The box around everything that is painted. */
  readonly sheet: Box;
  /** Marks on open ground of a table that mean nothing to the rules. */
  readonly scenery: readonly (Course & Pick<Scenery, 'kind'>)[];
  readonly relief: readonly Relief[];
  readonly covers: readonly Cover[];
  readonly creeks: readonly Run[];
  readonly waters: readonly RingedArea[];
  readonly roads: readonly Run[];
  readonly fords: readonly Run[];
  readonly bridges: readonly Run[];
  readonly fences: readonly Barrier[];
  readonly earthworks: readonly Shape[];
  readonly towns: readonly Shape[];
  readonly buildings: readonly Shape[];
  /** The line round the field; beyond it the ground fades. */
  readonly edge: readonly Loop[];
}
