import { distance } from '@linstock/ground';
import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import { afterHits } from '../../src/reckon/cohesion.ts';
import { fireReckoning, refuseShot, type Shot, shotDrm } from '../../src/reckon/fire.ts';
import { moraleReckoning } from '../../src/reckon/morale.ts';
import { NOT_REACTED, REACTED, refuseReaction } from '../../src/reckon/reaction.ts';
import { hitsOf, type ResultEffect, suffer } from '../../src/reckon/results.ts';
import { smokeOf, smokeStays } from '../../src/reckon/smoke.ts';
import { afterVolley, type FirstVolley, hasFirstVolley, type JointFire } from '../../src/reckon/volley.ts';
import { BATTLES, FIRE_DRMS, TERRAIN } from '../../src/tables/index.ts';
import {
  aspect,
  fact,
  formation,
  formationOf,
  hexId,
  hexList,
  hexOfId,
  illegal,
  kind,
  morale,
  plainMap,
  read,
  remark,
  status,
  VectorDice,
} from './given.ts';

const fireGiven = z.strictObject({
  shooter: z.strictObject({
    weapon: z.enum(['M', 'R', 'A']).default('M'),
    formation: formation.optional(),
    disordered: fact,
    reduced: fact,
    smoke: fact,
    firstVolley: fact,
    inCommand: z.boolean().default(true),
    mode: z.enum(['fire', 'move']).default('fire'),
  }),
  target: z.strictObject({
    kind,
    formation: formation.optional(),
    aspect,
    terrain: z.string().default('clear'),
    fence: fact,
    mr: morale,
    smoke: fact,
    reduced: fact,
    disordered: fact,
    stackedInClose: fact,
    stacked: fact,
  }),
  range: z.int().min(1),
  reactionToMovement: fact,
  returnFire: fact,
});
type FireGiven = z.output<typeof fireGiven>;

function shotOf({ shooter, target, range, reactionToMovement, returnFire }: FireGiven): Shot {
  const gun = shooter.weapon === 'A';
  return {
    firer: {
      ...shooter,
      formation: formationOf(shooter.formation, gun ? 'artillery' : 'infantry'),
      moving: shooter.mode === 'move',
    },
    target: {
      kind: target.kind,
      formation: formationOf(target.formation, target.kind),
      skirmishPair: target.stacked,
      aspect: target.aspect,
      smoke: target.smoke,
      terrainDrm: terrainDrm(target.terrain),
      fence: target.fence,
    },
    range,
    occasion: reactionToMovement ? 'movement' : returnFire ? 'return' : 'phasing',
  };
}

/** A kind of ground does the same to fire in every battle that has it. */
function terrainDrm(terrain: string): number {
  for (const battle of BATTLES) {
    const ground = TERRAIN[battle].grounds.get(terrain);
    if (ground) return ground.fireDrmTarget;
  }
  throw new RangeError(`No Terrain Effects Table has "${terrain}".`);
}

/** One shot (procedure Fire). */
export function fire(raw: Json, dice: readonly number[]): Json {
  const given = read(fireGiven, raw);
  const shot = shotOf(given);
  const refused = refuseShot(shot);
  if (refused) return illegal(refused);
  const drawn = new VectorDice(dice);
  const { adjusted, result } = outcomeOf(fireReckoning(shot, 'Fire'), drawn.die());
  const { target } = given;
  const units = target.stacked || target.stackedInClose ? 2 : 1;
  const checks: string[] = [];
  const suffered = Array.from({ length: units }, () => {
    const failed = result === 'MC' && outcomeOf(moraleReckoning('it', target.mr), drawn.die()).disordered;
    if (result === 'MC') checks.push(failed ? 'Disordered' : 'no effect');
    return suffer(target, result, failed);
  });
  return {
    legal: true,
    drm: shotDrm(shot),
    adjusted,
    result,
    ...(result === 'MC' && { moraleCheck: units === 1 ? (checks[0] as string) : checks }),
    cohesionHits: hitsOf(suffered, target.stacked),
    target: afterwards(target.kind === 'artillery', suffered),
  };
}

function afterwards(gun: boolean, suffered: readonly ResultEffect[]): Json {
  const [top, bottom] = suffered as [ResultEffect, ResultEffect | undefined];
  if (gun) return top.abandoned ? { abandoned: true } : { disordered: top.disordered, abandoned: false };
  const told = ({ reduced, disordered }: ResultEffect) => ({ reduced, disordered });
  if (!bottom) return told(top);
  if (top.reduced !== bottom.reduced || top.disordered !== bottom.disordered)
    return { top: told(top), bottom: told(bottom) };
  return {
    ...(top.reduced && { bothUnitsReduced: true }),
    ...(top.disordered && { bothUnitsDisordered: true }),
  };
}

const volleyGiven = z.strictObject({
  events: z.array(
    z.strictObject({
      command: remark,
      fireBlock: z.int().optional(),
      units: z.array(z.string()).optional(),
      enemyTurn: z.string().optional(),
      reactionToMovement: z.array(z.string()).optional(),
      returnFire: z.array(z.string()).optional(),
    }),
  ),
});

/** FL-11.34. */
export function firstVolley(raw: Json): Json {
  const { events } = read(volleyGiven, raw);
  let marker: FirstVolley = 'whole';
  const bonus = events.map(({ fireBlock, units, enemyTurn, reactionToMovement, returnFire }, step) => {
    const fire: JointFire = units
      ? { kind: 'block', of: fireBlock ?? step }
      : returnFire
        ? { kind: 'return', of: step }
        : { kind: 'movement', of: enemyTurn ?? '' };
    const fired = units ?? returnFire ?? reactionToMovement ?? [];
    const drm = hasFirstVolley(marker, fire) ? FIRE_DRMS['First Volley'].drm : 0;
    marker = afterVolley(marker, fire);
    return fired.map(() => drm);
  });
  return { bonus, markerAfter: (marker as FirstVolley) === 'whole' };
}

const REACTIONS = [
  'enemy enters a frontal hex: Reaction to Movement taken',
  'enemy enters a frontal hex: Reaction to Movement declined',
  'another enemy unit fires at it in the same Activation',
  'another enemy unit fires at it in a later Activation',
] as const;
const reactionGiven = z.strictObject({ unit: remark, events: z.array(z.enum(REACTIONS)) });

/** FL-11.14. */
export function reaction(raw: Json): Json {
  const { events } = read(reactionGiven, raw);
  let marker: number = NOT_REACTED;
  for (const event of events) {
    if (event.endsWith('later Activation')) marker = NOT_REACTED;
    if (event.endsWith('taken')) marker = REACTED;
  }
  const refused = refuseReaction(marker);
  return refused ? { returnFireAllowed: false, reason: refused.code } : { returnFireAllowed: true };
}

const smokeGiven = z.strictObject({
  fired: z.strictObject({
    side: remark,
    command: remark,
    unitHex: hexId,
    inCommand: z.boolean().default(true),
  }),
  ownSmokeHexes: hexList,
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the worked examples
  then: z.literal('Return Fire by the target at this unit').optional(),
});

/** FL-11.41, FL-11.42. */
export function smoke(raw: Json): Json {
  const { fired, ownSmokeHexes } = read(smokeGiven, raw);
  const at = hexOfId(fired.unitHex);
  const put = smokeOf(
    fired.inCommand,
    ownSmokeHexes.map((id) => distance(plainMap(), at, hexOfId(id))),
  );
  return {
    smokeOnLeader: put === 'leader',
    smokeOnUnit: put === 'unit',
    returnFireTargetSmokeDrm: put === null ? 0 : FIRE_DRMS['target has Smoke'].drm,
  };
}

const removalGiven = z.strictObject({
  activeSide: remark,
  smoke: z.array(
    z.strictObject({
      side: remark,
      command: z.string(),
      fired: z.array(z.enum(['Phasing', 'Return Fire', 'Reaction to Movement'])).default([]),
    }),
  ),
});

/** FL-11.46. */
export function smokeRemoval(raw: Json): Json {
  const { smoke: markers } = read(removalGiven, raw);
  const names = (stays: boolean) =>
    markers.filter(({ fired }) => smokeStays(fired.length) === stays).map(({ command }) => command);
  return { removed: names(false), kept: names(true) };
}

const cohesionGiven = z.strictObject({
  rating: z.int().min(1),
  status,
  track: z.int().min(0).default(0),
  events: z.array(z.int().min(0)),
});

/** FL-12.24. */
export function cohesion(raw: Json): Json {
  const { rating, status: begun, track, events } = read(cohesionGiven, raw);
  let now = { track, status: begun };
  const steps = events.map((hits) => {
    now = afterHits(now, rating, hits);
    return { ...now };
  });
  const { reduced, disordered } = suffer({ reduced: false, disordered: false }, 'R', false);
  return { steps, unit: { reduced, disordered } };
}
