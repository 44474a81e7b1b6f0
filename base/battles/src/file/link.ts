import type { BattleFile } from './format.ts';
import { LIMITS } from './limits.ts';
import { packJson, unpackJson } from './packing.ts';
import { readBattleFile, refuseLong } from './text.ts';

/** A battle packed into a link, without the parts that are not needed to fight it. */

/**
 * A battle without what nobody needs to fight it: history's figures, and the notes and sources of its survey.
 * @param systems those that go along
 */
export function leanFile(file: BattleFile, systems: readonly string[]): BattleFile {
  const { survey } = file;
  return {
    ...file,
    outcome: null,
    survey: survey && {
      type: survey.type,
      properties: {
        name: survey.properties.name,
        date: survey.properties.date,
        bounds: survey.properties.bounds,
      },
      features: survey.features.map((feature) => ({
        ...feature,
        properties: withoutNotes(feature.properties),
      })),
    },
    fights: file.fights.filter(({ system }) => systems.includes(system)),
  };
}

type Properties = NonNullable<BattleFile['survey']>['features'][number]['properties'];

function withoutNotes({ source: _, note: __, notes: ___, ...rest }: Properties): Properties {
  return rest;
}

/** The part of a link that holds a battle. Refuses one that is too long for a link. */
export async function packBattle(file: BattleFile): Promise<string> {
  const text = await packJson(file);
  if (text.length > LIMITS.link)
    throw new RangeError(
      `This battle is too long for a link (${text.length.toLocaleString('en')} characters; ${LIMITS.link.toLocaleString('en')} are the most). Save a file or make a short link.`,
    );
  return text;
}

/** The battle that a link holds. Refuses a damaged link, and one that unpacks to more than a file may hold. */
export async function unpackBattle(text: string): Promise<BattleFile> {
  return readBattleFile(await unpackJson(text, refuseLong));
}
