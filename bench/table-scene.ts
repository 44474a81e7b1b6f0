import { passesDeep, type Spot, type Stand, type TerrainPiece, tableOf } from '@linstock/ground';
import { seededChance } from '@linstock/kernel';

/** The scene of the table bench: the same stands, terrain and lines for us and for the peers. */

const chance = seededChance('table');
const between = (low: number, high: number): number => low + chance.below(high - low + 1);

const stand = (x: number, y: number): Stand => ({
  x,
  y,
  facing: chance.below(3600),
  frontage: 3000,
  depth: 3000,
});

/** Pairs of stands that are near: a stand's breadth apart or less, some overlapping. */
export const pairs: readonly (readonly [Stand, Stand])[] = Array.from({ length: 400 }, () => [
  stand(36_000, 24_000),
  stand(36_000 + between(-6000, 6000), 24_000 + between(-6000, 6000)),
]);

/** Forty pieces of terrain, 3 to 9 inches a side, anywhere on a table of 72 by 48 inches. */
const terrain: TerrainPiece[] = Array.from({ length: 40 }, (_, n) => {
  const [w, h] = [between(1500, 4500) / 1000, between(1500, 4500) / 1000];
  const [x, y] = [between(5, 67), between(5, 43)];
  const poly = [
    [x - w, y - h],
    [x + w, y - h / 2],
    [x + w, y + h],
    [x - w, y + h / 2],
  ] as const;
  return { id: `wood ${n}`, kind: 'woods', poly };
});
/** The table they lie on. */
export const board = tableOf({ width: 72, height: 48, terrain });

const spot = (): Spot => ({ x: chance.below(72_001), y: chance.below(48_001) });

/** Lines from anywhere to anywhere on the table. */
export const lines: readonly (readonly [Spot, Spot])[] = Array.from({ length: 256 }, () => [spot(), spot()]);

/** True if a line meets none of the terrain. */
export function seen(from: Spot, to: Spot): boolean {
  return !board.areas.some((area) => passesDeep(area, from, to, 0));
}
