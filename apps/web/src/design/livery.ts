import type { SystemManifest } from '@linstock/kernel';

/** The class for elements that show the sides of a system: it sets which side is red and which blue. */
export function liveryOf({ colours }: Pick<SystemManifest, 'colours'>): string {
  return `sides-${colours?.join('-') ?? 'red-blue'}`;
}
