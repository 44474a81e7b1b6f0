import type { IdNames, JsonSchema } from '@linstock/scene';
import { useContext, useId } from 'react';
import { writeKey } from './drawTools.ts';
import { NamesById, writeId } from './namesById.ts';
import { SchemaList, SchemaPair } from './SchemaList.tsx';
import { followReference, mayBe, schemaOf, makeSimplest, nameVariant, variantsOf } from './schema.ts';

/** The properties of every part of a form made from a schema. */
export interface SchemaProps {
  readonly label: string;
  readonly schema: JsonSchema;
  /** The whole schema, to which references lead. */
  readonly root: JsonSchema;
  readonly value: unknown;
  /** Names in the battle, offered where a text is asked. */
  readonly names: readonly string[];
  readonly onChange: (value: unknown) => void;
}

/** A form for data of a schema: its fields, their limits and their words all come from the schema. */
export function SchemaForm(props: SchemaProps) {
  const { root, value } = props;
  const schema = followReference(props.schema, root);
  const variants = variantsOf(schema, root);
  if (variants.length > 1) return <VariantField {...props} schema={schema} variants={variants} />;
  const { type, enum: words } = schema;
  if (Array.isArray(words)) return <WordField {...props} words={words.map(String)} />;
  if (type === 'object') return <ObjectFields {...props} schema={schema} />;
  if (type === 'array')
    return Array.isArray(schema['prefixItems']) ? (
      <SchemaPair {...props} schema={schema} Form={SchemaForm} />
    ) : (
      <SchemaList {...props} schema={schema} Form={SchemaForm} />
    );
  if (type === 'boolean')
    return (
      <label>
        {props.label}
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => props.onChange(target.checked)}
        />
      </label>
    );
  if (type === 'integer' || type === 'number') return <NumberField {...props} schema={schema} />;
  if ('const' in schema || type === 'null') return null;
  return <TextField {...props} schema={schema} />;
}

function NumberField({ label, schema, value, onChange }: SchemaProps) {
  const limit = (key: string) => {
    const found = schema[key];
    return typeof found === 'number' && Math.abs(found) < 1e9 ? found : undefined;
  };
  const [least, most] = [limit('minimum'), limit('maximum')];
  const between = least !== undefined && most !== undefined ? `, ${least} to ${most}` : '';
  return (
    <label>
      {label + between}
      <input
        type="number"
        min={least}
        max={most}
        step={schema['type'] === 'integer' ? 1 : 'any'}
        key={String(value)}
        defaultValue={typeof value === 'number' ? value : ''}
        onBlur={({ target }) => {
          const wish = target.valueAsNumber;
          if (Number.isFinite(wish) && wish !== value && target.validity.valid) onChange(wish);
        }}
      />
    </label>
  );
}

function TextField(props: SchemaProps) {
  const { label, schema, value, names, onChange } = props;
  const list = useId();
  const known = useContext(NamesById).find((each) => typeof value === 'string' && Object.hasOwn(each, value));
  if (known) return <NamedField {...props} known={known} />;
  const most = schema['maxLength'];
  return (
    <label>
      {label}
      <input
        list={names.length > 0 ? list : undefined}
        maxLength={typeof most === 'number' ? most : 200}
        key={String(value)}
        defaultValue={typeof value === 'string' ? value : ''}
        onBlur={({ target }) => {
          if (target.value !== value) onChange(target.value);
        }}
      />
      {names.length > 0 && (
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </label>
  );
}

/** The choice of one thing of the battle, by its name; its id is what the file gets. */
function NamedField({ label, value, onChange, known }: SchemaProps & { readonly known: IdNames }) {
  return (
    <label>
      {label}
      <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(known).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function WordField({ label, words, value, onChange }: SchemaProps & { readonly words: readonly string[] }) {
  const lists = useContext(NamesById);
  return (
    <label>
      {label}
      <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {writeId(lists, word)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field for one of several forms: a choice of them, and the chosen form. */
function VariantField(props: SchemaProps & { readonly variants: readonly JsonSchema[] }) {
  const { variants, value, root, label, onChange } = props;
  const chosen = variants.findIndex((each) => mayBe(each, value));
  const constants = variants.every((each) => 'const' in each || each['type'] === 'null');
  const schema = variants[chosen];
  return (
    <div className="making-variant">
      <label>
        {label || 'Kind'}
        <select
          value={chosen}
          onChange={({ target }) => onChange(makeSimplest(variants[Number(target.value)] ?? {}, root))}
        >
          {chosen === -1 && <option value={-1}>Choose</option>}
          {variants.map((each, index) => (
            <option key={JSON.stringify(each)} value={index}>
              {nameVariant(each, writeKey)}
            </option>
          ))}
        </select>
      </label>
      {schema && !constants && (
        <SchemaForm {...props} schema={schema} label={hasFields(schema) ? '' : label} />
      )}
    </div>
  );
}

/** True if a form has labels of its own inside. */
const hasFields = ({ type }: JsonSchema): boolean => type === 'object' || type === 'array';

/** The fields of an object; one that may be left out can be added and taken away. */
function ObjectFields(props: SchemaProps) {
  const { schema, root, value, names, label, onChange } = props;
  const held = schemaOf(value);
  const lists = useContext(NamesById);
  const properties = Object.entries(schemaOf(schema['properties']));
  const needed = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const keyed = properties.length > 0 ? properties : entriesOf(schema, held);
  const set = (key: string, now: unknown) => {
    const { [key]: _, ...rest } = held;
    onChange(now === undefined ? rest : { ...held, [key]: now });
  };
  return (
    <fieldset className="making-schema">
      {label !== '' && <legend>{label}</legend>}
      {keyed.map(([key, each]) => {
        const inner = followReference(schemaOf(each), root);
        if ('const' in inner || (key === 'id' && isNamed(lists, held))) return null;
        if (!(key in held) && !needed.includes(key))
          return (
            <button
              key={key}
              type="button"
              className="button button-small"
              onClick={() => set(key, makeSimplest(inner, root))}
            >
              {`Add ${writeKey(key).toLowerCase()}`}
            </button>
          );
        return (
          <SchemaForm
            key={key}
            label={writeId(lists, key)}
            schema={inner}
            root={root}
            value={held[key]}
            names={names}
            onChange={(now) => set(key, now)}
          />
        );
      })}
    </fieldset>
  );
}

/** True if a thing is shown by a name other than its id. */
const isNamed = (lists: readonly IdNames[], { id, name }: JsonSchema): boolean =>
  typeof name === 'string' || lists.some((each) => Object.hasOwn(each, String(id)));

/** The fields of an object whose keys are free: those that it has. */
function entriesOf(schema: JsonSchema, held: JsonSchema): [string, unknown][] {
  return Object.keys(held).map((key) => [key, schema['additionalProperties']]);
}
