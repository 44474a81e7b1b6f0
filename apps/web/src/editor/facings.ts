/** The points of the compass, every 30 degrees: a facing of hexes is one of them, every one or every second. */
const POINTS = ['N', 'NNE', 'NE', 'E', 'SE', 'SSE', 'S', 'SSW', 'SW', 'W', 'NW', 'NNW'] as const;

/** A facing as the map shows it, north above: `NE`. */
export const nameFacing = (facing: number, facings: number): string =>
  POINTS[Math.round((facing * POINTS.length) / facings) % POINTS.length] ?? '';
