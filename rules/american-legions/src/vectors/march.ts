import { type Axial, DIRECTION_NAMES, type Direction, hexMapOf, hexAt } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { armGroup, isSolid } from '../board.ts';
import { allowance, leaderAllowance, type Marcher, refuseMarch, routAllowance } from '../reckon/allowance.ts';
import { type Action, ACTION_COST, walk, type WayGround } from '../reckon/movement.ts';
import { lineOfSight } from '../reckon/sight.ts';
import { excessOf } from '../reckon/stacking.ts';
import { ARMS, isGun } from '../tables.ts';
import { arm, axial, fact, facing, gun, gunSides, illegal, order, read, sideUp } from './given.ts';

// Movement points

const marcher = {
  order,
  disordered: fact,
  own_turn: z.boolean().default(true),
  out_of_command: fact,
  routed: fact,
  ...gunSides,
  already_moved: fact,
};

const points = z.looseObject({ ...marcher, arm: z.enum([...ARMS, 'leader', 'army_commander']) });

/** Movement points in the Movement Phase (AL-6.1f, AL-4.2d). */
export function movement(raw: Json): Json {
  const given = read(points, raw);
  if (given.arm === 'leader' || given.arm === 'army_commander')
    return { mp: leaderAllowance(given.own_turn) };
  return { mp: allowance(marcherOf({ ...given, arm: given.arm })) };
}

function marcherOf(given: z.output<typeof single>): Marcher {
  return {
    arm: given.arm,
    order: given.order,
    disordered: given.disordered,
    ownTurn: given.own_turn,
    outOfCommand: given.out_of_command,
    routed: given.routed,
    onFiringSide: sideUp(given, 'firing'),
    alreadyMoved: given.already_moved,
  };
}

const single = z.looseObject({ ...marcher, arm });

// P-MOVE

const action = z
  .union([
    z.tuple([z.literal('step'), z.enum(DIRECTION_NAMES)]),
    z.tuple([z.literal('turn'), z.literal([1, -1])]),
    z.tuple([z.literal('about')]),
  ])
  .transform(([verb, how]): Action => {
    if (verb === 'about') return { do: 'about' };
    if (verb === 'turn') return { do: 'turn', corners: how === 1 ? 1 : -1 };
    return {
      do: 'step',
      direction: DIRECTION_NAMES.indexOf(how as (typeof DIRECTION_NAMES)[number]) as Direction,
    };
  });

const march = single.extend({
  hex: axial,
  facing,
  actions: z.array(action),
  enemies: z.array(axial).default([]),
  friends: z.array(z.looseObject({ hex: axial, arm, gun, facing: facing.nullish() })).default([]),
  gun,
  impassable: z.array(axial).default([]),
  off_map: z.array(axial).default([]),
});
type March = z.output<typeof march>;

/** A move of one company as a list of actions, all of it or nothing. */
export function move(raw: Json): Json {
  const given = read(march, raw);
  const who = marcherOf(given);
  const refused = refuseMarch([who]);
  if (refused) return illegal(refused.refusal.code);
  const walker = {
    arm: who.arm,
    points: allowance(who),
    disordered: who.disordered,
    solid: isSolid({ arm: given.arm, gun: given.gun }),
  };
  const walked = walk({ hex: given.hex, facing: given.facing }, given.actions, [walker], groundOf(given));
  if (walked.refused) return illegal(walked.refused.reason);
  return {
    legal: true,
    cost: given.actions.length * ACTION_COST,
    hex: walked.path.at(-1)!,
    facing: walked.facing,
    left: walked.left[0] ?? 0,
    disordered: who.disordered || walked.disordered.length > 0,
  };
}

const same = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1];
const among = (hexes: readonly Axial[], hex: Axial): boolean => hexes.some((each) => same(each, hex));

function groundOf(given: March): WayGround {
  const friendsIn = (hex: Axial) => given.friends.filter((friend) => same(friend.hex, hex));
  return {
    against(hex) {
      if (among(given.enemies, hex)) return 'enemy_in_hex';
      if (friendsIn(hex).some((friend) => armGroup(friend.arm) !== armGroup(given.arm))) return 'mixed_arms';
      if (among(given.impassable, hex)) return 'impassable';
      return among(given.off_map, hex) ? 'off_map' : null;
    },
    holdsSolid: (hex) => friendsIn(hex).some(isSolid),
    facingIn: (hex) => friendsIn(hex).find((friend) => friend.facing != null)?.facing ?? null,
  };
}

// P-ROUT

const routed = z.looseObject({
  arm,
  own_turn: z.boolean().default(true),
  distance_to_friendly_edge: z.int().min(0),
});

/** A rout straight to the friendly edge, nothing in the way. */
export function rout(raw: Json): Json {
  const given = read(routed, raw);
  const mp = routAllowance(given.arm, given.own_turn);
  const steps = Math.min(mp, given.distance_to_friendly_edge);
  const leaves = mp > given.distance_to_friendly_edge; // AL-4.15f
  return {
    mp,
    ends: leaves ? 'off_map_eliminated' : 'on_map',
    spent: steps + (leaves ? 1 : 0),
    distance_left: given.distance_to_friendly_edge - steps,
  };
}

// AL-6.2

const crowd = z.looseObject({
  hex_companies: z.int().min(0),
  time: z.string().default('end of a movement phase'),
});

/** Companies too many in a hex; the limit holds only when a Movement Phase ends (AL-6.2b). */
export function overstack(raw: Json): Json {
  const given = read(crowd, raw);
  const judged = /\bend\b.*\bmovement\b/i.test(given.time);
  const excess = judged ? excessOf(given.hex_companies) : 0;
  if (excess === 0) return { excess, chosen_by: null, effect: null, morale_check: false };
  return { excess, chosen_by: 'opponent', effect: 'eliminated', morale_check: false };
}

// P-LOS

const look = z.looseObject({
  from: axial,
  facing,
  to: axial,
  target_facing: facing.nullish(),
  target_routed: fact,
  firer_arm: arm,
  companies: z.array(axial).default([]),
  elevation: z.record(z.string(), z.int()).default({}),
  off_map: z.array(axial).default([]),
});

/** A line of sight on a plain of map hexes around both ends. */
export function sight(raw: Json): Json {
  const given = read(look, raw);
  const hexes = around(given.from, given.to).filter((hex) => !among(given.off_map, hex));
  const map = hexMapOf({ hexes, level: hexes.map(([q, r]) => given.elevation[`${q},${r}`] ?? 0) });
  const occupied = new Set(given.companies.map(([q, r]) => hexAt(map, q, r)));
  const seen = lineOfSight({
    map,
    from: hexAt(map, ...given.from),
    facing: given.facing,
    to: hexAt(map, ...given.to),
    targetFacing: given.target_routed ? null : (given.target_facing ?? null),
    gun: isGun(given.firer_arm),
    occupied: (hex) => occupied.has(hex),
  });
  return { ...seen };
}

/** All positions a line between the two can touch. */
function around(a: Axial, b: Axial): Axial[] {
  const hexes: Axial[] = [];
  for (let q = Math.min(a[0], b[0]) - 1; q <= Math.max(a[0], b[0]) + 1; q++)
    for (let r = Math.min(a[1], b[1]) - 1; r <= Math.max(a[1], b[1]) + 1; r++) hexes.push([q, r]);
  return hexes;
}
