/** Umpire mode: counters placed, turned, removed, or given a state by hand, past the rules. */
import { type ManualEdit, nth, type Refusal, refusal, type Umpire } from '@linstock/kernel';
import { EditUmpire, type EditValues, readEdit, sentence, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { Field, LeaderId, UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import { facingWord, leaderOfPiece, unitOfPiece } from '../../model/names.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';
import { moverOf } from '../../reckon/going.ts';
import { mayStandTogether } from '../../reckon/stacking.ts';
import { gatherLeaders } from '../leaders/leaders.ts';
import { removeUnit, restoreUnit } from '../losses/losses.ts';
import { editFields, formationNumbered, statusNumbered, suitedFacing } from './edit-fields.ts';

/** Changes pieces by hand and logs it; or says why the result is not a possible position. */
export function editByHand(
  umpire: Umpire,
  field: Field,
  s: State,
  edits: readonly ManualEdit[],
): Refusal | null {
  const game: Game = { umpire, field, s };
  if (s.moving !== null)
    return refusal('moving', 'FL-5.3b', 'A unit is on the march. Finish its move first.');
  if (s.block === S.OPEN || s.block === S.RETURN)
    return refusal('firing', 'FL-5.3j', 'The firing is under way. Finish it first.');
  for (const edit of edits) {
    const values = readEdit(editFields(field, s, edit.piece), edit);
    if ('refused' in values) return values.refused;
    const unit = unitOfPiece(field, edit.piece);
    const leader = leaderOfPiece(field, edit.piece);
    const refused =
      unit !== null
        ? editUnit(game, unit, values)
        : leader !== null
          ? editLeader(game, leader, values)
          : null;
    if (refused) return refused;
  }
  const refused = refuseBoard(game, edits);
  if (refused) return refused;
  for (const edit of edits) logEdit(game, edit);
  gatherLeaders(game);
  return null;
}

/** Puts a unit in a hex, or takes it off, with its facing, formation and states (FL-8.0a, c, f, FL-10.0a, e, FL-11.42b). */
function editUnit(game: Game, unit: UnitId, values: EditValues): Refusal | null {
  const { s } = game;
  const place = values.place('place');
  if (place === null) return takeOff(game, unit);
  const before = [s.at[unit], s.facing[unit]];
  if (place) {
    const hex = 'hex' in place ? place.hex : S.NONE;
    const refused = refuseOffMap(game, `${sentence(board.unitName(game.field, unit))}`, hex);
    if (refused) return refused;
    putUnit(game, unit, hex);
  }
  const formation = values.word('formation');
  if (formation) s.formation[unit] = formationNumbered(formation);
  const state = values.word('state');
  if (state) {
    s.disordered[unit] = state === 'Disordered' ? 1 : 0;
    s.abandoned[unit] = state === 'abandoned' ? 1 : 0;
  }
  const strength = values.word('strength');
  if (strength) s.reduced[unit] = strength === 'Reduced' ? 1 : 0;
  const mode = values.word('mode');
  if (mode) s.limbered[unit] = mode === 'move mode' ? 1 : 0;
  turnUnit(game, unit, values.number('facing'), place !== undefined);
  if (before[0] !== s.at[unit]) s.smoke[unit] = 0; // FL-11.42b
  return null;
}

function refuseOffMap({ field }: StateView, who: string, hex: number): Refusal | null {
  if (field.map.labels[hex] !== undefined) return null;
  return refusal('off-map', null, `${who} cannot be put there: it is off the map.`);
}

/** Takes a unit off the map; it counts as lost (FL-14.0e). */
function takeOff(game: Game, unit: UnitId): null {
  const { s } = game;
  if (!board.isOnMap(s, unit)) return null;
  removeUnit({ ...game, umpire: new EditUmpire() }, unit, S.LOST);
  s.fumes = s.fumes.filter((each) => each !== unit);
  return null;
}

/** Puts a unit in a hex, on top. One that was off the map comes back in the formation of its Command. */
function putUnit({ field, s }: Game, unit: UnitId, hex: number): void {
  const { command, kind, base } = board.unitOf(field, unit);
  if (board.isOnMap(s, unit)) s.at[unit] = hex;
  else {
    restoreUnit({ field, s }, unit, hex);
    s.abandoned[unit] = 0;
    if (kind === 'infantry' && base === null) s.formation[unit] = nth(s.drill, command);
  }
  board.putOnTop(s, unit);
}

/** Turns a unit. Both of a Close pair face the same way: one that joins another takes its facing (FL-8.0a, c, f, FL-10.0e). */
function turnUnit(game: Game, unit: UnitId, facing: number | undefined, moved: boolean): void {
  const { s } = game;
  if (facing !== undefined) s.facing[unit] = facing;
  s.facing[unit] = suitedFacing(s, unit);
  const mate = S.formationOf(s, unit) === 'Close' ? board.partnerOf(game, unit) : S.NONE;
  if (mate === S.NONE) return;
  if (facing === undefined && moved) s.facing[unit] = nth(s.facing, mate);
  else s.facing[mate] = nth(s.facing, unit);
}

/** Puts a leader in a hex. A leader who had left the field comes back if he has troops on the map (FL-4.63b, c). */
function editLeader(game: Game, leader: LeaderId, values: EditValues): Refusal | null {
  const { field, s } = game;
  const { command, side } = board.leaderOf(field, leader);
  const status = values.word('status');
  if (status) {
    s.status[command] = statusNumbered(status);
    s.track[command] = 0;
  }
  const place = values.place('place');
  if (!place) return null;
  const hex = 'hex' in place ? place.hex : S.NONE;
  const who = `${board.leaderName(game, leader)}`;
  const off = refuseOffMap(game, who, hex);
  if (off) return off;
  const own = command === S.NONE ? field.armies[side].units : board.commandOf(field, command).counters;
  if (!own.some((unit) => board.isOnMap(s, unit) && s.abandoned[unit] === 0))
    return refusal(
      'no-men',
      'FL-4.63b',
      `${who} has no troops on the map. Put one of his units there first.`,
    );
  if (s.leader[leader] === S.GONE) s.leader[leader] = S.LEADS;
  s.leaderAt[leader] = hex;
  s.leaderSmoke[leader] = 0;
  return null;
}

/** Why the board cannot be as the edits leave it: only hexes that they touch are looked at. */
function refuseBoard(game: StateView, edits: readonly ManualEdit[]): Refusal | null {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  for (const { piece } of edits) {
    const unit = unitOfPiece(field, piece) ?? S.NONE;
    const leader = leaderOfPiece(field, piece);
    const hex = leader === null ? (s.at[unit] ?? S.NONE) : board.hexOfLeader(s, leader);
    if (hex === S.NONE) continue;
    const where = board.hexName(field, hex);
    if (field.ground.passable[hex] === 0)
      return refusal('impassable', 'FL-7.11b', `No troops can be in ${where}.`, [piece]);
    if (unit === S.NONE) continue;
    const { kind } = board.unitOf(field, unit);
    const ground = field.ground.terrain[hex];
    if (ground && ground.costs[moverOf(kind, S.formationOf(s, unit))] === null)
      return refusal(
        'impassable',
        'FL-7.11b',
        `${sentence(board.unitName(field, unit))} cannot be in ${where}, in ${ground.terrain}.`,
        [piece],
      );
    if ([0, 1].every((side) => nth(looked.held, hex * 2 + side) > 0))
      return refusal('enemy_in_hex', 'FL-10.0a', `Enemies would be together in ${where}.`, [piece]);
    if (!mayStandTogether(board.stackIn(looked, hex).map((each) => board.stacked(game, each))))
      return refusal('stacking', 'FL-10.0d', `There is no room for these units together in ${where}.`, [
        piece,
      ]);
  }
  return null;
}

function logEdit(game: Game, { piece, set }: ManualEdit): void {
  const { field, s } = game;
  const unit = unitOfPiece(field, piece);
  const leader = leaderOfPiece(field, piece) ?? S.NONE;
  const hex = unit === null ? board.hexOfLeader(s, leader) : board.hexOfUnit(s, unit);
  const { side } = unit === null ? board.leaderOf(field, leader) : board.unitOf(field, unit);
  const who = () => (unit === null ? board.leaderName(game, leader) : board.unitName(field, unit));
  const words = (): readonly string[] =>
    unit === null ? leaderWords(game, leader, set) : unitWords(field, s, unit, set);
  emit(
    game,
    side,
    [],
    () => told`By hand: ${who()}, ${words().join(', ')}`,
    () => ({ kind: 'by hand', pieces: [piece], at: hex === S.NONE ? null : { hex } }),
  );
}

function leaderWords({ field, s }: StateView, leader: LeaderId, set: ManualEdit['set']): string[] {
  const words: string[] = [];
  if (set['place'] !== undefined) words.push(`to ${board.hexName(field, board.hexOfLeader(s, leader))}`);
  const { command } = board.leaderOf(field, leader);
  if (set['status'] !== undefined) words.push(`Shock Status of the Command ${S.statusOf(s, command)}`);
  return words;
}

/** The present values of a unit that may be set by hand. */
function unitWords(field: Field, s: State, unit: UnitId, set: ManualEdit['set']): string[] {
  const hex = board.hexOfUnit(s, unit);
  if (hex === S.NONE) return ['off the map'];
  const words: string[] = [];
  if (set['place'] !== undefined) words.push(`to ${board.hexName(field, hex)}`);
  if (set['facing'] !== undefined) words.push(`facing ${facingWord(field, nth(s.facing, unit))}`);
  if (set['state'] !== undefined)
    words.push(s.abandoned[unit] ? 'abandoned' : s.disordered[unit] ? 'Disordered' : 'in good order');
  if (set['strength'] !== undefined) words.push(s.reduced[unit] ? 'Reduced' : 'at full strength');
  if (set['mode'] !== undefined) words.push(s.limbered[unit] ? 'in move mode' : 'in fire mode');
  if (set['formation'] !== undefined) words.push(`in ${S.formationOf(s, unit)}`);
  return words;
}
