import { type ReactNode, useId } from 'react';

/** One choice of a row. */
export interface RowChoice<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** Why it cannot be chosen; left out if it can. */
  readonly refused?: string | null;
}

interface Props<T> {
  readonly legend: string;
  readonly choices: readonly RowChoice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** The meaning of the choice, under the row. */
  readonly help?: ReactNode;
  /** Fields after the choices. */
  readonly children?: ReactNode;
}

/** A row of radio buttons with its label at the left: one group, and one stop of the Tab key. */
export function RadioRow<T extends string | boolean>(props: Props<T>) {
  const { legend, choices, chosen, onChoose, help, children } = props;
  const id = useId();
  const refused = choices.flatMap(({ refused: reason }) => (reason ? [reason] : []));
  return (
    <div className="make-row" role="radiogroup" aria-labelledby={`${id}-legend`}>
      <span className="make-label" id={`${id}-legend`}>
        {legend}
      </span>
      <div className="make-choices">
        {choices.map(({ value, label, refused: reason }) => (
          <label key={String(value)} className={`choice ${reason ? 'choice-refused' : ''}`}>
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              disabled={Boolean(reason)}
              aria-describedby={reason ? `${id}-why` : undefined}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
        {children}
      </div>
      {help && <p className="make-help">{help}</p>}
      {refused.length > 0 && (
        <p className="make-help" id={`${id}-why`} role="status">
          {[...new Set(refused)].join(' ')}
        </p>
      )}
    </div>
  );
}
