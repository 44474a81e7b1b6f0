/** One random change to a map of Tiled, and the message that must appear if it has no effect. */
import type { Chance } from '@linstock/kernel';

interface Property {
  name: string;
  type?: string;
  value: unknown;
}

interface Thing {
  id: number;
  name: string;
  type: string;
  x: number;
  y: number;
  rotation: number;
  point?: boolean;
  polygon?: unknown[];
  polyline?: unknown[];
  properties?: Property[];
}

interface Layer {
  id: number;
  name: string;
  type: string;
  data?: number[];
  objects?: Thing[];
  properties?: Property[];
  [other: string]: unknown;
}

/** A map of Tiled, as exported. */
export interface MapJson {
  layers: Layer[];
  properties: Property[];
  tilesets: { tiles: { id: number; type?: string; properties?: Property[] }[] }[];
  width: number;
  tilewidth: number;
  [other: string]: unknown;
}

/** A changed map. */
export interface Change {
  readonly what: string;
  /** A notice must contain one of these if nothing else is different. */
  readonly names: readonly string[];
}

type Changer = (map: MapJson, chance: Chance) => Change | null;

const STRANGE = ['mansoin', 'lava', 'motorway', 'Zouaves', '9', 'x'];

const pick = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[chance.below(Math.max(1, list.length))];

const thingIn = (map: MapJson, chance: Chance): { layer: Layer; thing: Thing } | null => {
  const layer = pick(
    map.layers.filter(({ objects = [] }) => objects.length > 0),
    chance,
  );
  const thing = layer && pick(layer.objects ?? [], chance);
  return layer && thing ? { layer, thing } : null;
};

/** The names of an object in sentences. */
const namesOf = ({ name, id }: Thing): string[] => [name === '' ? `bject ${id} ` : `"${name}"`];

const onThing =
  (what: string, change: (thing: Thing, chance: Chance, layer: Layer, map: MapJson) => boolean): Changer =>
  (map, chance) => {
    const found = thingIn(map, chance);
    if (!found) return null;
    const { layer, thing } = found;
    const before = namesOf(thing);
    if (change(thing, chance, layer, map) === false) return null;
    return { what: `${what} of ${before[0]} on ${layer.name}`, names: [...before, ...namesOf(thing)] };
  };

const FAR = 50_000;

const CHANGES: readonly Changer[] = [
  onThing('deleted', (thing, _chance, layer) => {
    layer.objects = layer.objects?.filter((each) => each !== thing) ?? [];
    return true;
  }),
  onThing('moved far off', (thing, chance) => {
    if (chance.below(2) === 0) thing.x += FAR;
    else thing.y -= FAR;
    return true;
  }),
  onThing('moved by a hex or more', (thing, chance, layer) => {
    if (layer.name === 'ground') return false;
    thing.x += 56 * (1 + chance.below(3)) * (chance.below(2) === 0 ? 1 : -1);
    return true;
  }),
  onThing('turned', (thing, chance) => {
    thing.rotation = 40 + chance.below(200);
    return true;
  }),
  onThing('type', (thing, chance) => {
    thing.type = pick(STRANGE, chance) ?? '';
    return true;
  }),
  onThing('no type', (thing) => {
    thing.type = '';
    return true;
  }),
  onThing('name', (thing, chance, layer) => {
    // Names of roads and hexsides are the drawer's own.
    if (layer.name === 'roads' || layer.name === 'hexsides') return false;
    thing.name = pick(STRANGE, chance) ?? '';
    return true;
  }),
  onThing('number', (thing, chance) => {
    const property = pick(
      (thing.properties ?? []).filter(({ value }) => typeof value === 'number'),
      chance,
    );
    if (!property) return false;
    property.value = (property.value as number) + 1 + chance.below(3);
    return true;
  }),
  onThing('word', (thing, chance) => {
    const property = pick(
      (thing.properties ?? []).filter(({ value }) => typeof value === 'string'),
      chance,
    );
    if (!property) return false;
    property.value = pick(STRANGE, chance);
    return true;
  }),
  onThing('truth', (thing, chance) => {
    const property = pick(
      (thing.properties ?? []).filter(({ value }) => typeof value === 'boolean'),
      chance,
    );
    if (!property) return false;
    property.value = !(property.value as boolean);
    return true;
  }),
  onThing('value of another type', (thing, chance) => {
    const property = pick(thing.properties ?? [], chance);
    if (!property) return false;
    property.value = typeof property.value === 'string' ? 7 : 'seven';
    return true;
  }),
  onThing('property deleted', (thing, chance) => {
    const property = pick(thing.properties ?? [], chance);
    // Left out means unchanged.
    if (!property || property.name === 'slow' || (property.name === 'bearing' && property.value === 90))
      return false;
    thing.properties = thing.properties?.filter((each) => each !== property) ?? [];
    return true;
  }),
  onThing('property added', (thing, chance) => {
    thing.properties = [...(thing.properties ?? []), { name: pick(STRANGE, chance) ?? 'x', value: 1 }];
    return true;
  }),
  onThing('doubled', (thing, _chance, layer) => {
    layer.objects = [
      ...(layer.objects ?? []),
      { ...structuredClone(thing), id: 9999, name: thing.name || 'Twin' },
    ];
    thing.name = thing.name || 'Twin';
    return true;
  }),
  (map, chance) => {
    const layer = pick(map.layers, chance);
    if (!layer) return null;
    const { name } = layer;
    layer.name = pick(STRANGE, chance) ?? '';
    return { what: `layer ${name} renamed`, names: [`"${layer.name}"`] };
  },
  (map) => {
    map.layers.push({ id: 77, name: 'sketches', type: 'objectgroup', objects: [] });
    return { what: 'layer added', names: ['"sketches"'] };
  },
  (map, chance) => {
    const layer = pick(map.layers, chance);
    if (!layer) return null;
    layer.properties = [{ name: 'weather', value: 'rain' }];
    return { what: `property added to layer ${layer.name}`, names: ['"weather"'] };
  },
  (map) => {
    map.properties.push({ name: 'weather', value: 'rain' });
    return { what: 'property added to the map', names: ['"weather"'] };
  },
  (map, chance) => {
    const property = pick(map.properties, chance);
    if (!property) return null;
    property.value = typeof property.value === 'number' ? property.value + 1 : pick(STRANGE, chance);
    return { what: `map property ${property.name}`, names: [`"${property.name}"`] };
  },
  (map, chance) => {
    map.tilewidth += 2 + 2 * chance.below(8);
    return { what: 'tile width', names: ['hexes of this map are not regular', 'grid of this map'] };
  },
  (map) => {
    map.width += 1;
    return { what: 'map width', names: ['The map is said to be', 'grid of this map'] };
  },
  (map, chance) => {
    const layer = pick(
      map.layers.filter(({ data, objects = [] }) => data !== undefined || objects.length > 0),
      chance,
    );
    if (!layer) return null;
    layer['offsetx'] = 224;
    return { what: `offset of layer ${layer.name}`, names: [`layer "${layer.name}"`] };
  },
  (map, chance) => {
    if (map['orientation'] !== 'hexagonal') return null;
    const [field, value] = pick(
      [
        ['staggeraxis', 'x'],
        ['staggerindex', 'even'],
        ['hexsidelength', 38],
        ['tileheight', 80],
      ] as const,
      chance,
    ) ?? ['staggeraxis', 'x'];
    map[field] = value;
    return { what: `${field} ${value}`, names: ['hexes of this map are not regular'] };
  },
  onThing('corner moved', (thing, chance, layer) => {
    const corners = (thing.polygon ?? thing.polyline ?? []) as { x: number; y: number }[];
    const corner = pick(corners, chance);
    // The outline of a zone may move without another hex in it.
    if (!corner || layer.name === 'zones') return false;
    corner.x += 64;
    corner.y += 64;
    return true;
  }),
  onThing('made a point', (thing, _chance, layer) => {
    if (layer.name === 'units' || layer.name === 'labels' || layer.name === 'objectives') return false;
    delete thing.polygon;
    delete thing.polyline;
    thing.point = true;
    return true;
  }),
  onTile('type', (tile, chance) => {
    tile.type = pick(STRANGE, chance) ?? '';
    return true;
  }),
  onTile('property added', (tile) => {
    tile.properties = [...(tile.properties ?? []), { name: 'mud', value: 3 }];
    return true;
  }),
  onTile('property deleted', (tile) => {
    if (!tile.properties) return false;
    tile.properties = [];
    return true;
  }),
  onCell('deleted', () => 0),
  onCell('flipped', (gid) => (gid === 0 ? null : (gid | 0x80000000) >>> 0)),
  onCell('of no tileset', () => 9999),
];

/** A change to a tile that is painted somewhere. */
function onTile(
  what: string,
  change: (tile: MapJson['tilesets'][number]['tiles'][number], chance: Chance) => boolean,
): Changer {
  return (map, chance) => {
    const used = new Set(map.layers.flatMap(({ data = [] }) => data));
    const tile = pick(
      (map.tilesets[0]?.tiles ?? []).filter(({ id }) => used.has(id + 1)),
      chance,
    );
    if (!tile || change(tile, chance) === false) return null;
    return { what: `${what} of tile ${tile.id}`, names: [`ile ${tile.id} of the tileset`] };
  };
}

/** A change to a cell of a layer of tiles. */
function onCell(what: string, change: (gid: number) => number | null): Changer {
  return (map, chance) => {
    const layer = pick(
      map.layers.filter(({ data = [] }) => data.some((gid) => gid !== 0)),
      chance,
    );
    if (!layer?.data) return null;
    const painted = layer.data.flatMap((gid, i) => (gid === 0 ? [] : [i]));
    const at = pick(painted, chance) ?? 0;
    const gid = change(layer.data[at] as number);
    if (gid === null) return null;
    layer.data[at] = gid;
    return { what: `cell ${what} on ${layer.name}`, names: [`layer "${layer.name}"`] };
  };
}

/** Kinds of change there are. */
export const CHANGE_COUNT: number = CHANGES.length;

/**
 * Changes a map in one place: `kind` says what is changed, and the place is random. Null if the map has no such
 * place.
 */
export function changeMap(map: MapJson, kind: number, chance: Chance): Change | null {
  return (CHANGES[kind] as Changer)(map, chance);
}
