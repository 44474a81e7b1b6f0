import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import { allot, type Effect, type Exposed, effectOf } from '../reckon/allot.ts';
import { closedBy, type FireAttack, fireColumns, fireReckoning, refuseFire } from '../reckon/fire.ts';
import { refuseShock, type ShockAttack, shockOdds, shockReckoning } from '../reckon/shock.ts';
import { type Cell, cellOf } from '../tables.ts';
import {
  arm,
  chargeOrder,
  dieOf,
  entry,
  fact,
  gun,
  gunSides,
  illegal,
  order,
  read,
  sideUp,
} from './given.ts';

/** A company that may be hit. */
const target = z.looseObject({ id: z.string(), arm, gun, disordered: fact, routed: fact });
type Target = z.output<typeof target>;

/** The routed are disordered (Vocabulary). */
const exposed = (each: Target): Exposed => ({ ...each, disordered: each.disordered || each.routed });

interface Suffered {
  readonly effects: Record<string, Effect>;
  readonly wasted: { K: number; D: number };
}

/** Allots a cell by the owner's preference; companies he does not name follow in the listed order. */
function suffer(
  cell: Pick<Cell, 'kills' | 'disorders'>,
  companies: readonly Target[],
  choice: readonly string[],
): Suffered {
  const preference = choice.map((id) => companies.findIndex((each) => each.id === id));
  const done = allot(cell, companies.map(exposed), preference);
  const effects: Record<string, Effect> = {};
  for (const { index, effect } of done.effects) effects[companies[index]?.id ?? ''] = effect;
  return { effects, wasted: { ...done.wasted } };
}

const choice = z.array(z.string()).default([]);

// P-FIRE

const firer = z.looseObject({
  id: z.string(),
  arm,
  regiment: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
  gun,
  order,
  disordered: fact,
  range: z.int(),
  entry: entry.default('front'),
  routed: fact,
  out_of_command: fact,
  already_fired: fact,
  ...gunSides,
  sight: z
    .enum(['outside_front_arc', 'company_in_line', 'company_beside_line', 'contours_opposed'])
    .nullish(),
});

const volley = z.looseObject({
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
      onMovingSide: sideUp(each, 'moving'),
      sight: each.sight ?? null,
    })),
    targetRouted: given.target.length > 0 && given.target.every((each) => each.routed),
    targetEmpty: given.target.length === 0,
    regimentClosed: given.regiment_closed,
    otherSidesHalf: given.other_sides_half,
  };
}

/** One attack by fire and what becomes of the target. */
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

const half = z.looseObject({ done: z.array(z.string().nullable()), try: z.string() });

/** The fire of a half as it went on: who fired last, and who may not fire again. */
interface Fired {
  readonly firing: string | null;
  readonly closed: readonly string[];
}

/**
 * Attacks of one fire half, one after the other: `try` names who fires next (`skirmisher fires`, `Militia company
 * fires`, `gun fires`); then the regiment that fired last before tries once more, with `<name>_companies_not_fired`.
 */
export function fireSequence(raw: Json): Json {
  const given = read(half, raw);
  const fired = given.done.reduce(after, { firing: null, closed: [] });
  const first = mayFire(fired, given.try, given);
  if (fired.firing === null || !first.legal) return first;
  const again = `${fired.firing} company fires`;
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the worked examples
  return { legal: true, then: { try: again, ...mayFire(after(fired, given.try), again, given) } };
}

function after({ firing, closed }: Fired, attack: string | null): Fired {
  const regiment = whoFires(attack);
  const shut = closedBy(firing, regiment);
  return { firing: regiment ?? firing, closed: shut === null ? closed : [...closed, shut] };
}

/** The regiment of `X company fires`; skirmishers are one for this rule (AL-9.5b); null for guns alone. */
function whoFires(attack: string | null): string | null {
  const name = (attack ?? 'guns').replace(/(\s+compan(y|ies))?(\s+fires?)?$/i, '').trim();
  if (/\b(guns?|artillery|howitzers?|six-pounders?)\b/i.test(name)) return null;
  return /^skirmishers?$/i.test(name) ? 'Skirmishers' : name;
}

function mayFire({ closed }: Fired, attack: string, given: Record<string, unknown>) {
  const regiment = whoFires(attack);
  if (regiment === null) return { legal: true };
  const left = given[`${regiment.toLowerCase().replaceAll(' ', '_')}_companies_not_fired`];
  const refused = refuseFire({
    firers: [
      {
        id: 'next',
        arm: regiment === 'Skirmishers' ? 'skirmisher' : 'musket',
        regiment,
        gun: null,
        order: 'FIRE',
        disordered: false,
        range: 1,
        entry: 'front',
        alreadyFired: left === 0,
      },
    ],
    regimentClosed: closed.includes(regiment),
  });
  return refused ? illegal(refused.code) : { legal: true };
}

// P-SHOCK

const charger = z.looseObject({
  id: z.string(),
  arm,
  disordered: fact,
  entry: entry.default('front'),
  order: chargeOrder,
  routed: fact,
  out_of_command: fact,
  not_in_front: fact,
  already_attacked: fact,
});

const assault = z.looseObject({
  attackers: z.array(charger),
  defenders: z.array(target),
  structure: fact,
  attacker_choice: choice,
  defender_choice: choice,
});

/** One shock attack and what becomes of both sides. */
export function shock(raw: Json, dice: readonly number[]): Json {
  const given = read(assault, raw);
  const attack: ShockAttack = {
    attackers: given.attackers.map((each) => ({
      ...each,
      outOfCommand: each.out_of_command,
      notInFront: each.not_in_front,
      alreadyAttacked: each.already_attacked,
    })),
    defenders: given.defenders.map((each) => ({ ...each, ...exposed(each) })),
    structure: given.structure,
  };
  const refused = refuseShock(attack);
  if (refused) return illegal(refused.code);
  const figures = { legal: true, ...shockOdds(attack) };
  const die = dieOf(dice);
  if (die === null) return figures;
  const { cell } = outcomeOf(shockReckoning(attack), die);
  const attackers = given.attackers.map((each) => ({ ...each, gun: null }));
  const lost = suffer(cell.attacker, attackers, given.attacker_choice);
  const inflicted = suffer(cell.defender, given.defenders, given.defender_choice);
  return {
    ...figures,
    cell: { attacker: cell.attacker.text, defender: cell.defender.text },
    effects: { ...lost.effects, ...inflicted.effects },
    wasted: { attacker: lost.wasted, defender: inflicted.wasted },
  };
}

// P-ALLOT, and the D of a failed morale check

const hits = z.looseObject({
  cell: z.string().nullable(),
  companies: z.array(target),
  owner_choice: choice,
});

/** A result cell given to the companies of a hex. */
export function allotment(raw: Json): Json {
  const given = read(hits, raw);
  const { effects, wasted } = suffer(cellOf(given.cell), given.companies, given.owner_choice);
  return { effects, wasted };
}

const shaken = z.looseObject({
  companies: z.array(target.extend({ on_map: z.boolean().default(true), status: z.string().nullish() })),
});
const OFF_MAP = ['on_track', 'eliminated'];

/** What a D from a failed check would do to each company its owner may name (AL-4.51e). */
export function extraD(raw: Json): Json {
  const given = read(shaken, raw);
  const onMap = given.companies.filter((each) => each.on_map && !OFF_MAP.includes(each.status ?? ''));
  return { choices: Object.fromEntries(onMap.map((each) => [each.id, effectOf('D', exposed(each))])) };
}
