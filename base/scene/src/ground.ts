import type { HexMap, PlaceName, Spot, Survey, Table } from '@linstock/ground';

/** The ground a game is fought on, as a page draws it. */
export type Ground = HexGround | TableGround;

/** A map of hexes, the survey it was made of, and the names written on it. */
export interface HexGround {
  readonly kind: 'hexes';
  readonly map: HexMap;
  readonly survey: Survey;
  readonly names: readonly PlaceName[];
}

/** A name written on a table, and the place of its middle. */
export interface TableName {
  readonly text: string;
  readonly kind: PlaceName['kind'];
  readonly at: Spot;
}

/** A free-measure table, and what is written on it. */
export interface TableGround {
  readonly kind: 'table';
  readonly table: Table;
  readonly names: readonly TableName[];
}
