import { Icon } from '../common/Icon.tsx';
import { buttonLabel } from '../table/labels.ts';
import { blankOf, type FormSchema } from './schema.ts';

interface Props {
  readonly schema: FormSchema;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Draws fields for a schema: lists as rows, choices as selects, figures as steppers. */
export function SchemaForm({ schema, name, value, onChange }: Props) {
  if (schema.type === 'object') return <Fields schema={schema} value={value} onChange={onChange} />;
  if (schema.type === 'array') return <Rows schema={schema} name={name} value={value} onChange={onChange} />;
  return <OneField schema={schema} name={name} value={value} onChange={onChange} />;
}

function Fields({ schema, value, onChange }: Omit<Props, 'name'>) {
  const fields =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {}).map(([key, each]) => (
        <SchemaForm
          key={key}
          name={key}
          schema={each}
          value={fields[key]}
          onChange={(next) => onChange({ ...fields, [key]: next })}
        />
      ))}
    </div>
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
            {buttonLabel(each)}
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
        max={most}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
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
