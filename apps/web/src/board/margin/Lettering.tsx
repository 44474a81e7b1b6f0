/** The names of the ground, engraved along roads and waters. */
import type { PlaceName, Survey } from '@linstock/ground';
import { memo } from 'react';
import { type Plate, spotOfYards } from '../plate.ts';
import { turnOf } from './names.ts';

interface LetteringProps {
  readonly plate: Plate;
  readonly survey: Survey;
  readonly names: readonly PlaceName[];
}

/** All names; the picture's, so hidden from screen readers. */
export const Lettering = memo(function Lettering({ plate, survey, names }: LetteringProps) {
  return (
    <g className="names" aria-hidden="true">
      {names.map((name) => {
        const { text, kind, at } = name;
        const [x, y] = spotOfYards(plate, at);
        const along = kind === 'road' || kind === 'water';
        return (
          <text
            key={`${text}${at[0]}`}
            className={`name ${kind}`}
            transform={`translate(${x} ${y}) rotate(${turnOf(plate, survey, name)})`}
            dy={along ? -9 : kind === 'place' ? -16 : 0}
          >
            {text}
          </text>
        );
      })}
    </g>
  );
});
