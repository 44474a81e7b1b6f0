/** The names of the ground, engraved along roads and waters, upright where they can be. */
import { memo } from 'react';
import { type Plate, spotOfYards } from '../plate.ts';

/** A name on the ground, in survey yards. */
export interface GroundName {
  readonly text: string;
  readonly kind: string;
  readonly at: readonly [number, number];
  /** Compass bearing along which it is written. */
  readonly bearing: number;
}

/** The turn of a name that follows a road or water, -90 to 90 degrees, so that it is never upside down. */
export function turnOf(bearing: number, boardBearing: number): number {
  const turn = (((bearing - boardBearing - 90) % 180) + 180) % 180;
  return turn > 90 ? turn - 180 : turn;
}

/** All names; the picture's, so hidden from screen readers. */
export const Lettering = memo(function Lettering({
  plate,
  names,
}: {
  plate: Plate;
  names: readonly GroundName[];
}) {
  return (
    <g className="names" aria-hidden="true">
      {names.map(({ text, kind, at, bearing }) => {
        const [x, y] = spotOfYards(plate, at);
        const follows = kind === 'road' || kind === 'water';
        const turn = follows ? turnOf(bearing, plate.source.layout.bearing) : 0;
        return (
          <text
            key={`${text}${at[0]}`}
            className={`name ${kind}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            dy={follows ? -9 : 0}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
});
