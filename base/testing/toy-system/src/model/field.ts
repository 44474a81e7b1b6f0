import { type Table, tableOf } from '@linstock/ground';
import { canonical, type Options, sha256Hex } from '@linstock/kernel';
import { FULL_STRENGTH, LANES } from '../tables/index.ts';

/** The ground, which never changes. */
export interface Square {
  readonly table: Table;
}

/** The ground of a battle: twelve inches square, with a wood that has no effect. Throws RangeError for an unknown battle or option. */
export function fieldOf(battle: string, options: Options): Square {
  if (battle !== 'square')
    throw new RangeError(`The Drill Square has no battle "${battle}". Its battle is square.`);
  const [stray] = Object.keys(options);
  if (stray !== undefined) throw new RangeError(`The Drill Square has no option "${stray}".`);
  const wood = [
    [1, 5],
    [3, 5],
    [3, 7],
    [1, 7],
  ] as const;
  return {
    table: tableOf({ width: 12, height: 12, terrain: [{ id: 'copse', kind: 'woods', poly: wood }] }),
  };
}

/** SHA-256 of the field of a battle. */
export const battleHash = (battle: string): string =>
  sha256Hex(canonical({ battle, lanes: LANES, men: FULL_STRENGTH }));
