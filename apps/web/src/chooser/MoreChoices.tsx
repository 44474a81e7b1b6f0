import type { GameOption, Options } from '@linstock/kernel';

interface Props {
  readonly battle: string;
  readonly offered: readonly GameOption[];
  readonly chosen: Options;
  readonly onChoose: (options: Options) => void;
}

/** What the rulebook lets one choose when a game begins, folded away: the usual will do. */
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
          {exceptions.map(shown)}
        </details>
      )}
    </details>
  );
}

/** Whether an option only makes an exception to another: nothing is chosen where it is left alone. */
const isException = ({ choices }: GameOption): boolean => choices[0]?.value === null;

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

function WholeNumber({ option, chosen, onChoose }: ChoiceProps) {
  const { least, most, usual } = option.whole ?? { least: 0, most: 0, usual: 0 };
  const value = chosen[option.id] ?? usual;
  return (
    <label className="battle-choice">
      {option.title}{' '}
      <input
        type="number"
        min={least}
        max={most}
        step={1}
        value={Number(value)}
        onChange={({ target }) => {
          const n = target.valueAsNumber;
          if (Number.isInteger(n) && n >= least && n <= most) onChoose({ ...chosen, [option.id]: n });
        }}
      />
    </label>
  );
}
