/** Umpire mode: counters placed, turned, removed, or given a state by hand, past the rules. */
import { type ManualEdit, nth, type Refusal, refusal, type Umpire } from '@linstock/kernel';
import { EditUmpire, type EditValues, readEdit, sentence, told } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import {
  companiesIn,
  facingIn,
  hexOfCompany,
  isRouted,
  leaderOf,
  lookAround,
  nameOf,
  officerName,
  regimentOf,
} from '../model/board.ts';
import type { Company, Field } from '../model/field.ts';
import { emit, type Game, type StateView } from '../model/game.ts';
import {
  companyOfPiece,
  facingWord,
  hexName,
  ORDER_WORDS,
  officerOfPiece,
  orderNumbered,
} from '../model/names.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { STACKING_LIMIT } from '../tables/index.ts';
import { editFields, hexOfOfficer, STATES, sideOfOfficer } from './edit-fields.ts';
import { mayStand } from './placing.ts';
import { rout } from './results.ts';

/** Changes pieces by hand and logs it; or says why the result is not a possible position. */
export function editByHand(
  umpire: Umpire,
  field: Field,
  s: State,
  edits: readonly ManualEdit[],
): Refusal | null {
  const game: Game = { umpire, field, s };
  if (s.step === S.SET_UP)
    return refusal('setting-up', 'AL-2.4', 'The armies are still being set up. Place them by the rules.');
  for (const edit of edits) {
    const values = readEdit(editFields(field, s, edit.piece), edit);
    if ('refused' in values) return values.refused;
    const company = companyOfPiece(field, edit.piece);
    const refused = company
      ? editCompany(game, company, values)
      : editOfficer(game, edit.piece, values.place('place'));
    if (refused) return refused;
  }
  const refused = refuseBoard(game, edits);
  if (refused === null) logEdits(game, edits);
  return refused;
}

function editCompany(game: Game, company: Company, values: EditValues): Refusal | null {
  const { field, s } = game;
  const { id } = company;
  if (s.rout?.company === id)
    return refusal(
      'on-rout',
      'AL-4.15c',
      `${sentence(nameOf(field, id))} is running. Finish its rout first.`,
    );
  const moved = moveCompany(game, company, values);
  if (moved) return moved;
  const command = values.word('command');
  if (command) s.outOfCommand[id] = command === 'out' ? 1 : 0;
  const gun = values.word('gun');
  if (gun) s.gunSide[id] = gun === 'limbered' ? S.MOVING : S.FIRING;
  setMorale(game, company, values.word('morale'));
  const order = values.word('order');
  if (order !== undefined && isRouted(field, s, id) && order !== 'none')
    return refusal('routed', 'AL-4.14b', 'A routed regiment has no order.');
  if (order !== undefined) s.order[company.regiment] = S.ORDERS.findIndex((each) => each === order);
  return turnCompany(game, company, values.number('facing'));
}

/** Sets place and state together, for a company off the map is on its track or eliminated (AL-4.12e, AL-4.13a). */
function moveCompany({ field, s }: Game, company: Company, values: EditValues): Refusal | null {
  const { id } = company;
  const place = values.place('place');
  const status = STATES.findIndex((each) => each === values.word('state'));
  if (place && !('hex' in place && field.map.labels[place.hex] !== undefined))
    return refusal('off-map', null, `${sentence(nameOf(field, id))} cannot be put there: it is off the map.`);
  const off = status >= S.ON_TRACK || (place === null && status < 0);
  if (off && place) return refusal('off-map', 'AL-4.13a', `Nothing that is ${STATES[status]} is on the map.`);
  if (off) {
    [s.at[id], s.facing[id], s.outOfCommand[id]] = [S.NONE, S.NONE, 0];
    s.status[id] = status < 0 ? S.ELIMINATED : status;
    return null;
  }
  if (place === null || (!place && hexOfCompany(s, id) === S.NONE))
    return refusal('off-map', null, `${sentence(nameOf(field, id))} is off the map. Say first where it is.`);
  if (place) putCompany(field, s, company, place.hex);
  if (status >= 0) s.status[id] = status;
  return null;
}

/** Puts a company in a hex. One that was off the map comes back in good order, with its regiment and its leader. */
function putCompany(field: Field, s: State, { id, side, regiment }: Company, hex: number): void {
  const returns = hexOfCompany(s, id) === S.NONE;
  const there = facingIn(field, s, hex, side, [id]);
  s.at[id] = hex;
  if (returns) s.status[id] = S.BATTLEWORTHY;
  if (returns && regiment !== S.NONE) bringBack(field, s, regiment, hex);
  if (isRouted(field, s, id)) s.facing[id] = S.NONE;
  else if (there !== S.NONE) s.facing[id] = there;
  else if (s.facing[id] === S.NONE) s.facing[id] = nth(field.suggested.facing, id);
}

/** A regiment that was gone is there again, and the leader who had left with it. */
function bringBack(field: Field, s: State, regiment: number, hex: number): void {
  if (s.regimentState[regiment] === S.GONE) s.regimentState[regiment] = S.OK;
  const { leader } = regimentOf(field, regiment);
  const { side } = leaderOf(field, leader);
  if (s.leaderStep[leader] === S.RELIEVED) {
    if (s.commanderAt[side] !== S.NONE) return;
    s.leaderStep[leader] = S.LAST_STEP;
    s.commanderFor[side] = S.NONE;
  }
  if (s.leaderAt[leader] === S.NONE) s.leaderAt[leader] = hex;
}

function setMorale(game: Game, { regiment }: Company, morale: string | undefined): void {
  const { field, s } = game;
  if (morale === undefined || (morale === 'routed') === (s.regimentState[regiment] === S.ROUTED)) return;
  // The edit has a log line of its own.
  if (morale === 'routed') return rout({ ...game, umpire: new EditUmpire() }, regiment);
  s.regimentState[regiment] = S.OK;
  for (const c of regimentOf(field, regiment).companies) {
    const hex = hexOfCompany(s, c);
    if (hex === S.NONE) continue;
    const there = facingIn(field, s, hex, regimentOf(field, regiment).side, [c]);
    s.facing[c] = there === S.NONE ? nth(field.suggested.facing, c) : there;
  }
}

/** Turns a company, and those that share its hex: all face the same way (AL-2.4d). */
function turnCompany({ field, s }: Game, { id, side }: Company, facing: number | undefined): Refusal | null {
  if (facing === undefined) return null;
  const hex = hexOfCompany(s, id);
  if (hex === S.NONE || isRouted(field, s, id)) {
    const why = hex === S.NONE ? 'off the map' : 'routed';
    return refusal('no-facing', 'AL-2.4d', `${sentence(nameOf(field, id))} is ${why} and faces no way.`);
  }
  for (const c of companiesIn(field, s, hex, side)) if (!isRouted(field, s, c)) s.facing[c] = facing;
  return null;
}

/** Puts an officer with troops of his, or takes an army commander off who leads no regiment (AL-4.2e, AL-4.3). */
function editOfficer(game: Game, piece: string, place: ReturnType<EditValues['place']>): Refusal | null {
  const { field, s } = game;
  const officer = officerOfPiece(field, piece) ?? COMMANDER;
  const side = sideOfOfficer(field, officer, piece);
  const hex = place && 'hex' in place ? place.hex : S.NONE;
  if (officer === COMMANDER) {
    s.commanderAt[side] = hex;
    const acts = s.commanderFor[side] !== S.NONE;
    s.commanderState[side] = hex === S.NONE ? S.REMOVED : acts ? S.ACTING : S.ON_MAP;
  } else s.leaderAt[officer] = hex;
  if (place === null || mayStand(game, side, officer, hex)) return null;
  const who = sentence(officerName(field, s, side, officer));
  return refusal('leader_alone', 'AL-4.2e', `${who} has to share a hex with a company of his.`);
}

/** Why the board cannot be as the edits leave it: only hexes that they touch are looked at. */
function refuseBoard({ field, s }: StateView, edits: readonly ManualEdit[]): Refusal | null {
  const looked = lookAround(field, s);
  for (const { piece } of edits) {
    const company = companyOfPiece(field, piece);
    const hex = company ? hexOfCompany(s, company.id) : S.NONE;
    if (!company || hex === S.NONE) continue;
    const where = hexName(field, hex);
    const held = [0, 1].map((side) => nth(looked.held, hex * 2 + side));
    if (field.map.impassable[hex] === 1)
      return refusal('impassable', 'AL-6.4b', `No troops can be in ${where}.`, [piece]);
    if (held.every((companies) => companies > 0))
      return refusal('enemy_in_hex', 'AL-6.4a', `Enemies would be together in ${where}.`, [piece]);
    if (looked.arms[hex] === 3)
      return refusal('mixed_arms', 'AL-6.3b', 'Cavalry does not share a hex with other arms.', [piece]);
    if (Math.max(...held) > STACKING_LIMIT)
      return refusal('overstacked', 'AL-6.2a', `A hex holds at most ${STACKING_LIMIT} companies.`, [piece]);
  }
  return null;
}

function logEdits(game: Game, edits: readonly ManualEdit[]): void {
  const { field, s } = game;
  for (const { piece, set } of edits) {
    const company = companyOfPiece(field, piece);
    const officer = officerOfPiece(field, piece) ?? COMMANDER;
    const side = company?.side ?? sideOfOfficer(field, officer, piece);
    const hex = company ? hexOfCompany(s, company.id) : hexOfOfficer(s, side, officer);
    const who = () => (company ? nameOf(field, company.id) : officerName(field, s, side, officer));
    const words = () => (company ? companyWords(field, s, company, set) : [placeWords(field, hex)]);
    emit(
      game,
      side,
      [],
      () => told`By hand: ${who()}, ${words().join(', ')}`,
      () => ({ kind: 'by hand', pieces: [piece], at: hex === S.NONE ? null : { hex } }),
    );
  }
}

const placeWords = (field: Field, hex: number): string =>
  hex === S.NONE ? 'off the map' : `to ${hexName(field, hex)}`;

/** The present values of a company that may be set by hand. */
function companyWords(field: Field, s: State, company: Company, set: ManualEdit['set']): string[] {
  const { id, regiment } = company;
  const words: string[] = [];
  const hex = hexOfCompany(s, id);
  if (set['place'] !== undefined && hex !== S.NONE) words.push(placeWords(field, hex));
  if (hex === S.NONE) words.push(STATES[nth(s.status, id)] ?? 'off the map');
  else if (set['state'] !== undefined) words.push(STATES[nth(s.status, id)] ?? '');
  if (set['facing'] !== undefined) words.push(`facing ${facingWord(field, nth(s.facing, id))}`);
  if (set['command'] !== undefined) words.push(s.outOfCommand[id] ? 'out of command' : 'in command');
  if (set['gun'] !== undefined) words.push(s.gunSide[id] === S.MOVING ? 'limbered' : 'unlimbered');
  if (set['order'] !== undefined) words.push(`${orderWords(nth(s.order, regiment))}`);
  if (set['morale'] !== undefined)
    words.push(isRouted(field, s, id) ? 'its regiment routed' : 'its regiment steady');
  return words;
}

const orderWords = (order: number): string =>
  order === S.NO_ORDER ? ORDER_WORDS.none : `order ${ORDER_WORDS[orderNumbered(order)]}`;
