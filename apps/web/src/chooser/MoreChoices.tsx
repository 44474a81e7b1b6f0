import type { GameOption, Options } from '@linstock/kernel';

interface Props {
  readonly battle: string;
  readonly offered: readonly GameOption[];
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

/** What the rulebook lets one choose when a game begins, folded away: the usual will do. */
export function MoreChoices({ battle, offered, chosen, onChoose }: Props) {
  if (offered.length === 0) return null;
  return (
    <details className="forces more-choices">
      <summary>More choices</summary>
      {offered.map((option) => {
        const value = chosen[option.id] ?? option.choices[0]?.value;
        const line = option.choices.find((choice) => choice.value === value)?.line;
        return (
          <fieldset key={option.id} className="battle-choice">
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
      })}
    </details>
  );
}
