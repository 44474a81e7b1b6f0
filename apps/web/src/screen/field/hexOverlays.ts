/** The drawings over a board of hexes: the answers in terms of places, and the findings of the reader's tools. */
import { distance } from '@linstock/ground';
import { type Choice, hexesPicked, type Piece, piecesPicked } from '@linstock/scene';
import type { GroundPicture } from '../../board/handling/model.ts';
import type { HexOnlyOverlay, HexOverlay } from '../../board/overlay/overlays.ts';
import { hexOfPlace, idOfPlace, placeFrom, placeOfHex } from '../../common/places.ts';
import { placesOf } from '../../play/aiming/aim.ts';
import { findShownChoice } from '../../play/picking/facings.ts';
import { listProvoked } from '../../play/reaction/provoked.ts';
import { formationIn, narrowedIn, picksIn, routeIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { drawMarch, drawReaction } from '../reaction/reactionOverlays.ts';
import type { ToolResult } from '../tools/tools.tsx';
import { type AnswerDrawing, drawArea, drawSightLine } from './answerOverlays.ts';

/** Draws answers on hexes: at the places of their pieces, over the hexes that can be clicked. */
export const ON_HEXES: AnswerDrawing<HexOnlyOverlay> = {
  itemsOf: placesOf,
  options(state) {
    const enemies = new Set(placesOf(enemiesIn(state)));
    const [go, cost, targets]: [string[], string[], string[]] = [[], [], []];
    const texts: Record<string, string> = {};
    for (const next of narrowedIn(state)?.next.values() ?? []) {
      if (!('hex' in next.pick)) continue;
      const { choices } = next;
      const place = placeOfHex(next.pick.hex);
      const costs = choices.map((each) => each.cost).filter((each) => each !== undefined);
      if (costs.length > 0) texts[place] = String(Math.min(...costs));
      if (enemies.has(place)) targets.push(place);
      else if (choices.every((each) => isDear(state, each))) cost.push(place);
      else go.push(place);
    }
    const picked = picksIn(state).length > 0;
    const under = picked
      ? [...drawArea('go', 'go', go, texts), ...drawArea('cost', 'cost', cost, texts)]
      : [];
    return { under, targets };
  },
  course: (state) => [
    ...drawArea('chosen', 'chosen', hexesPicked(picksIn(state)).map(placeOfHex)),
    ...drawRoute(state),
    ...drawWay(state),
    ...drawReaction(state),
    ...drawOrder(state),
  ],
  beside: (state) => drawArea('kin', 'seen', placesOf(listKin(state))),
};

function enemiesIn({ scene, asked }: SessionState): readonly Piece[] {
  return asked
    ? (scene?.pieces ?? []).filter(({ side, place }) => side !== asked.side && place !== null)
    : [];
}

/** The hexes that a march must pass, with their numbers. */
function drawRoute(state: SessionState): HexOverlay[] {
  const places = routeIn(state).hexes.map(placeOfHex);
  return drawArea(
    'route',
    'seen',
    places,
    Object.fromEntries(places.map((place, i) => [place, `by ${i + 1}`])),
  );
}

/** The path of the choice that is shown, with the enemy's reactions to it. */
function drawWay(state: SessionState): HexOverlay[] {
  const shown = findShownChoice(state);
  const places = shown?.path?.map(idOfPlace) ?? [];
  if (!shown || places.length < 2) return [];
  return (
    drawMarch(shown, listProvoked(state, shown)) ?? [
      { kind: 'path', id: `path:${places.join()}`, places, warns: isDear(state, shown) },
    ]
  );
}

/** The ways of a formation that is being ordered, and the first end of its line. */
function drawOrder(state: SessionState): HexOverlay[] {
  const commanded = formationIn(state);
  if (!commanded) return [];
  const { shown, line } = commanded;
  const ways = new Map(
    (shown?.plan.destinations ?? []).map(({ path }) => [path.map(idOfPlace).join(), path.map(idOfPlace)]),
  );
  const drawn = [...ways].filter(([, places]) => places.length > 1);
  const paths = drawn.map(([key, places]) => ({
    kind: 'path' as const,
    id: `order:${key}`,
    places,
    warns: false,
  }));
  return [...paths, ...drawArea('line-end', 'chosen', line?.from ? [line.from] : [])];
}

/** True if a choice costs more than its points: the rules warn of it, or the enemy may act on the way. */
function isDear(state: SessionState, choice: Choice<unknown>): boolean {
  return (
    (choice.warns?.length ?? 0) > 0 || (picksIn(state).length > 0 && listProvoked(state, choice).length > 0)
  );
}

/** The other pieces of its body, if a single piece is picked or its card is open. */
function listKin(state: SessionState): readonly Piece[] {
  const { inspected, scene } = state;
  const [picked, ...more] = piecesPicked(picksIn(state));
  const chosen = scene?.pieces.find(({ id }) => id === (more.length === 0 ? (picked ?? inspected) : null));
  return scene?.pieces.filter(({ group, id }) => group === chosen?.group && id !== chosen.id) ?? [];
}

const BANDS = [0, 1, 2, 3] as const;

/** The findings of the reader's tools, as bands of hexes and lines between them. */
export function drawToolResult(found: ToolResult | null, { map }: GroundPicture): HexOverlay[] {
  if (!found) return [];
  if (found.tool === 'ruler') {
    const [from, to] = [hexOfPlace(found.from), hexOfPlace(found.to)];
    if (from < 0 || to < 0) return [];
    const hexes = distance(map, from, to);
    const text = `${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`;
    return [{ kind: 'ruler', id: 'ruler', from: found.from, to: found.to, text }];
  }
  if (found.tool === 'arcs') {
    return found.zones.map((zone, i) => ({
      kind: 'band',
      id: `band:${i}`,
      band: BANDS[Math.min(i, 3)] ?? 3,
      places: zone.places.map(idOfPlace),
      // A single zone is named outside the map.
      ...(found.zones.length > 1 && { text: zone.label }),
    }));
  }
  const { sight, to } = found;
  return hexOfPlace(to) < 0 ? [] : drawSightLine(sight, placeFrom(to));
}
