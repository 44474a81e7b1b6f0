import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import { arcOfHexside, frontsOf } from '../../src/reckon/arcs.ts';
import { refuseCharge } from '../../src/reckon/charge.ts';
import { disordersMover, moverOf, type Step, stepCost } from '../../src/reckon/going.ts';
import { changeReckoning, moraleReckoning } from '../../src/reckon/morale.ts';
import { mayStandTogether } from '../../src/reckon/stacking.ts';
import { refuseWithdrawal } from '../../src/reckon/withdrawal.ts';
import { hasZoc, leaving } from '../../src/reckon/zoc.ts';
import { FORMATION_RULES, type Side, TERRAIN } from '../../src/tables/index.ts';
import {
  battle,
  facingOf,
  fact,
  formation,
  formationOf,
  hexId,
  hexList,
  hexOfId,
  hexSet,
  idsOf,
  illegal,
  kind,
  morale,
  plainMap,
  read,
  VectorDice,
} from './given.ts';

const changeGiven = z.strictObject({
  from: formation,
  to: formation,
  units: z.array(z.strictObject({ id: z.string(), mr: morale, disordered: fact, unstacks: fact })),
});

/** FL-6.6. */
export function formationChange(raw: Json, dice: readonly number[]): Json {
  const { to, units } = read(changeGiven, raw);
  if (to !== 'SK' && units.some(({ disordered }) => disordered))
    return illegal({ code: 'FL-R-DISORDERED-COMMAND' });
  const drawn = new VectorDice(dice);
  const after = units.map(({ id, mr, disordered, unstacks }) => {
    const outcome = outcomeOf(changeReckoning(id, mr, unstacks), drawn.die());
    return [id, { adjusted: outcome.adjusted, disordered: disordered || outcome.disordered }] as const;
  });
  return { legal: true, units: Object.fromEntries(after), formation: to };
}

const stepGiven = z.strictObject({
  terrain: z.string().default('clear'),
  road: fact,
  fence: fact,
  stream: fact,
  slopeUp: fact,
});
const stepsGiven = z.array(stepGiven);
const moveGiven = z.strictObject({
  battle,
  unit: z
    .strictObject({ kind, formation: formation.optional(), ma: z.int().optional(), disordered: fact })
    .prefault({}),
  steps: stepsGiven.optional(),
  cases: z.array(z.union([stepsGiven, z.strictObject({ steps: stepsGiven })])).optional(),
});

function stepOf({ terrain, road, fence, stream, slopeUp }: z.output<typeof stepGiven>): Step {
  const sides: Side[] = [];
  if (fence) sides.push('fence');
  if (stream) sides.push('stream');
  if (slopeUp) sides.push('slope');
  return { terrain, road, sides };
}

/** FL-7.11, FL-7.21. */
export function moveCost(raw: Json): Json {
  const { battle: name, unit, steps, cases } = read(moveGiven, raw);
  const of = formationOf(unit.formation, unit.kind);
  const allowance =
    unit.ma ??
    FORMATION_RULES[unit.kind === 'cavalry' ? 'Cavalry' : (of ?? 'Artillery')].movementAllowance ??
    0;
  const one = (given: z.output<typeof stepsGiven>) => {
    const walked = given.map(stepOf);
    const costs = walked.map((step) => stepCost(TERRAIN[name], moverOf(unit.kind, of), step));
    let left = allowance;
    let legalSteps = 0;
    let refusal: string | null = null;
    for (const cost of costs) {
      if (cost === null || cost > left) {
        refusal = cost === null ? 'FL-R-IMPASSABLE' : 'FL-R-MP';
        break;
      }
      left -= cost;
      legalSteps++;
    }
    const disorderedAtEnd = unit.disordered || disordersMover(unit.kind, of, walked.slice(0, legalSteps));
    return { costs, legalSteps, refusal, disorderedAtEnd };
  };
  if (!cases) return one(steps ?? []);
  const all = cases.map((each) => one(Array.isArray(each) ? each : each.steps));
  return {
    costs: all.map(({ costs }) => costs),
    legalSteps: all.map(({ legalSteps }) => legalSteps),
    refusal: all.map(({ refusal }) => refusal),
    disorderedAtEnd: all.map(({ disorderedAtEnd }) => disorderedAtEnd),
  };
}

const zocGiven = z.strictObject({
  unit: z.strictObject({ kind, formation: formation.optional(), hex: hexId, facing: z.string() }),
});

/** FL-8.0, FL-9.1. */
export function zoc(raw: Json): Json {
  const { unit } = read(zocGiven, raw);
  const of = formationOf(unit.formation, unit.kind);
  const facing = facingOf(unit.facing, of);
  const map = plainMap();
  const at = hexOfId(unit.hex);
  const beside = (side: number) => map.neighbours[at * 6 + side] as number;
  const hexes = (sides: readonly number[]) => idsOf(sides.map(beside).filter((hex) => hex >= 0));
  const of6 = (kindOf: string) =>
    hexes([0, 1, 2, 3, 4, 5].filter((side) => arcOfHexside(of, facing, side) === kindOf));
  return {
    front: of6('front'),
    flank: of6('flank'),
    rear: of6('rear'),
    zoc: hasZoc(unit.kind, of) ? hexes(frontsOf(of, facing)) : [],
  };
}

const leaveGiven = z.strictObject({
  cases: z.array(
    z.strictObject({
      unit: z.enum(['infantry', 'SK', 'cavalry', 'gun']),
      status: z.enum(['In Command', 'Out of Command']).default('In Command'),
      zocOf: z.enum(['infantry', 'cavalry']).default('infantry'),
    }),
  ),
});

/** FL-9.2. */
export function leaveZoc(raw: Json): Json {
  const { cases } = read(leaveGiven, raw);
  return {
    how: cases.map(({ unit, status, zocOf }) =>
      leaving({
        kind: unit === 'gun' ? 'artillery' : unit === 'cavalry' ? 'cavalry' : 'infantry',
        formation: unit === 'SK' ? 'SK' : unit === 'infantry' ? 'Open' : null,
        fullyActive: status === 'In Command',
        ofCavalry: zocOf === 'cavalry',
      }),
    ),
  };
}

const withdrawalGiven = z.strictObject({
  unit: z.strictObject({
    kind,
    formation: formation.optional(),
    hex: hexId,
    facing: z.string(),
    mr: morale,
    inCommand: z.boolean().default(true),
  }),
  to: hexId,
  enemyZoc: hexList,
  friends: hexList,
});

/** FL-9.2. */
export function withdrawal(raw: Json, dice: readonly number[]): Json {
  const { unit, to, enemyZoc, friends } = read(withdrawalGiven, raw);
  const of = formationOf(unit.formation, unit.kind);
  const [zocs, held] = [hexSet(enemyZoc), hexSet(friends)];
  const refused = refuseWithdrawal(
    plainMap(),
    {
      hex: hexOfId(unit.hex),
      facing: facingOf(unit.facing, of),
      formation: of,
      inCommand: unit.inCommand,
      to: hexOfId(to),
    },
    { enemyZoc: (hex) => zocs.has(hex), occupied: (hex) => held.has(hex), passable: () => true },
  );
  if (refused) return illegal(refused);
  const { adjusted, disordered } = outcomeOf(moraleReckoning('it', unit.mr), new VectorDice(dice).die());
  return {
    legal: true,
    hex: to,
    facing: unit.facing,
    moraleCheck: { adjusted, result: disordered ? 'Disordered' : 'no effect' },
  };
}

const stackGiven = z.strictObject({
  cases: z.array(
    z.array(
      z.strictObject({
        unit: z.enum(['infantry', 'SK', 'cavalry', 'gun']),
        formation: formation.optional(),
        command: z.string().default(''),
        base: z.string().optional(),
      }),
    ),
  ),
});

/** FL-10.0. */
export function stackingAtEnd(raw: Json): Json {
  const { cases } = read(stackGiven, raw);
  return {
    legal: cases.map((units) =>
      mayStandTogether(
        units.map(({ unit, formation: given, command, base }) => ({
          kind: unit === 'gun' ? 'artillery' : unit === 'cavalry' ? 'cavalry' : 'infantry',
          formation: unit === 'SK' ? 'SK' : unit === 'infantry' ? (given ?? 'Open') : null,
          command,
          base: base ?? null,
        })),
      ),
    ),
  };
}

const chargeGiven = z.strictObject({
  cases: z.array(
    z.strictObject({
      stepCosts: z.array(z.int().nullable()),
      distance: z.int(),
      los: z.boolean().default(true),
      disordered: fact,
      turnsOnTheWay: fact,
      wayBlocked: fact,
    }),
  ),
});

/** FL-13.22. */
export function chargeLegality(raw: Json): Json {
  const refusals = read(chargeGiven, raw).cases.map(({ los, turnsOnTheWay, wayBlocked, ...way }) =>
    refuseCharge({ ...way, sight: los, turns: turnsOnTheWay, blocked: wayBlocked }),
  );
  return {
    legal: refusals.map((refused) => refused === null),
    reasons: refusals.map((refused) => refused?.code ?? null),
  };
}
