/** What the table is given and what it tells: no rules, only stands, places in thousandths of an inch, and meanings. */
import type { Spot as Place, Table } from '@linstock/ground';
import type { Title } from '../margin/Margin.tsx';
import type { AnyBoardProps } from '../model.ts';

/** A name written on the table; `kind` as a survey's labels have it: road, water, height, place. */
export interface PlaceName {
  readonly text: string;
  readonly kind: string;
  /** Thousandths of an inch. */
  readonly at: Place;
}

/** The ground of a battle as the table shows it; keep the object the same as long as it means the same. */
export interface TablePicture {
  readonly table: Table;
  readonly names: readonly PlaceName[];
  readonly title: Title;
}

/** Props of the table. Places are `spot:24000,36500`, pieces are the scene's ids and have poses. */
export interface TableBoardProps extends AnyBoardProps {
  readonly ground: TablePicture;
  /** Seen from the northern side. */
  readonly turned: boolean;
}

/** The place of an id such as `spot:24000,36500`; null for any other. */
export function placeOf(id: string): Place | null {
  const found = /^spot:(-?\d+),(-?\d+)$/.exec(id);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The id of a place. */
export function idOfPlace({ x, y }: Place): string {
  return `spot:${x},${y}`;
}
