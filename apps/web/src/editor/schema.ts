import type { JsonSchema } from '@linstock/scene';

/** Reads the JSON Schema of a system's battle files, as far as a form needs it. */

/** A schema with its reference replaced by the schema that it names. */
export function followReference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .reduce<unknown>((at, part) => Object(at)[part.replaceAll('~1', '/')], root);
  return followReference(schemaOf(found), root);
}

/** Unknown data as a schema; an empty one for anything else. */
export function schemaOf(json: unknown): JsonSchema {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? Object(json) : {};
}

/** The schemas in a list of a schema, such as `oneOf`. */
export function schemasIn(json: unknown, root: JsonSchema): JsonSchema[] {
  return Array.isArray(json) ? json.map((each) => followReference(schemaOf(each), root)) : [];
}

/** The schema at a place of the data. An index leads to the items of a list. */
export function findSchema(root: JsonSchema, path: readonly (string | number)[]): JsonSchema {
  return path.reduce<JsonSchema>((at, key) => {
    const inner = typeof key === 'number' ? at['items'] : schemaOf(at['properties'])[key];
    return followReference(schemaOf(inner), root);
  }, root);
}

/** The possible contents of a field: nothing, or one of several forms. */
export function variantsOf(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const listed = [...schemasIn(schema['anyOf'], root), ...schemasIn(schema['oneOf'], root)];
  return listed.length === 0 ? [schema] : listed.flatMap((each) => variantsOf(each, root));
}

/** True if data may be of a schema, by its outermost form. */
export function mayBe(schema: JsonSchema, value: unknown): boolean {
  if ('const' in schema) return schema['const'] === value;
  const { enum: words } = schema;
  if (Array.isArray(words)) return words.includes(value);
  switch (schema['type']) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const known = schemaOf(schema['properties']);
      const needed = schema['required'];
      const has = Array.isArray(needed) ? needed.every((key) => String(key) in value) : true;
      const fits = Object.entries(known).every(([key, each]) => {
        const inner = schemaOf(each);
        return !('const' in inner) || inner['const'] === Object(value)[key];
      });
      return has && fits;
    }
    case 'array':
      return Array.isArray(value);
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'null':
      return value === null;
    default:
      return typeof value === schema['type'];
  }
}

/** The text of a new thing whose schema needs one. */
export const NEW = 'new';

/** The makeSimplest data of a schema. */
export function makeSimplest(schema: JsonSchema, root: JsonSchema): unknown {
  const [first = schema] = variantsOf(followReference(schema, root), root);
  if ('default' in first) return first['default'];
  if ('const' in first) return first['const'];
  const { enum: words, type } = first;
  if (Array.isArray(words)) return words[0];
  if (type === 'object') {
    const { required } = first;
    const needed = Array.isArray(required) ? required.map(String) : [];
    const properties = schemaOf(first['properties']);
    return Object.fromEntries(needed.map((key) => [key, makeSimplest(schemaOf(properties[key]), root)]));
  }
  if (type === 'array') {
    const fixed = schemasIn(first['prefixItems'], root);
    if (fixed.length > 0) return fixed.map((each) => makeSimplest(each, root));
    const least = Number(first['minItems'] ?? 0);
    return Array.from({ length: least }, () => makeSimplest(schemaOf(first['items']), root));
  }
  if (type === 'integer' || type === 'number') {
    const least = first['minimum'];
    return typeof least === 'number' && least > -1e9 ? Math.max(least, 0) : 1;
  }
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  return Number(first['minLength'] ?? 0) > 0 ? NEW : '';
}

/** Words for forms that have no name of their own. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  ...{ null: 'None', integer: 'A number', number: 'A number', string: 'A name', boolean: 'Yes or no' },
  ...{ array: 'A list', object: 'By parts' },
};

/** A short name for one of several forms: what tells it apart. */
export function nameVariant(schema: JsonSchema, spell: (key: string) => string): string {
  if (typeof schema['title'] === 'string') return schema['title'];
  const properties = schemaOf(schema['properties']);
  const kind = schemaOf(properties['kind'])['const'];
  if (typeof kind === 'string') return spell(kind);
  if ('const' in schema) return String(schema['const']);
  const [key] = Object.keys(properties);
  if (key !== undefined) return spell(key);
  return TYPE_NAMES[String(schema['type'])] ?? spell(String(schema['type'] ?? 'other'));
}
