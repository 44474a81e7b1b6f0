/** The places of the tabs for troops out of sight, on the window's edges. */

import { type Body, isOfficer, type Piece } from '@linstock/scene';
import { type Box, growBox, makeBoxAbout, type Size } from '../../common/box.ts';
import { isFree } from '../../common/placement.ts';
import { idOfPlace } from '../../common/places.ts';
import { TITLE_FROM_WIDTH_PX } from '../plate/sheet.ts';

/** Troops that are looked for together: a regiment or a Command, by the ids of its pieces. */
export type Troops = Pick<Body, 'id' | 'side' | 'name' | 'called' | 'pieces'>;

export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** A tab towards a body that is out of sight altogether; in a narrow window one towards all of a side beyond an edge. */
export interface EdgeTab {
  readonly bodies: readonly Troops[];
  /** It has no space for a name. */
  readonly short: boolean;
  readonly edge: Edge;
  /** The edge that its troops are beyond, if the tab does not fit there and is at another edge. */
  readonly towards: Edge;
  /** Its middle, in CSS pixels from the board's corner. */
  readonly x: number;
  readonly y: number;
  /** The places of its troops. */
  readonly places: readonly string[];
}

/** Size of the tabs, and the space at the edges for title, legend and buttons, in CSS pixels. */
export interface TabSpace {
  readonly width: number;
  readonly height: number;
  /** Between a tab and its edge. */
  readonly gap: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly end: number;
  /**
   * All troops of a side beyond an edge share one tab, and it touches the edge. Farther inside the window it
   * would look like a counter.
   */
  readonly together: boolean;
}

/** The size of tabs in a window in which names fit. */
export const USUAL_TAB: TabSpace = {
  width: 186,
  height: 30,
  gap: 4,
  top: 290,
  bottom: 300,
  left: 150,
  right: 190,
  end: 80,
  together: false,
};

/** Tabs in a window too narrow for a title: for a finger, clear of the button in its corner. */
const SHORT_TAB: TabSpace = {
  width: 64,
  height: 44,
  gap: 0,
  top: 4,
  bottom: 4,
  left: 4,
  right: 60,
  end: 60,
  together: true,
};

/** The tabs for a window of a width, as large as the reader has the text. */
export function measureTabs(width: number, textScale = 1): TabSpace {
  const room = width < TITLE_FROM_WIDTH_PX ? SHORT_TAB : USUAL_TAB;
  return { ...room, width: room.width * textScale, height: room.height * textScale };
}

/** The boxes that tabs do not cover, in CSS pixels. */
interface TabMargins {
  /** Half the size of a counter. */
  readonly counter: number;
  /** Bars and names in a far view, and the handles of the selected pieces. */
  readonly taken: readonly Box[];
  readonly textScale?: number;
}

/** The subjects of a tab. */
type TabSubject = Pick<EdgeTab, 'bodies' | 'places'>;

/** A body out of sight: its place, and the edge that it is beyond. */
interface HiddenBody {
  readonly body: Troops;
  readonly places: readonly string[];
  readonly points: readonly (readonly [number, number])[];
}

/**
 * The tabs of all bodies that are not visible, not even half a counter, placed clear of all troops. If an
 * edge is full, another tab of the same side there stands for the rest too, or in a narrow window one is
 * placed at the next edge. Only the first tab of a side may be farther inside. Tabs for which there is no
 * space are left out.
 */
export function placeEdgeTabs(
  bodies: readonly Troops[],
  pieces: readonly Piece[],
  pointOf: (place: string) => readonly [number, number] | null,
  size: Size,
  { counter, taken: written, textScale = 1 }: TabMargins,
): EdgeTab[] {
  const room = measureTabs(size.width, textScale);
  const tabs: EdgeTab[] = [];
  const troops = pieces.flatMap(({ place }) => {
    const at = place && pointOf(idOfPlace(place));
    return at ? [makeBoxAbout(at, 2 * counter, 2 * counter)] : [];
  });
  const taken = [...troops, ...written];
  const away = bodies.flatMap((body) => awayOf(body, pieces, pointOf, size, counter) ?? []);
  for (const group of room.together ? besideOneEdge(away, size, room) : away.map((each) => [each])) {
    const at = meanOf(group.flatMap(({ points }) => points));
    const others = tabs.map(({ x, y }) => growBox(boxOfTab(room, x, y), TAB_GAP_PX));
    const side = group[0]?.body.side;
    const tab = { bodies: group.map(({ body }) => body), places: group.flatMap(({ places }) => places) };
    const places = edgesBeyond(at, size, room).map((place) => ({ place, at: shifts(place, size, room) }));
    const near = places.map(({ place, at: all }) => ({
      place,
      at: all.filter((each) => isNear(each, place)),
    }));
    const aside = besides(places, size, room).map((place) => ({ place, at: shifts(place, size, room) }));
    let found = false;
    // A tab that does not fit near its troops on one edge goes to the next edge, beside the tabs of its side
    // there, or else farther along.
    for (const { place, at: tried } of room.together ? [...near, ...places, ...aside] : places) {
      const { edge, towards } = place;
      const there = tabs.findIndex((each) => isAt(each, place) && each.bodies[0]?.side === side);
      const other = room.together ? tabs[there] : undefined;
      if (other) tabs[there] = { ...other, ...together(other, tab) };
      const mayLieIn = room.together || there < 0;
      const open = mayLieIn ? tried : tried.filter((each) => isAtEdge(each, place));
      const isClear = (box: Box) => isFree(box, others) && isFree(box, taken);
      const free = other ? null : open.find(([x, y]) => isClear(boxOfTab(room, x, y)));
      if (free) tabs.push({ ...tab, short: room.together, edge, towards, x: free[0], y: free[1] });
      found = other !== undefined || Boolean(free);
      if (found) break;
    }
    const last = tabs.findLastIndex(
      (each) => each.bodies[0]?.side === side && places.some(({ place }) => isAt(each, place)),
    );
    if (!found && tabs[last]) tabs[last] = { ...tabs[last], ...together(tabs[last], tab) };
  }
  return tabs;
}

/** True if a point is in the row at the very edge. */
const isAtEdge = ([x, y]: readonly [number, number], { edge, ...place }: Place): boolean =>
  edge === 'top' || edge === 'bottom' ? y === place.y : x === place.x;

const isAt = (tab: EdgeTab, { edge, towards }: Place): boolean =>
  tab.edge === edge && tab.towards === towards;

/** The subjects of two tabs together. */
function together(one: TabSubject, other: TabSubject): TabSubject {
  return { bodies: [...one.bodies, ...other.bodies], places: [...one.places, ...other.places] };
}

/** The place of a body with no visible piece. Null for a body that is visible or not on the map. */
function awayOf(
  body: Troops,
  pieces: readonly Piece[],
  pointOf: (place: string) => readonly [number, number] | null,
  size: Size,
  counter: number,
): HiddenBody | null {
  const troops = pieces.filter((piece) => body.pieces.includes(piece.id) && !isOfficer(piece) && piece.place);
  const places = [...new Set(troops.flatMap(({ place }) => (place ? [idOfPlace(place)] : [])))];
  const points = places.flatMap((place) => {
    const point = pointOf(place);
    return point ? [point] : [];
  });
  if (points.length === 0 || points.some(([x, y]) => inSight(x, y, size, counter))) return null;
  return { body, places, points };
}

/** Bodies of one side beyond one edge, together. */
function besideOneEdge(away: readonly HiddenBody[], size: Size, room: TabSpace): HiddenBody[][] {
  const groups = new Map<string, HiddenBody[]>();
  for (const each of away) {
    const key = `${each.body.side} ${edgesBeyond(meanOf(each.points), size, room)[0]?.edge}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function meanOf(points: readonly (readonly [number, number])[]): [number, number] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}

/** Minimum space between two tabs, in CSS pixels: a little less than the space between their rows, which rounding may reduce. */
const TAB_GAP_PX = 5.9;

/** The box of a tab about its middle. */
export function boxOfTab({ width, height }: TabSpace, x: number, y: number): Box {
  return makeBoxAbout([x, y], width, height);
}

/** True if any part of a counter with its middle there can be seen. */
function inSight(x: number, y: number, { width, height }: Size, counter: number): boolean {
  return x > -counter && y > -counter && x < width + counter && y < height + counter;
}

interface Place {
  readonly edge: Edge;
  readonly towards: Edge;
  readonly x: number;
  readonly y: number;
}

/** The edges that troops lie beyond, the farthest first, with the place on each nearest to them. */
function edgesBeyond([x, y]: readonly [number, number], { width, height }: Size, room: TabSpace): Place[] {
  const beyond = { left: -x, right: x - width, top: -y, bottom: y - height };
  const [first, ...others] = [...EDGES].sort((a, b) => beyond[b] - beyond[a]);
  return [...(first ? [first] : []), ...others.filter((edge) => beyond[edge] > 0)].map((edge) =>
    onEdge(edge, [x, y], { width, height }, room),
  );
}

const EDGES: readonly Edge[] = ['top', 'bottom', 'left', 'right'];
const ACROSS: Readonly<Record<Edge, readonly Edge[]>> = {
  top: ['left', 'right'],
  bottom: ['left', 'right'],
  left: ['top', 'bottom'],
  right: ['top', 'bottom'],
};

/** Places on the edges next to the one nearest to the troops. */
function besides(places: readonly { readonly place: Place }[], size: Size, room: TabSpace): Place[] {
  const [first] = places;
  if (!first) return [];
  const { edge, x, y } = first.place;
  return ACROSS[edge]
    .map((each): Place => ({ ...onEdge(each, [x, y], size, room), towards: edge }))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}

/** The place on an edge nearest to a point. */
function onEdge(
  edge: Edge,
  [x, y]: readonly [number, number],
  { width, height }: Size,
  room: TabSpace,
): Place {
  const [half, high] = [room.width / 2, room.height / 2];
  const kept = (along: number, low: number, most: number) => Math.max(low, Math.min(most, along));
  const at = (right: number, down: number): Place => ({ edge, towards: edge, x: right, y: down });
  switch (edge) {
    case 'top':
      return at(kept(x, room.top + half, width - room.top / 2 - half), high + room.gap);
    case 'bottom':
      return at(kept(x, room.bottom + half, width - room.end - half), height - high - room.gap);
    case 'left':
      return at(half + room.gap, kept(y, room.left + high, height - room.right - high));
    case 'right':
      return at(width - half - room.gap, kept(y, room.left + high, height - room.right - high));
  }
}

/**
 * The moves of a tab along its edge that are tried, in its own widths, and the step in pixels for one that touches
 * the edge.
 */
const SHIFTS = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, 2.5, -2.5, 3, -3];
const FINE_SHIFT_PX = 6;

/**
 * The place itself and others along its edge, nearest first. Then places a row or two farther inside, unless
 * the tab must touch the edge.
 */
function shifts(place: Place, size: Size, room: TabSpace): [number, number][] {
  const { edge, x, y } = place;
  const along = edge === 'top' || edge === 'bottom';
  const step = along ? room.width + 8 : room.height + 8;
  const least = edge === 'top' ? room.top : edge === 'bottom' ? room.bottom : room.left;
  // Below the first row a title may stand in either corner.
  const most = (row: number) =>
    along ? size.width - (edge === 'top' && row > 0 ? room.top : room.end) : size.height - room.right;
  const half = (along ? room.width : room.height) / 2;
  const inward = (edge === 'bottom' ? -1 : 1) * (room.height + 6);
  const by = room.together ? fineSteps(along ? size.width : size.height) : SHIFTS.map((n) => n * step);
  return (room.together ? [0] : [0, 1, 2])
    .flatMap((row) => by.map((n) => ({ n, row })))
    .filter(({ row }) => along || row === 0)
    .filter(({ n, row }) => {
      const at = (along ? x : y) + n;
      return at - half >= least - 1 && at + half <= most(row) + 1;
    })
    .map(({ n, row }) => (along ? [x + n, y + row * inward] : [x, y + n]));
}

/** Maximum distance from the place nearest to its troops at which a tab still points at them, in CSS pixels. */
const MAX_POINTING_PX = 90;

function isNear([x, y]: readonly [number, number], place: Place): boolean {
  return Math.hypot(x - place.x, y - place.y) <= MAX_POINTING_PX;
}

/** Steps to both sides over a length, the smallest first. */
function fineSteps(length: number): number[] {
  return Array.from({ length: Math.ceil(length / FINE_SHIFT_PX) }, (_, i) => [
    i * FINE_SHIFT_PX,
    -i * FINE_SHIFT_PX,
  ]).flat();
}
