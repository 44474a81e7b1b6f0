import { battleSummaryOf } from '@linstock/battles';
import { distance } from '@linstock/ground';
import {
  type Choice,
  cheapestOf,
  formationOf,
  hexesPicked,
  type Picked,
  pickKey,
  picksKey,
  piecesPicked,
  type Scene,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { GroundPicture } from '../../board/handling/model.ts';
import type { Overlay } from '../../board/overlay/Overlays.tsx';
import type { Ghost } from '../../board/pieces/ghost.ts';
import { hexOfPlace, idOfPlace, placeOfHex } from '../../common/places.ts';
import { type Aim, listLaterTargets, placesOf } from '../../play/aiming/aim.ts';
import { isNext } from '../../play/clicking/pickable.ts';
import { facingIn, findShownChoice } from '../../play/picking/facings.ts';
import { ridersIn } from '../../play/picking/riding.ts';
import { listProvoked } from '../../play/reaction/provoked.ts';
import {
  formationIn,
  narrowedIn,
  picksIn,
  routeIn,
  sheetIn,
  shownEntryIn,
} from '../../play/state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../../play/state/state.ts';
import { type PlaceNames, placeOfPiece } from '../../words/labels.ts';
import { makeMapNames, namePlaceOnTable } from '../../words/placeNames.ts';
import { drawMarch, drawReaction } from '../reaction/reactionOverlays.ts';
import type { ToolResult } from '../tools/tools.tsx';

/** The ground of a game's battle as its board draws it. */
export function groundOf({ present }: AnyRulebook, game: AnyGame): FieldGround {
  const summary = battleSummaryOf(game.rules, game.record.battle.id);
  const { bodies } = present.shows.scene({ field: game.field, state: game.positionAt(0).state, known: [] });
  const strength = (side: number) => `${bodies.filter((body) => body.side === side).length} bodies of troops`;
  const title = {
    battle: summary.title,
    date: summary.date,
    sides: game.position.sides.map((name, side) => ({ name, strength: strength(side) })),
  };
  const ground = present.shows.ground(game.field);
  return ground.kind === 'hexes'
    ? { kind: 'hexes', picture: { ...ground, title } }
    : { kind: 'table', picture: { ...ground, battle: game.record.battle.id, title } };
}

/**
 * The names of a ground's places: the number of a hex, or inches from the corner of a table. On a map facings are points of the compass.
 */
export function placeNamesOf(ground: FieldGround): PlaceNames {
  return ground.kind === 'hexes' ? makeMapNames(ground.picture.map) : namePlaceOnTable;
}

/** The drawings over the ground for the question and the picks. */
export function overlaysOf(state: SessionState): Overlay[] {
  const { scene, pointed } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  const overlays: Overlay[] = [];
  const enemyPlaces = placesOfSide(scene, state.asked ? 1 - state.asked.side : null);
  const go: string[] = [];
  const cost: string[] = [];
  const target: string[] = [];
  const texts: Record<string, string> = {};
  for (const next of narrowed?.next.values() ?? []) {
    if (!('hex' in next.pick)) continue;
    const { choices } = next;
    const place = placeOfHex(next.pick.hex);
    const costs = choices.map((each) => each.cost).filter((each) => each !== undefined);
    if (costs.length > 0) texts[place] = String(Math.min(...costs));
    if (enemyPlaces.has(place)) target.push(place);
    else if (choices.every((each) => isDear(state, each))) cost.push(place);
    else go.push(place);
  }
  if (picks.length > 0 && go.length > 0)
    overlays.push({ kind: 'area', id: 'go', meaning: 'go', places: go, texts });
  if (picks.length > 0 && cost.length > 0)
    overlays.push({ kind: 'area', id: 'cost', meaning: 'cost', places: cost, texts });
  target.push(...placesNext(state));
  if (target.length > 0) overlays.push({ kind: 'area', id: 'target', meaning: 'target', places: target });
  const later = placesOf(listLaterTargets(state)).filter((place) => !target.includes(place));
  if (later.length > 0) overlays.push({ kind: 'area', id: 'later', meaning: 'later', places: later });
  const chosen = hexesPicked(picks).map(placeOfHex);
  if (chosen.length > 0) overlays.push({ kind: 'area', id: 'chosen', meaning: 'chosen', places: chosen });
  const { hexes: route } = routeIn(state);
  if (route.length > 0) {
    const places = route.map(placeOfHex);
    const numbered = Object.fromEntries(places.map((place, i) => [place, `by ${i + 1}`]));
    overlays.push({ kind: 'area', id: 'route', meaning: 'seen', places, texts: numbered });
  }
  const shown = findShownChoice(state);
  const way = shown?.path?.map(idOfPlace) ?? [];
  if (shown && way.length > 1) {
    const warns = isDear(state, shown);
    const march = drawMarch(shown, listProvoked(state, shown));
    overlays.push(...(march ?? [{ kind: 'path' as const, id: `path:${way.join()}`, places: way, warns }]));
  }
  overlays.push(...drawReaction(state), ...orderOverlays(state));
  const due = dueOf(state)
    .map((each) => placeOfPiece(each, scene))
    .filter((each) => each !== null);
  if (due.length > 0) overlays.push({ kind: 'area', id: 'due', meaning: 'due', places: [...new Set(due)] });
  const kin = kinOf(state);
  if (kin.length > 0) overlays.push({ kind: 'area', id: 'kin', meaning: 'seen', places: kin });
  const ringed = pointed.map((each) => placeOfPiece(each, scene)).filter((each) => each !== null);
  if (ringed.length > 0)
    overlays.push({ kind: 'area', id: 'pointed', meaning: 'seen', places: [...new Set(ringed)] });
  return overlays;
}

/** The ways of a formation that is being ordered, and the first end of its line. */
function orderOverlays(state: SessionState): Overlay[] {
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
  const ends = line?.from ? [line.from] : [];
  return ends.length === 0
    ? paths
    : [...paths, { kind: 'area', id: 'line-end', meaning: 'chosen', places: ends }];
}

/** True if a choice costs more than its points: the rules warn of it, or the enemy may act on the way. */
function isDear(state: SessionState, choice: Choice<unknown>): boolean {
  return (
    (choice.warns?.length ?? 0) > 0 || (picksIn(state).length > 0 && listProvoked(state, choice).length > 0)
  );
}

/** The places of enemies that may be clicked next. */
function placesNext(state: SessionState): string[] {
  const { asked, scene } = state;
  const picks = picksIn(state);
  if (picks.length === 0) return [];
  const next = (scene?.pieces ?? []).filter(
    ({ id, side }) => side !== asked?.side && isNext(state, { piece: id }),
  );
  return placesOf(next);
}

/** The line from attackers to their target, while it is under the pointer or chosen. */
export function drawAim(aim: Aim | null): Overlay[] {
  if (!aim) return [];
  const [to] = placesOf(aim.at);
  const from = placesOf(aim.by);
  const joins = placesOf(aim.joins).filter((place) => !from.includes(place));
  return to === undefined ? [] : [{ kind: 'aim', id: `aim:${from.join()}:${to}`, from, to, joins }];
}

/** The places of the other pieces of its body, if a single piece is picked or its card is open. */
function kinOf(state: SessionState): string[] {
  const { inspected, scene } = state;
  const picks = picksIn(state);
  const [picked, ...more] = piecesPicked(picks);
  const chosen = scene?.pieces.find(({ id }) => id === (more.length === 0 ? (picked ?? inspected) : null));
  const kin = scene?.pieces.filter(({ group, id }) => group === chosen?.group && id !== chosen.id) ?? [];
  return [...new Set(kin.flatMap(({ place }) => (place === null ? [] : [idOfPlace(place)])))];
}

/** The pieces that have to act before the step may end; none while an answer is being clicked together. */
export function dueOf(state: SessionState): readonly string[] {
  return picksIn(state).length === 0 ? (state.asked?.ending?.closed?.at ?? []) : [];
}

const BANDS = [0, 1, 2, 3] as const;

/** The findings of the reader's tools, as bands of hexes and lines between them. */
export function drawToolResult(found: ToolResult | null, { map }: GroundPicture): Overlay[] {
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
  const verdict = sight.clear ? 'clear' : 'blocked';
  const { from, blockedAt } = sight;
  const block = blockedAt && ('hex' in blockedAt || 'spot' in blockedAt) ? idOfPlace(blockedAt) : null;
  return [{ kind: 'sight', id: 'sight', from: idOfPlace(from), to, verdict, blockedAt: block }];
}

function placesOfSide(scene: Scene | null, side: number | null): ReadonlySet<string> {
  const there = (scene?.pieces ?? []).filter((piece) => piece.side === side && piece.place !== null);
  return new Set(there.flatMap(({ place }) => (place ? [idOfPlace(place)] : [])));
}

/** The choice to be shown while the pointer rests on what may be picked: the cheapest it leads to. */
export function findCheapest(state: SessionState, pick: Picked): Choice<unknown> | null {
  return cheapestOf(narrowedIn(state)?.next.get(pickKey(pick))?.choices ?? []);
}

/** Places that can be clicked now, with what they mean. */
export function listPickablePlaces(state: SessionState): { place: string; label: string }[] {
  const places: { place: string; label: string }[] = [];
  for (const next of narrowedIn(state)?.next.values() ?? []) {
    if (!('hex' in next.pick)) continue;
    const cheapest = cheapestOf(next.choices);
    const place = placeOfHex(next.pick.hex);
    places.push({ place, label: cheapest ? costed(cheapest) : place });
  }
  return places;
}

function costed(choice: Choice<unknown>): string {
  return choice.cost === undefined ? choice.label : `${choice.label}, cost ${choice.cost}`;
}

/** The question and the picks, as a word that changes with each question, each entry and each choice. */
export function momentOf(state: SessionState): string {
  const { asked, head } = state;
  const [entry, row, picks] = [shownEntryIn(state) ?? 'now', sheetIn(state)?.row, picksKey(picksIn(state))];
  return [head, entry, asked?.side ?? 'nobody', asked?.kind, row, picks].join(' | ');
}

/** The pieces chosen: all of a formation, or those clicked. */
export function listChosenPieces(state: SessionState): readonly string[] {
  const { scene, asked, playbackStep } = state;
  const commanded = formationIn(state);
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  if (playbackStep && shownEntryIn(state) === null) return playbackStep.about;
  const formation = commanded && scene && asked ? formationOf(scene, asked.side, commanded.formation) : null;
  const { body = null } = sheet ?? {};
  if (sheet && body !== null)
    return sheet.sheet.rows.filter((row) => row.body === body).map(({ piece }) => piece);
  if (formation) return formation.pieces.map(({ id }) => id);
  return [...piecesPicked(picks), ...ridersIn(state).map(({ id }) => id)];
}

/** The pieces of a choice at their new places: shown while it is hovered or chosen. */
export function ghostsOf(state: SessionState): Ghost[] {
  const { shown: ordered = null } = formationIn(state) ?? {};
  if (ordered)
    return ordered.plan.destinations.map(({ piece, place, facing }) => ({
      piece,
      place: idOfPlace(place),
      facing,
    }));
  const choice = findShownChoice(state);
  if (!choice?.path) return [];
  const [hex] = hexesPicked(choice.picks).slice(-1);
  if (hex === undefined) return [];
  const facing = facingIn(choice.picks);
  const going = [...piecesPicked(choice.picks), ...ridersIn(state).map(({ id }) => id)];
  return going.map((piece) => ({ piece, place: placeOfHex(hex), facing }));
}
