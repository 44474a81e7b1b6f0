import type { Layer, TiledMap } from './map.ts';

/**
 * A map as the text of a `.tmj`: all that it was read with, known or not, tiles as plain lists. The counts of the next layer and
 * the next object are one above the greatest used.
 */
export function writeTmj(map: TiledMap): string {
  const layers = map.layers.map((layer) => layerFile(layer, map.infinite === true));
  const ids = idsIn(map.layers);
  const after = (used: readonly number[]) => 1 + used.reduce((most, id) => Math.max(most, id), 0);
  return JSON.stringify({
    ...map,
    layers,
    nextlayerid: after(ids.layers),
    nextobjectid: after(ids.objects),
  });
}

function layerFile(layer: Layer, infinite: boolean): object {
  if (layer.type === 'group')
    return { ...layer, layers: layer.layers.map((each) => layerFile(each, infinite)) };
  if (layer.type !== 'tilelayer') return layer;
  const { kept, chunks } = layer;
  if (infinite)
    return { ...kept, chunks: chunks.map(({ gids, ...where }) => ({ ...where, data: [...gids] })) };
  const [whole] = chunks;
  return whole === undefined ? kept : { ...kept, data: [...whole.gids] };
}

interface Ids {
  readonly layers: readonly number[];
  readonly objects: readonly number[];
}

/** The ids used in layers, those in groups included. */
function idsIn(layers: readonly Layer[]): Ids {
  const found: { layers: number[]; objects: number[] } = { layers: [], objects: [] };
  for (const layer of layers) {
    const { id } = layer.type === 'tilelayer' ? layer.kept : (layer as { id?: unknown });
    if (typeof id === 'number') found.layers.push(id);
    if (layer.type === 'objectgroup') for (const object of layer.objects) found.objects.push(object.id ?? 0);
    if (layer.type !== 'group') continue;
    const inside = idsIn(layer.layers);
    found.layers.push(...inside.layers);
    found.objects.push(...inside.objects);
  }
  return found;
}
