import type { Axial } from '@linstock/ground';
import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import type { AnswerTo } from '../../src/model/answers.ts';
import * as S from '../../src/model/state.ts';
import { fire as fireAndChecks } from '../../src/play/fire.ts';
import { type FireAttack, fireColumns, fireReckoning, refuseFire } from '../../src/reckon/fire.ts';
import { suffer } from './allotting.ts';
import { arm, choice, dieOf, entry, fact, gun, gunSide, illegal, order, read, target } from './given.ts';
import { hexOfSituation, type RegimentSetting, setUp } from './setting.ts';
import { type Stretch, stretch } from './stretch.ts';

// P-FIRE

const firer = z.strictObject({
  id: z.string(),
  arm,
  regiment: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
  gun,
  gun_side: gunSide.default('firing'),
  order,
  disordered: fact,
  range: z.int(),
  entry: entry.default('front'),
  routed: fact,
  out_of_command: fact,
  already_fired: fact,
  sight: z
    .enum(['outside_front_arc', 'company_in_line', 'company_beside_line', 'contours_opposed'])
    .optional(),
});

const volley = z.strictObject({
  firers: z.array(firer),
  target: z.array(target),
  owner_choice: choice,
  regiment_closed: fact,
  other_sides_half: fact,
});

function attackOf(given: z.output<typeof volley>): FireAttack {
  return {
    firers: given.firers.map((each) => ({
      ...each,
      outOfCommand: each.out_of_command,
      alreadyFired: each.already_fired,
      onMovingSide: each.gun_side === 'moving',
      sight: each.sight ?? null,
    })),
    targetRouted: given.target.length > 0 && given.target.every((each) => each.routed),
    targetEmpty: given.target.length === 0,
    regimentClosed: given.regiment_closed,
    otherSidesHalf: given.other_sides_half,
  };
}

/** One attack by fire and its effect on the target. */
export function fire(raw: Json, dice: readonly number[]): Json {
  const given = read(volley, raw);
  const attack = attackOf(given);
  const refused = refuseFire(attack);
  if (refused) return illegal(refused.code);
  const { strength, base, shift, column } = fireColumns(attack);
  const figures = { legal: true, strength, base_column: base, shift, column };
  const die = dieOf(dice);
  if (die === null) return figures;
  const { cell } = outcomeOf(fireReckoning(attack), die);
  const { effects, wasted } = suffer(cell, given.target, given.owner_choice);
  return { ...figures, cell: cell.text, effects, wasted };
}

// AL-7.31f

const half = z
  .object({
    half_of: z.enum(['british', 'american']).default('british'),
    done: z.array(z.string()),
    try: z.string(),
  })
  .catchall(z.int().min(0));

/** Number of companies of a regiment that have not fired, if the vector does not say. */
const SOME = 3;
const SKIRMISHERS = 'Skirmishers';
const HERE: Axial = [0, 0];
const TARGET: Axial = [0, -1];

/** A fire half under way: the units that may fire, and those that have fired. */
interface Half {
  readonly playing: Stretch;
  /** Companies by regiment, null for the guns. Companies that have fired are first in each list. */
  readonly companies: ReadonlyMap<string | null, readonly number[]>;
  readonly fired: Map<string | null, number>;
  readonly target: number;
}

/**
 * Attacks of one fire half, one after the other, at one enemy hex with dice that do no harm. Then whether the next
 * attack may be made, and whether the regiment that fired last may fire once more.
 */
export function fireSequence(raw: Json): Json {
  const given = read(half, raw);
  const unknown = Object.keys(given).find((key) => !KEYS.test(key));
  if (unknown !== undefined)
    throw new RangeError(`This vector: the situation has no field "${unknown}"; see its grammar.`);
  const done = given.done.map(whoFires);
  const next = whoFires(given.try);
  const under = beginHalf(done, next, given);
  for (const regiment of done) shoot(under, regiment);
  const first = mayFire(under, next);
  const last = done.findLast((regiment) => regiment !== null) ?? null;
  if (last === null || !first.legal) return first;
  shoot(under, next);
  const again = `${last} company fires`;
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the worked examples
  return { legal: true, then: { try: again, ...mayFire(under, last) } };
}

const KEYS = /^(half_of|done|try|.+_companies_not_fired)$/;

/** The regiment of `X company fires`; skirmishers are one for this rule (AL-9.5b); null for guns alone. */
function whoFires(attack: string): string | null {
  const name = attack.replace(/( company)? fires$/, '');
  if (name === 'guns' || name === 'gun') return null;
  return name === 'skirmisher' ? SKIRMISHERS : name;
}

const keyOf = (regiment: string): string =>
  `${regiment.toLowerCase().replaceAll(' ', '_')}_companies_not_fired`;

function beginHalf(
  done: readonly (string | null)[],
  next: string | null,
  given: Readonly<Record<string, unknown>>,
): Half {
  const names = [...new Set([...done, next])].filter((name) => name !== null);
  const attacks = (name: string | null) => done.filter((each) => each === name).length;
  const left = (name: string) => (given[keyOf(name)] as number | undefined) ?? SOME;
  const strength = (name: string) => Math.max(1, attacks(name) + left(name));
  const firing = {
    regiments: Object.fromEntries(names.map((name) => [name, regimentOf(name, strength(name))])),
    guns: Array.from({ length: attacks(null) + SOME }, () => ({ at: HERE, facing: 0 })),
  };
  const enemy = { regiments: { Target: { at: [TARGET] } } };
  const american = given['half_of'] === 'american';
  const { field, s } = setUp({
    british: american ? enemy : firing,
    american: american ? firing : enemy,
    active: american ? 1 : 0,
    step: S.MUTUAL_FIRE,
  });
  const companies = new Map<string | null, readonly number[]>(
    field.regiments.map((regiment) => [regiment.name, regiment.companies]),
  );
  companies.set(
    null,
    field.companies.filter((each) => each.gun === 'regular').map(({ id }) => id),
  );
  const fired = new Map<string | null, number>();
  const dice = [...done, next].map(() => HARMLESS);
  const playing = stretch({ field, s }, fireAndChecks, dice);
  for (const name of names) if (attacks(name) + left(name) === 0) spend(s, companies.get(name));
  return { playing, companies, fired, target: hexOfSituation(field.map, TARGET) };
}

/** A die that does nothing to the target of a single company. */
const HARMLESS = 1;

function regimentOf(name: string, companies: number): RegimentSetting {
  const skirmishers = name === SKIRMISHERS;
  return {
    at: Array.from({ length: companies }, () => HERE),
    facing: 0,
    ...(skirmishers ? { arm: 'skirmisher', skirmishers } : { order: 'FIRE' }),
  };
}

/** These have fired before the half is looked at. */
function spend(s: S.State, companies: readonly number[] = []): void {
  for (const c of companies) s.done[c] = (s.done[c] as number) | S.FIRED;
}

/** The next company of a regiment to fire; its last one again where all have. */
function nextOf({ companies, fired }: Half, regiment: string | null): number {
  const members = companies.get(regiment) ?? [];
  return members[Math.min(fired.get(regiment) ?? 0, members.length - 1)] as number;
}

const attackBy = (under: Half, regiment: string | null): AnswerTo<'fire'> => ({
  do: 'fire',
  target: under.target,
  companies: [nextOf(under, regiment)],
});

function shoot(under: Half, regiment: string | null): void {
  under.playing.answer(attackBy(under, regiment));
  under.fired.set(regiment, (under.fired.get(regiment) ?? 0) + 1);
}

function mayFire(under: Half, regiment: string | null) {
  const refused = under.playing.asked?.refuse(attackBy(under, regiment)) ?? null;
  return refused ? illegal(refused.code) : { legal: true };
}
