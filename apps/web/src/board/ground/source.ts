/** The painter's input about a ground, and the key of its pictures. */
import type { HexGround as HexField, TableGround as Laid } from '@linstock/scene';
import type { Bearing } from '../plate/tablePlate.ts';
import type { GroundSource } from './engraving.ts';
import { sceneryOf } from './scenery.ts';
import type { HexGround } from './surveyShapes.ts';
import type { TableGround } from './tableShapes.ts';

/**
 * A field of hexes as plain data for a painter. `ratio` is device pixels to a CSS pixel. With `numbers` false
 * the hexes are printed without numbers.
 */
export function prepareHexGround({ map, survey }: HexField, numbers: boolean, ratio = 1): HexGround {
  const { layout, q, r, labels } = map;
  return {
    kind: 'hexes',
    plate: { layout, q: [...q], r: [...r] },
    survey,
    labels: numbers ? labels : labels.map(() => ''),
    ratio,
  };
}

/**
 * A table as plain data for a painter, with what the survey of its battle says about open ground. North is up
 * unless a bearing is given.
 */
export function prepareTableGround(
  { table }: Laid,
  battle: string,
  name: string,
  bearing: Bearing = 0,
): TableGround {
  return { kind: 'table', table, scenery: sceneryOf(battle, table), name, bearing };
}

/** A key that two grounds share when they look alike from far: the numbers of their hexes are left out. */
export function makeGroundKey(source: GroundSource): string {
  const text = JSON.stringify(source.kind === 'hexes' ? { ...source, labels: [], ratio: undefined } : source);
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
