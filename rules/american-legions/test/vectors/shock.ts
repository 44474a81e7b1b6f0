import type { Axial } from '@linstock/ground';
import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import * as S from '../../src/model/state.ts';
import { shock as shockAndChecks } from '../../src/play/shock.ts';
import { refuseShock, type ShockAttack, shockOdds, shockReckoning } from '../../src/reckon/shock.ts';
import { suffer } from './allotting.ts';
import { arm, chargeOrder, choice, dieOf, entry, fact, illegal, read, target } from './given.ts';
import { hexOfSituation, setUp } from './setting.ts';
import { stretch } from './stretch.ts';

// P-SHOCK

const charger = z.strictObject({
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

const assault = z.strictObject({
  attackers: z.array(charger),
  defenders: z.array(target),
  structure: fact,
  attacker_choice: choice,
  defender_choice: choice,
});

/** One shock attack and its effect on both sides. */
export function shock(raw: Json, dice: readonly number[]): Json {
  const given = read(assault, raw);
  const attack: ShockAttack = {
    attackers: given.attackers.map((each) => ({
      ...each,
      outOfCommand: each.out_of_command,
      notInFront: each.not_in_front,
      alreadyAttacked: each.already_attacked,
    })),
    defenders: given.defenders.map((each) => ({ ...each, disordered: each.disordered || each.routed })),
    structure: given.structure,
  };
  const refused = refuseShock(attack);
  if (refused) return illegal(refused.code);
  const figures = { legal: true, ...shockOdds(attack) };
  const die = dieOf(dice);
  if (die === null) return figures;
  const { cell } = outcomeOf(shockReckoning(attack), die);
  const attackers = given.attackers.map(({ id, arm, disordered, routed }) => ({
    id,
    arm,
    gun: null,
    disordered,
    routed,
  }));
  const lost = suffer(cell.attacker, attackers, given.attacker_choice);
  const inflicted = suffer(cell.defender, given.defenders, given.defender_choice);
  return {
    ...figures,
    cell: { attacker: cell.attacker.text, defender: cell.defender.text },
    effects: { ...lost.effects, ...inflicted.effects },
    wasted: { attacker: lost.wasted, defender: inflicted.wasted },
  };
}

// AL-7.4a to AL-7.4d

const duty = z.strictObject({
  arm: arm.default('musket'),
  companies: z.int().min(1).default(1),
  already_attacked: fact,
  front_targets: z
    .array(z.strictObject({ id: z.string(), companies: z.array(arm), structure: fact, emptied: fact }))
    .max(2),
});

const HERE: Axial = [0, 0];
/** The two front hexes of a company there that faces 0 (AL-5.0a). */
const FRONT: readonly Axial[] = [
  [0, -1],
  [1, -1],
];
/** Attacks of a Shock Phase under way: it does not begin again. */
const ATTACKS = 1;

/** The hexes that a charging hex may attack, whether it must, and how often. */
export function shockDuty(raw: Json): Json {
  const given = read(duty, raw);
  const targets = given.front_targets.map((each, i) => ({ ...each, hex: FRONT[i] as Axial }));
  const there = targets.filter((each) => !each.emptied && each.companies.length > 0);
  const laid = setUp({
    british: {
      regiments: {
        Chargers: {
          at: Array.from({ length: given.companies }, () => HERE),
          arm: given.arm,
          order: 'CHARGE',
        },
      },
    },
    american: {
      regiments: Object.fromEntries(
        there.map(({ id, companies, hex }) => [id, { at: companies.map(() => hex), arm: companies }]),
      ),
    },
    structures: targets.filter((each) => each.structure).map(({ hex }) => ({ kind: 'house', hex })),
    step: S.ACTIVE_SHOCK,
    radius: 2,
  });
  laid.s.stage = ATTACKS;
  const here = hexOfSituation(laid.field.map, HERE);
  if (given.already_attacked) laid.s.struck.push(here);
  const { asked } = stretch(laid, (game) => shockAndChecks(game, 0));
  const open = targets.filter(({ hex }) => {
    const target = hexOfSituation(laid.field.map, hex);
    return asked?.refuse({ do: 'shock', target, hexes: [here] }) === null;
  });
  return {
    targets: open.map(({ id }) => id),
    must_attack: asked?.refuse({ do: 'done' })?.code === 'must_attack',
    attacks: asked ? 1 : 0,
  };
}
