import { systems } from '@linstock/systems';
import { type ChallengeFilters, SIDES } from './challengeRows.ts';

interface Props {
  readonly filters: ChallengeFilters;
  readonly phone: boolean;
  readonly onChange: (filters: ChallengeFilters) => void;
}

/** The filters of the list: at the left, on a phone folded above it. */
export function ChallengeFilterForm({ filters, phone, onChange }: Props) {
  const fields = <Fields filters={filters} onChange={onChange} />;
  const set = Object.values(filters).filter((value) => value !== null && value !== false).length;
  if (!phone)
    return (
      <section className="challenges-filters" aria-labelledby="filters-title">
        <h2 id="filters-title">Filters</h2>
        {fields}
      </section>
    );
  return (
    <details className="challenges-filters">
      <summary>Filters{set > 0 ? `, ${set} set` : ''}</summary>
      {fields}
    </details>
  );
}

function Fields({ filters, onChange }: Omit<Props, 'phone'>) {
  return (
    <>
      <Choice
        label="Rules"
        value={filters.system}
        options={systems.map(({ id, title }) => [id, title])}
        onChoose={(system) => onChange({ ...filters, system })}
      />
      <Choice
        label="You get"
        value={filters.side}
        options={SIDES.map((side) => [side, side])}
        onChoose={(side) => onChange({ ...filters, side })}
      />
      <Choice
        label="Clock"
        value={filters.clock}
        options={[
          ['none', 'no clock'],
          ['days', 'days a turn'],
          ['budget', 'a budget of minutes'],
        ]}
        onChoose={(clock) => onChange({ ...filters, clock })}
      />
      <Choice
        label="It counts"
        value={filters.counts}
        options={[
          ['rated', 'rated'],
          ['friendly', 'friendly'],
        ]}
        onChoose={(counts) => onChange({ ...filters, counts })}
      />
      <Choice
        label="Rating"
        value={filters.rating}
        options={[
          ['low', 'below 1,400'],
          ['middle', '1,400 to 1,600'],
          ['high', '1,600 and more'],
        ]}
        onChoose={(rating) => onChange({ ...filters, rating })}
      />
      <label className="challenges-here">
        <input
          type="checkbox"
          checked={filters.here}
          onChange={({ target }) => onChange({ ...filters, here: target.checked })}
        />
        people here now
      </label>
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChoose: (value: T | null) => void;
}

function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <label className="challenges-filter">
      {label}
      <select
        value={value ?? ''}
        onChange={({ target }) => onChoose(options.find(([each]) => each === target.value)?.[0] ?? null)}
      >
        <option value="">any</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
