import type { Place } from '@linstock/scene';

/** The hex of a place id such as `hex:17`; -1 for any other. */
export function hexOfPlace(place: string): number {
  const found = /^hex:(\d+)$/.exec(place);
  return found ? Number(found[1]) : -1;
}

/** The place id of a hex. */
export function placeOfHex(hex: number): string {
  return `hex:${hex}`;
}

/** The place that an id such as `hex:17` or `spot:24000,36500` means. Throws RangeError for any other. */
export function placeFrom(id: string): Place {
  const hex = hexOfPlace(id);
  if (hex >= 0) return { hex };
  const found = /^spot:(-?\d+),(-?\d+)$/.exec(id);
  if (!found) throw new RangeError(`"${id}" is the id of no place; a hex or a spot was expected.`);
  return { spot: { x: Number(found[1]), y: Number(found[2]) } };
}

/** The id of a place. */
export function idOfPlace(place: Place): string {
  return 'hex' in place ? placeOfHex(place.hex) : `spot:${place.spot.x},${place.spot.y}`;
}
