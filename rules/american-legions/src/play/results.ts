import { type GameEvent, saying, told, type Verb } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import {
  companyIds,
  companyOf,
  isGunCompany,
  leaderOf,
  nameOf,
  officerId,
  officerName,
  officerOf,
  onMap,
  regimentName,
  regimentOf,
} from '../model/board.ts';
import type { CompanyId, OfficerId, RegimentId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import * as S from '../model/state.ts';

/** The effects of results and routs on companies and regiments (AL-4.12 to AL-4.14). */

/** The effect of one result on a company. */
export type Effect = 'disordered' | 'to_track' | 'eliminated';

/** A change of status, no D result: a battleworthy company becomes disordered (AL-4.12a, AL-6.3d). */
export function disorder(game: Game, company: CompanyId): boolean {
  if (game.s.status[company] !== S.BATTLEWORTHY) return false;
  game.s.status[company] = S.DISORDERED;
  return true;
}

/** One D result (AL-4.12a, e; AL-7.33k). */
export function sufferD(game: Game, company: CompanyId, clause: string): Effect {
  const { field, s } = game;
  if (companyOf(field, company).arm === 'skirmisher') return eliminate(game, company, 'AL-7.33k');
  if (disorder(game, company)) {
    tellCompany(game, company, [clause], ['is', 'are'], 'disordered', (pieces) => ({
      kind: 'morale',
      pieces,
      morale: 'disordered',
    }));
    return 'disordered';
  }
  takeOff(s, company, S.ON_TRACK);
  tellCompany(
    game,
    company,
    [clause, 'AL-4.12e'],
    ['breaks and leaves', 'break and leave'],
    'the field',
    (pieces) => ({ kind: 'removed', pieces, how: 'broken' }),
  );
  return 'to_track';
}

/** One K result, or any other permanent elimination (AL-4.13a). */
export function eliminate(game: Game, company: CompanyId, clause: string): Effect {
  takeOff(game.s, company, S.ELIMINATED);
  tellCompany(game, company, [clause], ['is', 'are'], 'destroyed', (pieces) => ({
    kind: 'removed',
    pieces,
    how: 'destroyed',
  }));
  return 'eliminated';
}

/** A company runs off the map at its edge. It is eliminated for good, though no attack destroyed it (AL-4.15f). */
export function runOff(game: Game, company: CompanyId): void {
  takeOff(game.s, company, S.ELIMINATED);
  tellCompany(game, company, ['AL-4.15f'], ['leaves', 'leave'], 'the map for good', (pieces) => ({
    kind: 'removed',
    pieces,
    how: 'ran off',
  }));
}

function takeOff(s: S.State, company: CompanyId, status: number): void {
  s.at[company] = S.NONE;
  s.facing[company] = S.NONE;
  s.status[company] = status;
  s.outOfCommand[company] = 0;
}

function tellCompany(
  game: Game,
  company: CompanyId,
  clauses: string[],
  verb: Verb,
  rest: string,
  what: (pieces: string[]) => GameEvent,
): void {
  const { side } = companyOf(game.field, company);
  emit(
    game,
    side,
    clauses,
    () => told`${saying(nameOf(game.field, company), ...verb)} ${rest}`,
    () => what(companyIds([company])),
  );
}

/** The regiment routs (P-MORALE 6, AL-4.14). */
export function rout(game: Game, regiment: RegimentId): void {
  const { field, s } = game;
  s.regimentState[regiment] = S.ROUTED;
  s.order[regiment] = S.NO_ORDER;
  for (const c of onMap(field, s, regiment)) {
    s.facing[c] = S.NONE;
    s.outOfCommand[c] = 0;
    disorder(game, c);
    if (isGunCompany(companyOf(field, c))) s.gunSide[c] = S.MOVING; // AL-8.5e
  }
  emit(
    game,
    regimentOf(field, regiment).side,
    ['AL-4.14a', 'AL-4.14b', 'AL-4.14c'],
    () => told`${saying(regimentName(field, regiment), 'routs', 'rout')}`,
    () => ({ kind: 'rout', pieces: companyIds(onMap(field, s, regiment)) }),
  );
}

/** Regiments without a company on the map are eliminated, and leaders whose last regiment is (AL-4.13b, c). */
export function removeEliminated(game: Game): void {
  const { field, s } = game;
  for (const { id, side, leader } of field.regiments) {
    if (s.regimentState[id] === S.GONE || onMapAny(game, id)) continue;
    s.regimentState[id] = S.GONE;
    s.order[id] = S.NO_ORDER;
    emit(
      game,
      side,
      ['AL-4.13b'],
      () => told`${saying(regimentName(field, id), 'is', 'are')} no more`,
      () => ({ kind: 'body lost', body: `regiment:${id}` }),
    );
    if (leaderOf(field, leader).regiments.every((r) => s.regimentState[r] === S.GONE))
      removeLeader(game, leader);
  }
}

function onMapAny(game: Game, regiment: RegimentId): boolean {
  for (const c of regimentOf(game.field, regiment).companies) if (game.s.at[c] !== S.NONE) return true;
  return false;
}

function removeLeader(game: Game, leader: OfficerId): void {
  const { field, s } = game;
  const { side } = leaderOf(field, leader);
  const officer = officerOf(s, leader);
  const name = officerName(field, s, side, officer);
  if (officer === COMMANDER) {
    s.commanderState[side] = S.REMOVED; // neither killed nor captured (AL-4.32c)
    s.commanderAt[side] = S.NONE;
  } else s.leaderAt[leader] = S.NONE;
  const clauses = officer === COMMANDER ? ['AL-4.13c', 'AL-4.32c'] : ['AL-4.13c'];
  emit(
    game,
    side,
    clauses,
    () => told`${saying(name, 'has', 'have')} nobody left to lead and leaves the field`,
    () => ({ kind: 'officer', piece: officerId(side, officer), fate: 'leaves' }),
  );
}
