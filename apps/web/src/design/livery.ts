import type { SystemManifest } from '@linstock/kernel';

/** The class of what shows sides of a system: it says which of them is red and which blue. */
export function livery({ colours }: Pick<SystemManifest, 'colours'>): string {
  return `sides-${colours?.join('-') ?? 'red-blue'}`;
}
