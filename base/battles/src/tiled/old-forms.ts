/**
 * Maps as Tiled wrote them before 1.2, in the form of today. Then properties were an object of values with another of their types,
 * and the tiles of a tileset were objects by their numbers.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The same file in the present form. Parts that are in that form already do not change. Expects bounded nesting. */
export function upgradeMapFile(json: unknown): unknown {
  if (!isFields(json)) return json;
  return {
    ...withProperties(json),
    ...(Array.isArray(json['layers']) && { layers: json['layers'].map(layerOf) }),
    ...(Array.isArray(json['tilesets']) && { tilesets: json['tilesets'].map(tilesetOf) }),
  };
}

function layerOf(layer: unknown): unknown {
  if (!isFields(layer)) return layer;
  return {
    ...withProperties(layer),
    ...(Array.isArray(layer['layers']) && { layers: layer['layers'].map(layerOf) }),
    ...(Array.isArray(layer['objects']) && { objects: layer['objects'].map(itemOf) }),
  };
}

function tilesetOf(tileset: unknown): unknown {
  if (!isFields(tileset)) return tileset;
  const { tiles, tileproperties, tilepropertytypes, ...rest } = tileset;
  const isOld = isFields(tiles) || isFields(tileproperties);
  if (!isOld)
    return { ...withProperties(tileset), ...(Array.isArray(tiles) && { tiles: tiles.map(itemOf) }) };
  const [plain, properties, types] = [tiles, tileproperties, tilepropertytypes].map((each) =>
    isFields(each) ? each : {},
  ) as [Fields, Fields, Fields];
  const ids = [...new Set([...Object.keys(plain), ...Object.keys(properties)])];
  return {
    ...withProperties(rest),
    tiles: ids.map((id) => {
      const tile = isFields(plain[id]) ? plain[id] : {};
      const listed = isFields(properties[id]) && { properties: listOf(properties[id], types[id]) };
      return { ...withProperties(tile), ...listed, id: Number(id) };
    }),
  };
}

function withProperties(thing: Fields): Fields {
  const { properties, propertytypes, ...rest } = thing;
  return isFields(properties) ? { ...rest, properties: listOf(properties, propertytypes) } : thing;
}

function itemOf(item: unknown): unknown {
  return isFields(item) ? withProperties(item) : item;
}

/** Properties as a list; a text that is said to be a number or a truth is one. */
function listOf(values: Fields, types: unknown): { name: string; type: string; value: unknown }[] {
  return Object.entries(values).map(([name, value]) => {
    const said = isFields(types) && Object.hasOwn(types, name) ? String(types[name]) : 'string';
    return { name, type: said, value: typeof value === 'string' ? valueOf(value, said) : value };
  });
}

function valueOf(text: string, type: string): unknown {
  if (type === 'bool') return text === 'true';
  return (type === 'int' || type === 'float') && text.trim() !== '' ? Number(text) : text;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
