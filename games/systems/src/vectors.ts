import type { Vectors } from '@linstock/kernel';
import { needSystem } from './index.ts';

/**
 * The test vectors of a system, fetched through the room's own door `./vectors`. For programs in Node: the name of the
 * room is its system's id, so no bundle for the page can come to hold them. Rejects with RangeError naming the known
 * systems.
 */
export async function loadVectors(id: string): Promise<Vectors> {
  const room: unknown = await import(`@linstock/${needSystem(id).id}/vectors`);
  return (room as { readonly vectors: Vectors }).vectors;
}
