import type { IdNames } from '@linstock/scene';
import type { OpenFight } from './battle-files.ts';

/** Names for people. Some systems know units by codes, such as `LB-1`: no code is shown. */

/** The name of a unit, or of anything else with an id, for people; the id itself if it is a name. */
export function nameOfId(names: readonly IdNames[], id: string): string {
  return names.find((each) => Object.hasOwn(each, id))?.[id] ?? id;
}

/** A sentence of the rulebook in which units that it quotes by their codes are quoted by their names. */
export function withNames({ names }: Pick<OpenFight, 'names'>, sentence: string): string {
  return sentence.replaceAll(/"([^"]+)"/g, (quoted, id: string) => {
    const name = nameOfId(names, id);
    return name === id ? quoted : `“${name}”`;
  });
}
