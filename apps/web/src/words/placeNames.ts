/** Names for the places of a ground. */
import { type HexMap, lengthNumber, type Pose, type Spot } from '@linstock/ground';
import { compassWord, type Ground, type Place } from '@linstock/scene';
import type { PlaceNames } from './labels.ts';

/**
 * The names of a ground's places: the number of a hex, or inches from the corner of a table. On a map facings are points of the compass.
 */
export function placeNamesOn(ground: Ground): PlaceNames {
  return ground.kind === 'hexes' ? makeMapNames(ground.map) : namePlaceOnTable;
}

/** The names of places on a table, in inches from its corner. */
export const namePlaceOnTable: PlaceNames = (place) =>
  'heading' in place
    ? `facing ${compassWord(place.heading / 10)}, ${place.heading / 10} degrees`
    : spotName(place);

/** The names of places on a map of hexes. */
export function makeMapNames({ labels, layout }: Pick<HexMap, 'labels' | 'layout'>): PlaceNames {
  return (place) => {
    if ('heading' in place) return `facing ${compassWord(layout.bearing + place.heading / 10)}`;
    return 'hex' in place ? (labels[place.hex] ?? `hex ${place.hex}`) : '';
  };
}

/** A place, and a facing if there is one, for the status line: `x 24  y 12.5  15°`. */
export function writeSpot({ x, y, facing }: Spot & { readonly facing?: Pose['facing'] }): string {
  const turn = facing === undefined ? '' : `  ${facing / 10}°`;
  return `x ${lengthNumber(x)}  y ${lengthNumber(y)}${turn}`;
}

const spotName = (place: Place): string => ('spot' in place ? writeSpot(place.spot) : '');
