/** Every exported battle with single changes: each change must have an effect or a message. */
import assert from 'node:assert/strict';
import { tiledOf, tiledOfTable, writeTmj } from '@linstock/battles/tiled';
import { seededChance } from '@linstock/kernel';
import { systems } from '@linstock/systems';
import { battleOfMap, type MapBattle } from '../src/maps.ts';
import { CHANGE_COUNT, changeMap, type MapJson } from './mapChanges.ts';

/** An exported battle. */
export interface ExportedMap {
  readonly system: string;
  readonly battle: string;
  readonly text: string;
}

/** All battles that have maps. */
export async function exportedMaps(): Promise<ExportedMap[]> {
  const found: ExportedMap[] = [];
  for (const { id, battles, loadDrawing } of systems) {
    const drawing = await loadDrawing?.();
    for (const battle of battles.filter((each) => each !== 'pick-up')) {
      if (!drawing) continue;
      const map =
        drawing.on === 'hexes' ? tiledOf(drawing.drawn(battle)).map : tiledOfTable(drawing.drawn(battle));
      found.push({ system: id, battle, text: writeTmj(map) });
    }
  }
  return found;
}

/**
 * Changes a map in every kind of way, `tries` times each.
 * @returns how many changed maps were read
 */
export async function checkChanges(
  { battle, text }: ExportedMap,
  tries: number,
  seed: string,
): Promise<number> {
  const plain = layoutOf(await read(text));
  let count = 0;
  for (let kind = 0; kind < CHANGE_COUNT; kind++)
    for (let attempt = 0; attempt < tries; attempt++) {
      const map = JSON.parse(text) as MapJson;
      const change = changeMap(map, kind, seededChance(`${seed} ${battle} ${kind} ${attempt}`));
      if (!change) continue;
      count += 1;
      const found = await read(JSON.stringify(map)).catch((error: unknown) => {
        assert.ok(error instanceof RangeError, `${change.what}: ${String((error as Error).stack)}`);
        assert.match(error.message, /\.$/, change.what);
        return null;
      });
      if (found === null || layoutOf(found) !== plain) continue;
      const named = found.notices.some((notice) => change.names.some((name) => notice.includes(name)));
      assert.ok(named, `${change.what} is forgotten; notices: ${found.notices.join(' ') || 'none'}`);
    }
  return count;
}

/** A map with all its words in capitals: layers, types, properties, sides and names of units. */
export function capitalise({ text }: ExportedMap): string {
  const map = JSON.parse(text) as MapJson;
  for (const layer of map.layers) {
    layer.name = layer.name.toUpperCase();
    for (const thing of layer.objects ?? []) {
      thing.type = thing.type.toUpperCase();
      thing.properties = (thing.properties ?? []).map(({ name, type = '', value }) => ({
        ...{ name: name.toUpperCase(), type },
        value: typeof value === 'string' ? value.toUpperCase() : value,
      }));
    }
  }
  for (const tile of map.tilesets[0]?.tiles ?? []) {
    tile.type = (tile.type ?? '').toUpperCase();
    for (const property of tile.properties ?? [])
      if (typeof property.value === 'string') property.value = property.value.toUpperCase();
  }
  return JSON.stringify(map);
}

/** The result of reading a map: its layout, and the notices. */
export async function readChanged(text: string): Promise<{ layout: string; notices: readonly string[] }> {
  const found = await read(text);
  return { layout: layoutOf(found), notices: found.notices };
}

const read = (text: string): Promise<MapBattle> => battleOfMap(new TextEncoder().encode(text));

/** The initial data of a battle as text. */
function layoutOf({ rulebook, battle }: MapBattle): string {
  return JSON.stringify([rulebook.battleHash(battle), rulebook.field(battle, {})], (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}
