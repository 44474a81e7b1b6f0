/**
 * Open ground of a survey that means nothing to the rules of a table: the crops of fields, and tracks. It is decoration only, so it has no
 * edge that could be taken for terrain of the rules.
 */
import { battleById } from '@linstock/battles';
import {
  distanceToLine,
  type Field,
  featuresOf,
  inches,
  type Spot as Place,
  type Point,
  type Road,
  type Survey,
  type Table,
} from '@linstock/ground';

/** A field or a track of the survey, in table coordinates; plain data, so that it can be posted to a worker. */
export interface Scenery {
  readonly kind: 'grass' | 'dry' | 'stubble' | 'crop' | 'ploughed' | 'track';
  /** The outline of a field, or the line of a track. */
  readonly line: readonly Place[];
}

/** The scenery of a battle's open ground. None if no survey shows exactly the ground of its table. */
export function sceneryOf(battle: string, table: Table): Scenery[] {
  const survey = battleById(battle)?.survey;
  const yards = survey && yardsAnInch(survey, table);
  return survey && yards ? sceneryIn(survey, table, yards) : [];
}

/**
 * The scale in yards to an inch at which a table shows exactly the ground of a survey; null if it shows another
 * ground.
 */
function yardsAnInch(
  { bounds: [west, south, east, north] }: Survey,
  { width, height }: Table,
): number | null {
  const across = (1000 * (east - west)) / width;
  return across === (1000 * (north - south)) / height ? across : null;
}

/**
 * Width in yards up to which a road is a track. Wider roads matter to the rules: if the table leaves one out, its
 * road is elsewhere.
 */
const TRACK = 5;

/** The survey's fields and tracks on a table. */
function sceneryIn(survey: Survey, { roads }: Table, yards: number): Scenery[] {
  const [west, south] = survey.bounds;
  const placed = (line: readonly Point[]): Place[] =>
    line.map(([x, y]) => ({ x: inches((x - west) / yards), y: inches((y - south) / yards) }));
  const tracks = featuresOf(survey, 'road').filter(({ width }) => width <= TRACK);
  return [
    ...featuresOf(survey, 'field').map(
      (field): Scenery => ({ kind: growthOf(field), line: placed(field.outline) }),
    ),
    ...tracks
      .map(({ line }): Scenery => ({ kind: 'track', line: placed(line) }))
      .filter(({ line }) => !roads.some((road) => isSame(road, line))),
  ];
}

/** The crop of a field, by the survey's data and by its name. */
function growthOf({ cover, name }: Field): Scenery['kind'] {
  if (cover !== 'open') return cover;
  if (/stubble/i.test(name)) return 'stubble';
  return /broomsedge|old field|dry/i.test(name) ? 'dry' : 'grass';
}

/** Maximum distance at which a track next to a road of the table counts as that road, drawn twice: thousandths of an inch. */
const SAME_ROAD_DISTANCE = 2500;

function isSame(road: Road, line: readonly Place[]): boolean {
  const course = road.line.map(({ x, y }): Point => [x, y]);
  return line.every(({ x, y }) => distanceToLine([x, y], course) <= SAME_ROAD_DISTANCE);
}
