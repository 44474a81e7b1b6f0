import type { Hex, TenthDegrees } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { compassWord } from '@linstock/scene';
import { COMMANDER } from './answers.ts';
import type { Company, CompanyId, Field, OfficerId, RegimentId } from './field.ts';
import { ORDERS } from './state.ts';

/** Ids the table knows pieces, bodies and places by. */
export const companyId = (company: CompanyId): string => `company:${company}`;
export const leaderId = (leader: OfficerId): string => `leader:${leader}`;
export const commanderId = (side: number): string => `commander:${side}`;
export const regimentId = (regiment: RegimentId): string => `regiment:${regiment}`;
export const gunsId = (side: number): string => `guns:${side}`;
export const hexId = (hex: Hex): string => `hex:${hex}`;

/** The heading of a company that faces a corner of its hex, in tenths of a degree clockwise from the map's top. */
export const headingOf = (corner: number): TenthDegrees => corner * 600;

/** The corner of a hex that a heading looks at. */
export const cornerOf = (heading: TenthDegrees): number => Math.round(heading / 600) % 6;

/** The company that a piece is; null for any other piece. */
export function companyOfPiece(field: Field, piece: string): Company | null {
  return field.companies.find(({ id }) => companyId(id) === piece) ?? null;
}

/** The officer of a piece, as answers name him; null for any other piece. */
export function officerOfPiece(field: Field, piece: string): OfficerId | null {
  if (piece === commanderId(0) || piece === commanderId(1)) return COMMANDER;
  return field.leaders.find(({ id }) => leaderId(id) === piece)?.id ?? null;
}

/** The regiment that a body is; null for the guns of a side. */
export function regimentOfBody(field: Field, body: string): RegimentId | null {
  const regiment = field.regiments.findIndex((_, id) => regimentId(id) === body);
  return regiment < 0 ? null : regiment;
}

/** An officer of a side as answers name him: a leader, or `COMMANDER` for its army commander. */
export function officerId(side: Side, officer: OfficerId): string {
  return officer === COMMANDER ? commanderId(side) : leaderId(officer);
}

/** The body of a company: its regiment, or the regular guns of its side. */
export function bodyIdOfCompany(field: Field, company: CompanyId): string {
  const { regiment, side } = field.companies[company]!;
  return regiment < 0 ? gunsId(side) : regimentId(regiment);
}

/** The number of a hex as the map prints it. */
export function hexName(field: Field, hex: Hex): string {
  return field.map.labels[hex] ?? String(hex);
}

/** An order, or none. */
export type OrderCode = (typeof ORDERS)[number];

/** Orders in words (AL-4.62). */
export const ORDER_WORDS: Readonly<Record<OrderCode, string>> = {
  none: 'no order',
  MOVE: 'Move',
  FIRE: 'Fire',
  MOVE_AND_FIRE: 'Move and fire',
  CHARGE: 'Charge',
};

/** The order with this number in `State.order`. */
export function orderNumbered(order: number): OrderCode {
  return ORDERS[order] ?? 'none';
}

/** The direction of a facing, as a compass word on this map. */
export function facingWord(field: Field, facing: number): string {
  return compassWord(field.map.layout.bearing + facing * 60);
}
