import { type JsonSchema, withTextAs } from '@linstock/scene';
import { type ComponentType, useContext } from 'react';
import { NamesById, namesOfThing } from './namesById.ts';
import { NEW, schemaOf, schemasIn, makeSimplest } from './schema.ts';

interface ListProps {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly names: readonly string[];
  readonly onChange: (value: unknown) => void;
  /** The form for one item of the list. */
  readonly Form: ComponentType<Omit<ListProps, 'Form'>>;
}

/** A list: each thing folded under its name, with a button to take it away, and one to add another. */
export function SchemaList({ label, schema, root, value, names, onChange, Form }: ListProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = schemaOf(schema['items']);
  const most = Number(schema['maxItems'] ?? 100);
  const lists = useContext(NamesById);
  const put = (index: number, now: unknown) => onChange(list.map((each, i) => (i === index ? now : each)));
  return (
    <fieldset className="making-schema">
      {label !== '' && <legend>{label}</legend>}
      {list.map((each, index) => {
        const named = namesOfThing(lists, each)[0] ?? String(index + 1);
        const form = (
          <Form
            label={typeof each === 'object' ? '' : named}
            schema={items}
            root={root}
            value={each}
            names={names}
            onChange={(now) => put(index, now)}
          />
        );
        return (
          // Items of a list have no id, only a number.
          <div key={`${index}`} className="making-item">
            {typeof each === 'object' ? (
              <details>
                <summary>{named}</summary>
                {form}
              </details>
            ) : (
              form
            )}
            <button
              type="button"
              className="button button-small"
              aria-label={`Take away ${named}`}
              onClick={() => onChange(list.filter((_, i) => i !== index))}
            >
              Take away
            </button>
          </div>
        );
      })}
      {list.length < most && (
        <button
          type="button"
          className="button button-small"
          onClick={() =>
            onChange([...list, withTextAs(makeSimplest(items, root), NEW, `${NEW} ${list.length + 1}`)])
          }
        >
          Add
        </button>
      )}
    </fieldset>
  );
}

/** A list of a fixed length, such as a place: a field for each. */
export function SchemaPair({ label, schema, root, value, names, onChange, Form }: ListProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="making-schema">
      {label !== '' && <legend>{label}</legend>}
      {schemasIn(schema['prefixItems'], root).map((each, index) => (
        <Form
          // The parts have no other name than their number.
          key={`${index}`}
          label={`${label} ${index + 1}`.trim()}
          schema={each}
          root={root}
          value={list[index]}
          names={names}
          onChange={(now) => onChange(list.map((old, i) => (i === index ? now : old)))}
        />
      ))}
    </fieldset>
  );
}
