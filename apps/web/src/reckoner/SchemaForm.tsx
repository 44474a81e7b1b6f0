import { Icon } from '../common/Icon.tsx';
import { blankOf, type FormSchema, mayBeLeftOut, showNumber, readNumber, writeLabel } from './schema.ts';

interface Props {
  readonly schema: FormSchema;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Draws fields for a schema: lists as rows, several of few words as ticks, choices as selects, figures as steppers. */
export function SchemaForm({ schema, name, value, onChange }: Props) {
  if (schema.type === 'object') return <Fields schema={schema} value={value} onChange={onChange} />;
  if (schema.type === 'array' && schema.items?.enum)
    return <Ticks schema={schema} name={name} value={value} onChange={onChange} />;
  if (schema.type === 'array') return <Rows schema={schema} name={name} value={value} onChange={onChange} />;
  return <OneField schema={schema} name={name} value={value} onChange={onChange} />;
}

function Fields({ schema, value, onChange }: Omit<Props, 'name'>) {
  const fields =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const drawn = (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([key, each]) => (
        <SchemaForm
          key={key}
          name={key}
          schema={each}
          value={fields[key]}
          onChange={(next) =>
            onChange({ ...fields, [key]: next === null && mayBeLeftOut(schema, key) ? undefined : next })
          }
        />
      ))}
    </div>
  );
  if (!schema.title) return drawn;
  return (
    <fieldset className="field-rows field-group">
      <legend title={schema.description}>{schema.title}</legend>
      {drawn}
    </fieldset>
  );
}

/** Any of some words, folded up under those that are ticked. */
function Ticks({ schema, name, value, onChange }: Props) {
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const title = schema.title ?? name;
  const told = ticked.map((each) => writeLabel(String(each)).toLowerCase()).join(', ');
  return (
    <details className="field-ticks">
      <summary title={schema.description}>
        {title}: {told === '' ? 'none' : told}
      </summary>
      <div className="fields">
        {schema.items?.enum?.map((each) => (
          <label key={each} className="field field-switch">
            <input
              type="checkbox"
              checked={ticked.includes(each)}
              onChange={(event) =>
                onChange(event.target.checked ? [...ticked, each] : ticked.filter((other) => other !== each))
              }
            />
            {writeLabel(each)}
          </label>
        ))}
      </div>
    </details>
  );
}

function Rows({ schema, name, value, onChange }: Props) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  const title = schema.title ?? name;
  return (
    <fieldset className="field-rows">
      <legend title={schema.description}>{title}</legend>
      {rows.map((row, i) => (
        // Rows have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={i} className="field-row">
          <SchemaForm
            name={`${name} ${i + 1}`}
            schema={item}
            value={row}
            onChange={(next) => onChange(rows.map((each, j) => (j === i ? next : each)))}
          />
          {rows.length > (schema.minItems ?? 0) && (
            <button
              type="button"
              className="button button-quiet button-small"
              aria-label={`Remove row ${i + 1} of ${title}`}
              onClick={() => onChange(rows.filter((_, j) => j !== i))}
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </div>
      ))}
      {rows.length < (schema.maxItems ?? 20) && (
        <button
          type="button"
          className="button button-small"
          onClick={() => onChange([...rows, blankOf(item)])}
        >
          Add a row
        </button>
      )}
    </fieldset>
  );
}

function OneField({ schema, name, value, onChange }: Props) {
  const title = schema.title ?? name;
  if (schema.type === 'boolean') {
    return (
      <label className="field field-switch" title={schema.description}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {title}
      </label>
    );
  }
  return (
    <label className="field" title={schema.description}>
      <span>{title}</span>
      <Input schema={schema} value={value} onChange={onChange} />
    </label>
  );
}

function Input({ schema, value, onChange }: Omit<Props, 'name'>) {
  if (schema.enum) {
    return (
      <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
        {schema.enum.map((each) => (
          <option key={each} value={each}>
            {writeLabel(each)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const most = (schema.maximum ?? 99) > 9999 ? 99 : schema.maximum;
    return (
      <input
        type="number"
        inputMode="numeric"
        min={schema.minimum}
        max={most && showNumber(schema, most)}
        step={schema.type === 'number' ? 'any' : undefined}
        value={typeof value === 'number' ? showNumber(schema, value) : ''}
        onChange={({ target }) =>
          onChange(target.value === '' ? null : readNumber(schema, Number(target.value)))
        }
      />
    );
  }
  return (
    <input
      type="text"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
