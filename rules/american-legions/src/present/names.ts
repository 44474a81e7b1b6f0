import { nth } from '@linstock/kernel';
import type { Hex } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { companiesNamed, listedNames, listNames, Name, namesTogether } from '@linstock/scene';
import { isGunCompany } from '../model/board.ts';
import { type Company, type CompanyId, type Field, SIDE_NAMES } from '../model/field.ts';
import { bodyIdOfCompany } from '../model/names.ts';
import { NONE, type State } from '../model/state.ts';

export * from '../model/names.ts';

/** The name of the regular guns of a side. */
export const gunsName = (side: Side): Name =>
  new Name(`${SIDE_NAMES[side]} guns`, { plural: true, article: true });

/** The name of a body. */
function bodyName(field: Field, company: CompanyId): Name {
  const { regiment, side } = field.companies[company]!;
  return field.regiments[regiment]?.called ?? gunsName(side);
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
