/**
 * Unfinished forces, stored for this tab. So nothing is lost if the player looks at the ground or at an earlier
 * entry, or loads the page again.
 */
import type { Muster, MusterForce } from '@linstock/scene';
import { z } from 'zod';

const KEY = 'linstock-force:';

const shape = z.object({
  leaders: z.number().int().min(0).max(99),
  units: z
    .array(
      z.object({
        leader: z.number().int().min(0).max(99),
        kind: z.string(),
        arms: z.string(),
        marks: z.array(z.string()),
        count: z.number().int().min(1).max(99),
      }),
    )
    .max(99),
});

/** Keeps the force a side of a game is putting together. */
export function saveForce(of: string, force: MusterForce): void {
  try {
    sessionStorage.setItem(KEY + of, JSON.stringify(force));
  } catch {
    // The store is full or forbidden: the force lasts as long as the shop is open.
  }
}

/** The stored force, if it could have been bought in this muster; null otherwise. */
export function readForce(of: string, muster: Muster<unknown>): MusterForce | null {
  try {
    const read = shape.safeParse(JSON.parse(sessionStorage.getItem(KEY + of) ?? 'null'));
    return read.success && isSold(read.data, muster) ? read.data : null;
  } catch {
    return null;
  }
}

/** True if everything in a force can be bought. */
export function isSold({ leaders, units }: MusterForce, { kinds, leaders: led }: Muster<unknown>): boolean {
  return (
    leaders <= led.names.length &&
    units.every(({ leader, kind: id, arms, marks, count }) => {
      const kind = kinds.find((each) => each.id === id);
      return (
        kind !== undefined &&
        leader <= leaders &&
        count <= kind.most &&
        kind.arms.some((each) => each.id === arms) &&
        marks.every((mark) => kind.marks.some((each) => each.id === mark))
      );
    })
  );
}
