import { shownValue } from '@linstock/ground';
import { expectedWords, type SchemaIssue } from '@linstock/kernel';

/** The errors in a map file, in the words of a person who draws maps. */

type Fields = Readonly<Record<PropertyKey, unknown>>;

/** The first fault, in a sentence: its name in Tiled, what was found, and what was expected. */
export function misfitOfMap(json: unknown, issues: readonly SchemaIssue[]): string {
  const [issue] = issues;
  const first = issue && withinChoice(issue);
  if (!first) return 'This map cannot be read. Save it again in Tiled.';
  const found = first.path.reduce<unknown>((at, key) => (at as Fields | null | undefined)?.[key], json);
  const place = placeOf(json, first.path);
  if (Array.isArray(found) && first.code === 'too_big')
    return `This map cannot be read: ${place} has ${found.length} items; at most ${String(first.maximum)} are read. Delete some.`;
  return `This map cannot be read: ${place} is ${shownValue(found)}; expected ${expectedIn(first)}. Correct it, or save the map again in Tiled.`;
}

/** For a choice between a list and another value: the fault of an item, if there is a list. */
function withinChoice(issue: SchemaIssue): SchemaIssue {
  const inList = issue.errors?.map(([first]) => first).find((first) => typeof first?.path[0] === 'number');
  return inList ? { ...inList, path: [...issue.path, ...inList.path] } : issue;
}

function expectedIn(issue: SchemaIssue): string {
  const { path } = issue;
  if (path.at(-1) === 'type' && path.at(-3) === 'layers')
    return 'a kind of layer: tilelayer, objectgroup, imagelayer or group';
  return expectedWords(issue) ?? 'another value';
}

/** A path in the file as Tiled shows it: `"x" of "Legion 1" of the layer "units"`. */
function placeOf(json: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = json;
  let place = 'the map';
  const rest: string[] = [];
  path.forEach((key, i) => {
    at = (at as Fields | null | undefined)?.[key];
    const list = path[i - 1];
    if (typeof key !== 'number') {
      if (!HOLDERS.has(String(key)) || i === path.length - 1) rest.push(String(key));
      return;
    }
    if (list === 'layers') place = `the layer ${nameOf(at, key)}`;
    else if (list === 'objects') place = `object ${nameOf(at, key)} of ${place}`;
    else if (list === 'tilesets') place = `the tileset ${nameOf(at, key)}`;
    else if (list === 'tiles') place = `tile ${nameOf(at, key)} of ${place}`;
    else if (list === 'properties') place = `the property ${nameOf(at, key)} of ${place}`;
    else rest.push(String(key + 1));
  });
  return rest.length > 0 ? `"${rest.join(' ')}" of ${place}` : place;
}

/** Lists whose items have a name of their own. */
const HOLDERS: ReadonlySet<string> = new Set(['layers', 'objects', 'tilesets', 'tiles', 'properties']);

function nameOf(thing: unknown, index: number): string {
  const { name, id } = Object(thing) as { name?: unknown; id?: unknown };
  if (typeof name === 'string' && name !== '') return JSON.stringify(name.slice(0, 60));
  return typeof id === 'number' ? String(id) : `number ${index + 1}`;
}
