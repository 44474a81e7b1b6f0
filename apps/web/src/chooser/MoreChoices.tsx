import type { GameOption, Options } from '@linstock/kernel';
import { useState } from 'react';

interface Props {
  readonly battle: string;
  readonly offered: readonly GameOption[];
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

/** The options of the rulebook for a new game, folded: the defaults will do. */
export function MoreChoices({ battle, offered, chosen, onChoose }: Props) {
  const here = offered.filter((option) => option.battles?.includes(battle) ?? true);
  if (here.length === 0) return null;
  const exceptions = here.filter(isException);
  const changed = exceptions.filter(({ id }) => (chosen[id] ?? null) !== null).length;
  const shown = (option: GameOption) =>
    option.whole ? (
      <WholeNumber key={option.id} option={option} chosen={chosen} onChoose={onChoose} />
    ) : (
      <OneOf key={option.id} battle={battle} option={option} chosen={chosen} onChoose={onChoose} />
    );
  return (
    <details className="forces more-choices">
      <summary>More choices</summary>
      {here.filter((option) => !isException(option)).map(shown)}
      {exceptions.length > 0 && (
        <details className="forces more-choices">
          <summary>
            Single rules
            {changed > 0 && ` (${changed} changed)`}
          </summary>
          <Exceptions battle={battle} offered={here} exceptions={exceptions} {...{ chosen, onChoose }} />
        </details>
      )}
    </details>
  );
}

/** True if an option only makes an exception to another: its first choice changes nothing. */
const isException = ({ choices }: GameOption): boolean => choices[0]?.value === null;

interface ExceptionsProps extends Props {
  readonly exceptions: readonly GameOption[];
}

/** Single rules as a table: the present value of each, and the new one. */
function Exceptions({ battle, offered, exceptions, chosen, onChoose }: ExceptionsProps) {
  return (
    <table className="single-rules">
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {exceptions.map((option) => {
          const value = chosen[option.id] ?? null;
          const at = option.choices.findIndex((choice) => choice.value === value);
          return (
            <tr key={option.id} className={value === null ? undefined : 'changed'}>
              <th scope="row">
                {option.title} <span className="muted">{option.clause}</span>
              </th>
              <td>{value === null ? followed(option, offered, chosen) : option.choices[at]?.label}</td>
              <td>
                <select
                  aria-label={`${option.title} in ${battle}`}
                  value={at}
                  onChange={({ target }) =>
                    onChoose({ ...chosen, [option.id]: option.choices[Number(target.value)]?.value ?? null })
                  }
                >
                  {option.choices.map((choice, i) => (
                    <option key={choice.label} value={i}>
                      {choice.label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The value of an option that is left alone: that of the option it follows. */
function followed({ follows }: GameOption, offered: readonly GameOption[], chosen: Options): string {
  const leader = offered.find(({ id }) => id === follows?.option);
  const value = chosen[leader?.id ?? ''] ?? leader?.choices[0]?.value;
  return follows?.as[String(value)] ?? 'as usual';
}

interface ChoiceProps {
  readonly option: GameOption;
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

function OneOf({ battle, option, chosen, onChoose }: ChoiceProps & { readonly battle: string }) {
  const value = Object.hasOwn(chosen, option.id) ? chosen[option.id] : option.choices[0]?.value;
  const line = option.choices.find((choice) => choice.value === value)?.line;
  return (
    <fieldset className="battle-choice">
      <legend>{option.title}</legend>
      {option.choices.map((choice) => (
        <label key={choice.label} className="choice">
          <input
            type="radio"
            name={`${option.id}-${battle}`}
            checked={choice.value === value}
            onChange={() => onChoose({ ...chosen, [option.id]: choice.value })}
          />
          {choice.label}
        </label>
      ))}
      <p className="muted">{line}</p>
    </fieldset>
  );
}

/**
 * A field for a whole number. The typed text stays. A value that is not allowed is reported and changes
 * nothing.
 */
function WholeNumber({ option, chosen, onChoose }: ChoiceProps) {
  const { least, most, usual } = option.whole ?? { least: 0, most: 0, usual: 0 };
  const value = Number(chosen[option.id] ?? usual);
  const [typed, setTyped] = useState(String(value));
  const isAsked = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const wrong = isAsked(typed) ? null : typed;
  const said = `${option.id}-wrong`;
  return (
    <div className="battle-choice">
      <label>
        {option.title}{' '}
        <input
          inputMode="numeric"
          value={typed}
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : said}
          onChange={({ target }) => {
            const text = target.value.trim();
            setTyped(text);
            if (isAsked(text)) onChoose({ ...chosen, [option.id]: Number(text) });
          }}
        />
      </label>
      {wrong !== null && (
        <p className="trouble" id={said} role="status">
          A whole number from {least} to {most} is asked for{wrong === '' ? '' : `, not “${wrong}”`}. Until
          then it stays {value}.
        </p>
      )}
    </div>
  );
}
