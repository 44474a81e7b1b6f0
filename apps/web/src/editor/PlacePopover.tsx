import type { OpenPlace, PlaceRefusal } from '@linstock/editor';
import { useEffect } from 'react';
import { setCssVariables } from '../common/cssVariables.ts';
import { Press } from './EditHead.tsx';
import type { UnitKey } from './tools.ts';
import './placePopover.css';

/** A unit that was dropped where it may not be, with the place of the pointer in the window. */
export interface RefusedPlace extends PlaceRefusal {
  readonly unit: UnitKey & { readonly facing: number | null };
  readonly spot: readonly [x: number, y: number];
}

interface Props {
  readonly popover: RefusedPlace;
  readonly onPut: (at: OpenPlace) => void;
  readonly onClose: () => void;
}

/** Why a unit was not set down, at the pointer, with the nearest place that it may have. */
export function PlacePopover({ popover: { sentence, nearest, unit, spot }, onPut, onClose }: Props) {
  const [x, y] = spot;
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div
      className="making-popover"
      role="alert"
      style={setCssVariables({ '--popover-x': `${x}px`, '--popover-y': `${y}px` })}
    >
      <p>{sentence}</p>
      <p className="row">
        {nearest && (
          <Press
            label={
              nearest.facing === unit.facing
                ? `Put it ${nearest.label}`
                : `Put it ${nearest.label}, facing as the others`
            }
            onPress={() => {
              onPut(nearest);
              onClose();
            }}
          />
        )}
        <Press label="Back" onPress={onClose} />
      </p>
    </div>
  );
}
