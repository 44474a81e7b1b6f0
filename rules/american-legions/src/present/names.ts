import { nth } from '@linstock/kernel';
import type { Hex, TenthDegrees } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { companiesNamed, compassWord, listedNames, listNames, Name, namesTogether } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import { isGunCompany } from '../model/board.ts';
import {
  type Company,
  type CompanyId,
  type Field,
  type RegimentId,
  type OfficerId,
  SIDE_NAMES,
} from '../model/field.ts';
import { NONE, ORDERS, type State } from '../model/state.ts';

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

/** The name of the regular guns of a side. */
export const gunsName = (side: Side): Name =>
  new Name(`${SIDE_NAMES[side]} guns`, { plural: true, article: true });

/** The name of a body. */
function bodyName(field: Field, company: CompanyId): Name {
  const { regiment, side } = field.companies[company]!;
  return field.regiments[regiment]?.called ?? gunsName(side);
}

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

/**
 * `The 7th Fusiliers`, or `3 companies of the 7th Fusiliers`. Guns are `Both British guns` if the map has no
 * others of that side.
 */
export function companiesWord(field: Field, { at }: State, companies: readonly CompanyId[]): Name {
  const [first] = companies;
  if (first === undefined) return new Name('no company');
  if (companies.length === 1) return field.companies[first]!.called;
  const called = new Map(
    companies.map((company) => [bodyIdOfCompany(field, company), bodyName(field, company)]),
  );
  const bodies = [...called.values()];
  const guns = companies.filter((company) => isGunCompany(field.companies[company]!));
  if (guns.length === companies.length) {
    const all = field.companies.filter(
      ({ id }) =>
        guns.includes(id) ||
        (isGunCompany(field.companies[id]!) && at[id] !== NONE && called.has(bodyIdOfCompany(field, id))),
    ).length;
    const names = listNames(bodies.map(({ text }) => text));
    const some = all > guns.length ? `${guns.length} of the ${all}` : all === 2 ? 'Both' : `All ${all}`;
    return new Name(`${some} ${names}`, { plural: true });
  }
  return guns.length === 0 ? companiesNamed(companies.length, listedNames(bodies)) : listedNames(bodies);
}

/**
 * The companies in some hexes, named so that no two places have the same name: `the Militia` if all of it is
 * here, else `the 1st and 2d companies of the Militia`.
 */
export function thoseIn(field: Field, state: State, hexes: readonly Hex[], side: Side): Name | null {
  const on = field.companies.filter((each) => each.side === side && state.at[each.id] !== NONE);
  const bodies = Map.groupBy(on, ({ id }) => bodyIdOfCompany(field, id));
  const names = [...bodies.values()].flatMap((all) => {
    const here = all.filter(({ id }) => hexes.includes(nth(state.at, id)));
    return partNames(field, here, here.length === all.length);
  });
  return names.length === 0 ? null : listedNames(names);
}

/** Some companies of one body: by its name if they are the whole regiment, else by their numbers. */
function partNames(field: Field, companies: readonly Company[], whole: boolean): readonly Name[] {
  const [first] = companies;
  if (!first) return [];
  if (whole && first.regiment !== NONE) return [bodyName(field, first.id)];
  return [namesTogether(companies.map(({ called }) => called))];
}
