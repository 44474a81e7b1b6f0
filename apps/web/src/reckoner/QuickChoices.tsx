import type { CommonChoices, QuickField } from '@linstock/kernel';
import { findSchemaAt, listTitlesAlong, valueAt, withValue } from './fieldPath.ts';
import { type FormSchema, showNumber, writeLabel } from './schema.ts';

interface Props {
  readonly quick: CommonChoices;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The choices that are made most, as big buttons: a row for each field, one button a value. */
export function QuickChoices({ quick, schema, value, onChange }: Props) {
  return (
    <div className="quick">
      {quick.fields.map((field) => (
        <OneChoice key={field.at} field={field} schema={schema} value={value} onChange={onChange} />
      ))}
    </div>
  );
}

function OneChoice({ field, schema, value, onChange }: Omit<Props, 'quick'> & { field: QuickField }) {
  const of = findSchemaAt(schema, field.at);
  const now = valueAt(value, field.at);
  const title = listTitlesAlong(schema, field.at).join(': ');
  const choose = (next: unknown): void => onChange(withValue(value, field.at, next));
  if (of?.type === 'boolean')
    return (
      <div className="quick-field quick-yes">
        <button
          type="button"
          className="button"
          title={of.description}
          aria-pressed={now === true}
          onClick={() => choose(now !== true)}
        >
          {title}
        </button>
      </div>
    );
  const values = field.values ?? of?.enum ?? [];
  const all = now === undefined || values.includes(now as string) ? values : [...values, now as string];
  return (
    <fieldset className="quick-field">
      <legend title={of?.description}>{title}</legend>
      <div className="quick-values">
        {all.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === now}
            onClick={() => choose(each)}
          >
            {typeof each === 'number' ? showNumber(of ?? {}, each) : writeLabel(each)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
