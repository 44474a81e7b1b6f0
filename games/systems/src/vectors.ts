import type { Vectors } from '@linstock/kernel';
import { needSystem } from './index.ts';

/**
 * The test vectors of a system, loaded through the package's export `./vectors`. For programs in Node: the package has
 * the name of the system's id, so no bundle for the page can contain them. Rejects with RangeError naming the known
 * systems.
 */
export async function loadVectors(id: string): Promise<Vectors> {
  const exported: unknown = await import(`@linstock/${needSystem(id).id}/vectors`);
  return (exported as { readonly vectors: Vectors }).vectors;
}
