import { setCssVariables } from '../common/cssVariables.ts';
import { nameFacing } from './facings.ts';
import './facingDial.css';

interface Props {
  readonly facing: number;
  /** Number of facings of the system. */
  readonly facings: number;
  readonly onTurn: (facing: number) => void;
}

/** The facings of a unit: a row of buttons, and for fingers a dial on which each lies where it points. */
export function FacingDial({ facing, facings, onTurn }: Props) {
  return (
    <div
      className="facing-dial"
      role="group"
      aria-label="Faces"
      style={setCssVariables({ '--facings': facings })}
    >
      <span aria-hidden="true">faces</span>
      {Array.from({ length: facings }, (_, each) => (
        <button
          key={each}
          type="button"
          className="button button-small"
          aria-label={`Face ${nameFacing(each, facings)}`}
          aria-pressed={each === facing}
          style={setCssVariables({ '--turn': `${(360 / facings) * each}deg` })}
          onClick={() => onTurn(each)}
        >
          {nameFacing(each, facings)}
        </button>
      ))}
    </div>
  );
}
