/** The aim of pointer, keys or list: attacker, target and chance, before anything is chosen. */
import { type Preview, type Reckoning, sharesOf, shareText } from '@linstock/kernel';
import {
  type Choice,
  cheapestOf,
  goodChance,
  hexesPicked,
  includesPick,
  type Picked,
  type Piece,
  pickKey,
  piecesPicked,
  samePlace,
} from '@linstock/scene';
import { idOfPlace } from '../../common/places.ts';
import { meaningOfPicks, narrowedIn, picksIn, previewIn, sheetIn } from '../state/modeSelectors.ts';
import type { OpenSheet, SessionState } from '../state/state.ts';

/** A blow or a volley that is pointed at. */
export interface Aim {
  /** The answer it would be; null for one of a sheet that is written whole. */
  readonly choice: Choice<unknown> | null;
  /** The pieces that strike. */
  readonly by: readonly Piece[];
  /** The targets: all pieces where it falls. */
  readonly at: readonly Piece[];
  /** Pieces of the same side that could join. */
  readonly joins: readonly Piece[];
  /** The throw; null if it is described in words alone. */
  readonly reckoning: Reckoning | null;
  /** The sheet's words for it: `3.3 in, 2 dice: 61.1 % for an effect`. */
  readonly says: string | null;
}

/** Answers that are tried for the best shot at what is pointed at. */
const MOST_TRIED = 12;

/** The answer to be shown while the pointer rests on something: the cheapest that a click leads to, else the best shot at it. */
export function findChoiceAt(state: SessionState, candidates: readonly Picked[]): Choice<unknown> | null {
  const { asked } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  if (!asked || !narrowed) return null;
  for (const pick of candidates) {
    const cheapest = cheapestOf(narrowed.next.get(pickKey(pick))?.choices ?? []);
    if (cheapest) return picks.length > 0 || !isOwn(state, pick) ? cheapest : null;
  }
  return findBestShot(state, picks, candidates);
}

/**
 * The blow with the best chance at the enemy among these, after what is picked already; null if there is
 * none.
 * @param by the only pieces that may strike; all of the side asked unless told
 */
export function findBestShot(
  state: SessionState,
  picks: readonly Picked[],
  candidates: readonly Picked[],
  by: ReadonlySet<string> | null = null,
): Choice<unknown> | null {
  const { asked, game, scene } = state;
  const enemies = candidates.filter((pick) => isEnemy(state, pick));
  if (!asked || !game || enemies.length === 0) return null;
  const own = new Set(scene?.pieces.flatMap(({ id, side }) => (side === asked.side ? [id] : [])));
  const theirs = ({ picks: all }: Choice<unknown>): boolean => {
    const strikers = piecesPicked(all).filter((id) => own.has(id));
    return by === null || (strikers.length > 0 && strikers.every((id) => by.has(id)));
  };
  const shots = enemies
    .flatMap((pick) => asked.menu.after([...picks, pick]).left)
    .filter(theirs)
    .slice(0, MOST_TRIED)
    .flatMap((choice) => {
      const { first, throws } = game.preview(asked.side, choice.answer);
      return throws && first ? [{ choice, good: goodChance(first) }] : [];
    });
  return shots.sort((a, b) => b.good - a.good)[0]?.choice ?? null;
}

/** True if a pick means troops of the side asked: by themselves, or by the ground they charge from. */
function isOwn({ asked, scene }: SessionState, pick: Picked): boolean {
  if (!('piece' in pick || 'hex' in pick)) return false;
  return standingAt(scene?.pieces ?? [], pick).some(({ side }) => side === asked?.side);
}

/** True if a click on the units at a place shows a blow at all of them, with nothing chosen. */
export function strikesAt(state: SessionState, place: Picked): boolean {
  return picksIn(state).length === 0 && isEnemy(state, place) && findChoiceAt(state, [place]) !== null;
}

function isEnemy({ asked, scene }: SessionState, pick: Picked): boolean {
  const { pieces = [] } = scene ?? {};
  return standingAt(pieces, pick).some(({ side }) => side !== asked?.side);
}

/** The pieces that a pick means: one, a body, or all at a place. */
function standingAt(pieces: readonly Piece[], pick: Picked): Piece[] {
  if ('piece' in pick) return pieces.filter(({ id }) => id === pick.piece);
  if ('body' in pick) return pieces.filter(({ group }) => group === pick.body);
  if (!('hex' in pick)) return [];
  return pieces.filter(({ place }) => place !== null && samePlace(place, pick));
}

/** The blow that is shown now, by the pointer or the selection. Null if no dice are thrown at any unit. */
export function aimOf(state: SessionState): Aim | null {
  const { asked, game } = state;
  const meaning = meaningOfPicks(state);
  const preview = previewIn(state);
  const sheet = sheetIn(state);
  if (sheet) return aimInSheet(sheet, state.scene?.pieces ?? []);
  if (!asked || !game) return null;
  if (preview) return aimOfPicks(state, preview, () => game.preview(asked.side, preview.answer));
  return meaning && aimOfPicks(state, meaning.choice, () => meaning.preview);
}

/**
 * The shot under the pointer in a sheet, or else the one written in the active row. Null if the sheet shows a
 * preview of its own.
 */
function aimInSheet({ sheet, filled, row, looks }: OpenSheet, pieces: readonly Piece[]): Aim | null {
  const own = sheet.rows.find(({ id }) => id === (looks?.row ?? row));
  const told = own?.choices.find(({ id }) => id === (looks?.choice ?? filled[own.id]?.choice));
  const by = pieces.find(({ id }) => id === own?.piece);
  const at = pieces.find(({ id }) => id === told?.at);
  if (sheet.attackPreview || !told || !by || !at) return null;
  const says = `${told.label}: ${told.refusal?.sentence ?? told.vain?.sentence ?? told.does ?? ''}`;
  return { choice: null, by: [by], at: [at], joins: [], reckoning: null, says };
}

/** The choice of a sheet that pointing at a piece means: of the row in hand, else of the first who may. */
export function lookAt(state: SessionState, piece: string | null): OpenSheet['looks'] {
  const open = sheetIn(state);
  if (!open || piece === null || open.sheet.attackPreview) return null;
  const rows = open.row === null ? open.sheet.rows : open.sheet.rows.filter(({ id }) => id === open.row);
  for (const { id, choices } of rows) {
    const choice = choices.find(({ at, refusal }) => at === piece && refusal === null);
    if (choice) return { row: id, choice: choice.id };
  }
  return null;
}

function aimOfPicks(state: SessionState, choice: Choice<unknown>, sets: () => Preview): Aim | null {
  const { asked, scene } = state;
  const pieces = scene?.pieces ?? [];
  const named = choice.picks.map((pick) => standingAt(pieces, pick));
  const own = named.filter((each) => each.some(({ side }) => side === asked?.side));
  const at = named.findLast((each) => each.some(({ side }) => side !== asked?.side)) ?? [];
  const enemies = at.filter(({ side }) => side !== asked?.side);
  const by = own.flat().filter(({ side }) => side === asked?.side);
  if (!asked || by.length === 0 || enemies.length === 0) return null;
  const { first, throws } = sets();
  if (!throws || !first) return null;
  const joins = findJoiningPieces(state, choice, by);
  return { choice, by, at: enemies, joins, reckoning: first, says: null };
}

/** The other pieces that could strike the same target together with these. */
function findJoiningPieces(
  { asked, scene }: SessionState,
  choice: Choice<unknown>,
  by: readonly Piece[],
): Piece[] {
  const target = choice.picks.findLast((pick) => !('button' in pick));
  const own = piecesPicked(choice.picks).filter((id) => by.some((each) => each.id === id));
  if (!asked || !target || own.length === 0) return [];
  const with_ = asked.menu.after(own.map((piece) => ({ piece }))).left;
  const together = with_.filter(
    ({ picks }) => includesPick(picks, target) && own.every((piece) => includesPick(picks, { piece })),
  );
  const ids = new Set(together.flatMap(({ picks }) => piecesPicked(picks)));
  return (scene?.pieces ?? []).filter(
    ({ id, side }) => ids.has(id) && side === asked.side && !own.includes(id),
  );
}

/** The same blow with other units joining in. */
export interface JoinedBlow {
  readonly more: readonly Piece[];
  readonly share: string;
}

/** The best blow with other units joining in; null if none can join, or it would be no better. */
export function findJoinedBlow(
  { asked, game, scene }: SessionState,
  { choice, reckoning }: Aim,
): JoinedBlow | null {
  if (!asked || !game || !choice || !reckoning) return null;
  const wider = asked.menu
    .after(choice.picks.filter((pick) => 'piece' in pick).slice(0, 1))
    .left.filter(
      ({ picks }) =>
        picks.length > choice.picks.length && choice.picks.every((pick) => includesPick(picks, pick)),
    );
  const tried = wider.slice(0, MOST_TRIED).flatMap((each) => {
    const { first } = game.preview(asked.side, each.answer);
    return first?.name === reckoning.name ? [{ each, first, good: goodChance(first) }] : [];
  });
  const [best] = tried.sort((a, b) => b.good - a.good || a.each.picks.length - b.each.picks.length);
  if (!best || best.good <= goodChance(reckoning) + 1e-9) return null;
  const more = (scene?.pieces ?? []).filter(
    ({ id }) => includesPick(best.each.picks, { piece: id }) && !includesPick(choice.picks, { piece: id }),
  );
  return { more, share: shareOfAsMuch(best.first, reckoning) };
}

/** Maximum length of an outcome's words in a popover. */
const SHORT = 34;

/** The results of a throw, in a line: `33.3 % one disordering hit`, `50.0 % Morale Check or more`. */
export function describeChance(reckoning: Reckoning): { readonly share: string; readonly words: string } {
  const worst = worstOf(reckoning);
  const good = sharesOf(reckoning).filter(({ outcome }) => outcome.rank > worst);
  const [least, ...more] = good;
  const { label = 'an effect' } = least?.outcome ?? {};
  const worded =
    label.length > SHORT ? 'better than the worst' : `${label}${more.length > 0 ? ' or more' : ''}`;
  return { share: shareText(good), words: worded };
}

/** The chance that a throw does as much as another is said to bring: two chances of different things cannot be compared. */
export function shareOfAsMuch(reckoning: Reckoning, as: Reckoning): string {
  const worst = worstOf(as);
  return shareText(sharesOf(reckoning).filter(({ outcome }) => outcome.rank > worst));
}

/** The rank to exceed: if every outcome has an effect, the worst of them. */
function worstOf(reckoning: Reckoning): number {
  return Math.max(0, Math.min(...sharesOf(reckoning).map(({ outcome }) => outcome.rank)));
}

/**
 * The first line of a card about a throw: its chances, or its only result. For a throw for a number, of which
 * none is good or bad, only the number.
 */
export function promiseOf(reckoning: Reckoning): ReturnType<typeof describeChance> {
  if (reckoning.outcomes.every(({ label }) => /^\d+$/.test(label)))
    return { share: '', words: 'The number itself counts.' };
  const [only, ...others] = sharesOf(reckoning);
  if (only && others.length === 0) return { share: shareText([only]), words: only.outcome.label };
  return describeChance(reckoning);
}

/** The ids of the places where pieces stand, each once. */
export function placesOf(pieces: readonly Piece[]): string[] {
  const ids = pieces.flatMap(({ place, pose }) =>
    place !== null ? [idOfPlace(place)] : pose ? [idOfPlace({ spot: { x: pose.x, y: pose.y } })] : [],
  );
  return [...new Set(ids)];
}

/** The enemies that could be struck once more is picked: in the answers left, but not to be clicked next. */
export function listLaterTargets(state: SessionState): Piece[] {
  const { asked, scene } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  if (!narrowed || picks.length === 0) return [];
  const enemies = (scene?.pieces ?? []).filter(({ side }) => side !== asked?.side);
  const hexes = new Set<number>();
  const ids = new Set<string>();
  for (const { picks: all } of narrowed.left) {
    for (const hex of hexesPicked(all)) hexes.add(hex);
    for (const id of piecesPicked(all)) ids.add(id);
  }
  const meant = ({ id, place }: Piece): boolean =>
    ids.has(id) || (place !== null && 'hex' in place && hexes.has(place.hex));
  const next = ({ id, place }: Piece): boolean =>
    narrowed.next.has(pickKey({ piece: id })) || (place !== null && narrowed.next.has(pickKey(place)));
  return enemies.filter((piece) => meant(piece) && !next(piece));
}
