import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import { companiesNamed, listedNames, Name, partNamed, personNamed } from '@linstock/scene';
import { isGun, isInfantry, leaderRating, type Order } from '../tables/index.ts';
import { COMMANDER } from './answers.ts';
import type { Company, CompanyId, Field, Leader, OfficerId, Regiment, RegimentId } from './field.ts';
import { type Scratch, scratchOf } from './scratch.ts';
import type { State } from './state.ts';
import * as S from './state.ts';

/** Questions about a position that the rules ask everywhere, in the rules' words. */

export const companyOf = (field: Field, company: CompanyId): Company => field.companies[company] as Company;
export const regimentOf = (field: Field, regiment: RegimentId): Regiment =>
  field.regiments[regiment] as Regiment;
export const leaderOf = (field: Field, leader: OfficerId): Leader => field.leaders[leader] as Leader;

/** Hex of a company, or -1 off the map. */
export function hexOfCompany(s: State, company: CompanyId): Hex {
  return s.at[company] ?? S.NONE;
}

/** Facing of a company, or -1 if it has none. */
export function facingOfCompany(s: State, company: CompanyId): number {
  return s.facing[company] ?? S.NONE;
}

/** True if a company is in a routed regiment (Vocabulary: company status). */
export function isRouted(field: Field, s: State, company: CompanyId): boolean {
  const { regiment } = companyOf(field, company);
  return regiment !== -1 && s.regimentState[regiment] === S.ROUTED;
}

/** The order of a regiment, or null; regular guns (regiment -1) have none. */
export function orderOf(s: State, regiment: RegimentId): Order | null {
  const order = S.ORDERS[s.order[regiment] ?? S.NO_ORDER];
  return order === undefined || order === 'none' ? null : order;
}

/** Companies of a side (of both, without one) in a hex, in the order of the field. */
export function companiesIn(field: Field, s: State, hex: Hex, side?: Side): CompanyId[] {
  const found: CompanyId[] = [];
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] === hex && (side === undefined || companyOf(field, c).side === side)) found.push(c);
  }
  return found;
}

/** Companies of a regiment that are on the map. */
export function onMap(field: Field, s: State, regiment: RegimentId): CompanyId[] {
  return regimentOf(field, regiment).companies.filter((c) => s.at[c] !== S.NONE);
}

/** Companies of a regiment on its track, face-up and face-down (AL-4.5k). */
export function onTrack(field: Field, s: State, regiment: RegimentId): number {
  let count = 0;
  for (const c of regimentOf(field, regiment).companies) if ((s.status[c] ?? 0) >= S.ON_TRACK) count++;
  return count;
}

/** The facing of the unrouted companies of a side in a hex, or -1 if there is none. */
export function facingIn(
  field: Field,
  s: State,
  hex: Hex,
  side: Side,
  except?: readonly CompanyId[],
): number {
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] !== hex || s.facing[c] === S.NONE || companyOf(field, c).side !== side) continue;
    if (!except?.includes(c)) return facingOfCompany(s, c);
  }
  return S.NONE;
}

/** Fills the scratch memory of the field with the units in each hex. Valid until the state changes. */
export function lookAround(field: Field, s: State): Scratch {
  const scratch = scratchOf(field);
  for (let i = 0; i < scratch.usedCount; i++) {
    const hex = scratch.used[i] ?? S.NONE;
    scratch.held[hex * 2] = 0;
    scratch.held[hex * 2 + 1] = 0;
    scratch.arms[hex] = 0;
    scratch.solid[hex] = 0;
    scratch.facing[hex] = S.NONE;
  }
  scratch.usedCount = 0;
  for (let c = 0; c < s.at.length; c++) {
    const hex = hexOfCompany(s, c);
    if (hex === S.NONE) continue;
    const company = companyOf(field, c);
    const { side, arm } = company;
    if (isSolid(company)) scratch.solid[hex] = 1;
    if (scratch.arms[hex] === 0) scratch.used[scratch.usedCount++] = hex;
    scratch.held[hex * 2 + side] = (scratch.held[hex * 2 + side] ?? 0) + 1;
    scratch.arms[hex] = (scratch.arms[hex] ?? 0) | armGroup(arm);
    if (s.facing[c] !== S.NONE) scratch.facing[hex] = facingOfCompany(s, c);
  }
  return scratch;
}

/** True if passing through friends disorders it and them: not skirmishers, not regular guns (AL-6.3f). */
export function isSolid({ arm, gun }: Pick<Company, 'arm' | 'gun'>): boolean {
  return arm !== 'skirmisher' && !(isGun(arm) && gun !== 'attached');
}

/** The two groups that may not share a hex (AL-6.3b): 1 cavalry, 2 all other arms. */
export function armGroup(arm: Company['arm']): 1 | 2 {
  return arm === 'cavalry' ? 1 : 2;
}

/** Why a company may not be in a hex with the companies there, or null (AL-6.4a, b, AL-6.3b). */
export type Barred = 'enemy_in_hex' | 'mixed_arms' | 'impassable';

/**
 * Why companies of a side and of these arm groups may not enter a hex; null if they may. Call `lookAround`
 * first.
 */
export function barred(field: Field, looked: Scratch, side: Side, groups: number, hex: Hex): Barred | null {
  if (looked.held[hex * 2 + otherSide(side)] !== 0) return 'enemy_in_hex';
  if (looked.held[hex * 2 + side] !== 0 && ((looked.arms[hex] ?? 0) | groups) === 3) return 'mixed_arms';
  return field.map.impassable[hex] === 1 ? 'impassable' : null;
}

// Leaders

/** The hex of a leader, or of the army commander who acts for him; -1 off the map. */
export function leaderHex(field: Field, s: State, leader: OfficerId): Hex {
  if (s.leaderStep[leader] !== S.RELIEVED) return s.leaderAt[leader] ?? S.NONE;
  return s.commanderAt[leaderOf(field, leader).side];
}

/** Command radius of a leader in hexes (AL-4.2b, AL-4.32b). */
export function radiusOf(field: Field, s: State, leader: OfficerId): number {
  const step = nth(s.leaderStep, leader);
  if (step === S.RELIEVED) return leaderRating('army_commander_acting_as_leader', 0).radius;
  return leaderRating(leaderOf(field, leader).kind, step).radius;
}

/** The present leader: the leader himself, or the army commander if he acts for him. */
export function officerOf(s: State, leader: OfficerId): OfficerId {
  return s.leaderStep[leader] === S.RELIEVED ? COMMANDER : leader;
}

/** Hex of an officer of a side, leader or army commander. */
export function officerHex(s: State, side: Side, officer: OfficerId): Hex {
  return officer === COMMANDER ? s.commanderAt[side] : (s.leaderAt[officer] ?? S.NONE);
}

/** A leader's present effectiveness without help from another officer (AL-T-LEADERS, AL-4.32b). */
export function effectivenessOf(field: Field, s: State, leader: OfficerId): number {
  const { side, kind, effectiveness } = leaderOf(field, leader);
  const step = nth(s.leaderStep, leader);
  if (step === S.RELIEVED) return field.commanders[side]?.effectiveness ?? 0;
  return leaderRating(kind, step).effectiveness ?? effectiveness;
}

/** True if an army commander who is not himself this leader stands with him (AL-4.31a, b). */
export function commanderBeside(field: Field, s: State, leader: OfficerId): boolean {
  if (s.leaderStep[leader] === S.RELIEVED) return false;
  const at = s.commanderAt[leaderOf(field, leader).side];
  return at !== S.NONE && at === s.leaderAt[leader];
}

/** True if a company is within its leader's radius (AL-4.2a); regular guns always are (AL-4.11g). */
export function inRadius(field: Field, s: State, company: CompanyId): boolean {
  const { regiment } = companyOf(field, company);
  if (regiment === -1) return true;
  const { leader } = regimentOf(field, regiment);
  const from = leaderHex(field, s, leader);
  return from !== S.NONE && distance(field.map, hexOfCompany(s, company), from) <= radiusOf(field, s, leader);
}

// Names

export const isFoot = (company: Company): boolean => isInfantry(company.arm);
export const isGunCompany = (company: Company): boolean => isGun(company.arm);

/** A company in a sentence: `the 2d company of the 7th Fusiliers`. */
export function nameOf(field: Field, company: CompanyId): Name {
  return companyOf(field, company).called;
}

/** A regiment in a sentence. */
export function regimentName(field: Field, regiment: RegimentId): Name {
  return regimentOf(field, regiment).called;
}

/** An officer in a sentence, by his present step. */
export function officerName(field: Field, s: State, side: Side, officer: OfficerId): Name {
  if (officer === COMMANDER) return personNamed(field.commanders[side]?.name ?? 'the army commander');
  const leader = leaderOf(field, officer);
  const step = s.leaderStep[officer];
  if (step === S.ADJUTANT_STEP) return partNamed('adjutant', leader.command);
  if (step === S.LAST_STEP) return partNamed(leader.lastStep, leader.command);
  if (leader.name === CAPTAIN) return partNamed('captain', leader.command);
  return new Name(leader.name, { article: leader.unnamed });
}

/** The name of a leader without a known name: his rank. Sentences add the name of his regiment. */
export const CAPTAIN = 'Captain';

/** Several companies in a sentence; named by regiment if many are of one. */
export function namesOf(field: Field, companies: readonly CompanyId[]): Name {
  const groups = new Map<number, number[]>();
  for (const c of companies) {
    const { regiment } = companyOf(field, c);
    groups.set(regiment, [...(groups.get(regiment) ?? []), c]);
  }
  return listedNames(
    [...groups].flatMap(([regiment, members]) =>
      regiment === -1 || members.length === 1
        ? members.map((c) => nameOf(field, c))
        : [companiesNamed(members.length, regimentName(field, regiment))],
    ),
  );
}

/** The troops of a side in a hex as a sentence names them. */
export function troopsIn(field: Field, s: State, hex: Hex, side: Side): Name {
  const companies = companiesIn(field, s, hex, side);
  return companies.length > 0 ? namesOf(field, companies) : EMPTY_HEX;
}

/** A hex without troops, named as a target. */
export const EMPTY_HEX = new Name('an empty hex');

/** Piece ids for the log and the table. */
export const companyIds = (companies: readonly CompanyId[]): string[] => companies.map((c) => `company:${c}`);
export const officerId = (side: Side, officer: OfficerId): string =>
  officer === COMMANDER ? `commander:${side}` : `leader:${officer}`;
