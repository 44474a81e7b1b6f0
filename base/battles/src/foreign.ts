/** JSON files that people open by mistake instead of another kind, told apart by their content. */

/** A kind of JSON file: its name, and its use. */
export interface JsonKind {
  readonly id:
    | 'map'
    | 'tileset'
    | 'world'
    | 'template'
    | 'project'
    | 'record'
    | 'battle'
    | 'study'
    | 'vectors'
    | 'other';
  /** With its article: `a tileset of Tiled`. */
  readonly name: string;
}

const TILED: readonly (readonly [type: string, kind: JsonKind])[] = [
  ['tileset', { id: 'tileset', name: 'a tileset of Tiled' }],
  ['world', { id: 'world', name: 'a world of Tiled (a list of maps)' }],
  ['template', { id: 'template', name: 'a template of Tiled' }],
];

/** The apparent kind of a JSON value. */
export function kindOfJson(value: unknown): JsonKind {
  if (Array.isArray(value)) return { id: 'other', name: 'a list' };
  if (typeof value !== 'object' || value === null)
    return {
      id: 'other',
      name: value === null ? 'empty (null)' : `a mere ${KINDS[typeof value] ?? 'value'}`,
    };
  const fields = value as Readonly<Record<string, unknown>>;
  const has = (...names: readonly string[]) => names.some((name) => Object.hasOwn(fields, name));
  const tiled = TILED.find(([type]) => fields['type'] === type);
  if (tiled) return tiled[1];
  const { format } = fields;
  if (typeof format === 'string' && format.startsWith('linstock-game/'))
    return { id: 'record', name: 'a game record of Linstock' };
  if (typeof format === 'string' && /^linstock-battle\/\d+$/.test(format))
    return { id: 'battle', name: 'a battle of Linstock' };
  if (typeof format === 'string' && /^linstock-study\/\d+$/.test(format))
    return { id: 'study', name: 'a study of Linstock' };
  if (fields['type'] === 'map' || (has('layers') && has('orientation', 'tilewidth')))
    return { id: 'map', name: 'a map of Tiled' };
  if (has('tilecount', 'imagewidth') && !has('layers')) return { id: 'tileset', name: 'a tileset of Tiled' };
  if (has('automappingRulesFile', 'extensionsPath', 'activeFile', 'openFiles', 'recentFiles'))
    return { id: 'project', name: 'a project or session of Tiled' };
  if (has('vectors')) return { id: 'vectors', name: 'a list of test vectors' };
  return { id: 'other', name: 'JSON of another kind' };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'true or false',
};

/**
 * Why a JSON value is no game record, in a sentence that says what it is and what to do with it. Null if it
 * may be a record.
 */
export function foreignToRecords(value: unknown): string | null {
  const { id, name } = kindOfJson(value);
  if (id === 'record' || (id === 'other' && isObject(value))) return null;
  if (id === 'map')
    return `This is ${name} and no game record. Fight on it with "linstock play" and its file name; replay a game that was fought on it with "linstock replay RECORD --map MAP".`;
  if (id === 'battle')
    return `This is ${name} and no game record. Fight it with "linstock play" and its file name.`;
  if (id === 'study')
    return `This is ${name} and no game record. Open it in the page, on the list of studies.`;
  return `This is ${name} and no game record. Choose a file that Linstock has saved.`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
