import { type BattleFile, readBattleFile } from '@linstock/battles/file';
import { needSystem } from '@linstock/systems';
import { needDrawing } from './battle-files.ts';

/** A battle to be made from nothing. */
export interface NewBattle {
  /** `own-` and letters and figures. */
  readonly id: string;
  readonly title: string;
  readonly system: string;
  /** Yards on hexes, inches on a table. */
  readonly width: number;
  readonly height: number;
  readonly names: readonly [string, string];
  /** Now, in ISO 8601. */
  readonly changed: string;
}

/** The ground on which a system fights its battles, with the sizes that a new battle may have. */
export interface GroundChoice {
  readonly on: 'hexes' | 'table';
  readonly unit: 'yards' | 'inches';
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
}

const GROUNDS = {
  hexes: { on: 'hexes', unit: 'yards', width: 1600, height: 1400, least: 600, most: 4000 },
  table: { on: 'table', unit: 'inches', width: 72, height: 48, least: 24, most: 144 },
} as const satisfies Readonly<Record<string, GroundChoice>>;

/** The ground of a system's battles; null if they cannot be made from nothing. */
export async function groundChoiceOf(system: string): Promise<GroundChoice | null> {
  const drawings = await needSystem(system).loadDrawing?.();
  return drawings?.form ? GROUNDS[drawings.on] : null;
}

/**
 * A battle on empty ground, with one unit for each side, so that it can be fought from the start. Refuses an
 * impossible size.
 */
export async function newBattle(wish: NewBattle): Promise<BattleFile> {
  const { id, title, system, width, height, names, changed } = wish;
  const found = needSystem(system);
  const drawings = await needDrawing(found);
  const { form } = drawings;
  if (!form) throw new RangeError(`${found.title} cannot begin a battle on empty ground. Begin with a copy.`);
  const { least, most, unit } = GROUNDS[drawings.on];
  for (const size of [width, height])
    if (!(size >= least && size <= most))
      throw new RangeError(`The ground is ${least} to ${most} ${unit} wide and high, not ${size}.`);
  const { version } = await found.load();
  const [first, second] = names;
  const side = (at: 0 | 1, name: string) => ({ id: form.sides[at], name, people: `the ${name}` });
  return readBattleFile(
    JSON.stringify({
      ...{ format: 'linstock-battle/1', id, title, date: null, place: '', summary: '' },
      ...{ sides: [side(0, first), side(1, second)], from: null },
      by: { maker: null, licence: null, changed },
      survey:
        drawings.on === 'table'
          ? null
          : {
              type: 'FeatureCollection',
              properties: { name: title, date: '', bounds: [0, 0, width, height] },
              features: [],
            },
      ...{ labels: [], outcome: null },
      fights: [{ system, version, source: form.begin({ title, width, height, names }) }],
    }),
  );
}
