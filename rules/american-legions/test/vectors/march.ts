import { type Axial, axialOf, DIRECTION_NAMES, lengthOf } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import type { Action, AnswerTo } from '../../src/model/answers.ts';
import type { Game, Play } from '../../src/model/game.ts';
import * as S from '../../src/model/state.ts';
import { checks } from '../../src/play/checks.ts';
import { movement } from '../../src/play/movement.ts';
import { allowance, leaderAllowance } from '../../src/reckon/allowance.ts';
import { ACTION_COST } from '../../src/reckon/movement.ts';
import { ARMS } from '../../src/tables/index.ts';
import { armyOf, numbersOf } from './allotting.ts';
import {
  arm,
  axial,
  facing,
  fact,
  gun,
  gunSide,
  illegal,
  isRegularGun,
  order,
  read,
  type Target,
} from './given.ts';
import { type ArmySetting, type RegimentSetting, setUp } from './setting.ts';
import { answerAll, idle, type Stretch, stretch } from './stretch.ts';

/** Marches: movement points, one company's move as a whole, and passing through friends. */

const marcher = {
  order,
  disordered: fact,
  own_turn: z.boolean().default(true),
  out_of_command: fact,
  routed: fact,
  gun_side: gunSide.default('moving'),
};

const points = z.strictObject({ ...marcher, arm: z.enum([...ARMS, 'leader', 'army_commander']), gun });

/** Movement points in the Movement Phase (AL-6.1f, AL-4.2d). */
export function movementPoints(raw: Json): Json {
  const given = read(points, raw);
  if (given.arm === 'leader' || given.arm === 'army_commander')
    return { mp: leaderAllowance(given.own_turn) };
  const mp = allowance({
    arm: given.arm,
    order: given.order,
    disordered: given.disordered,
    ownTurn: given.own_turn,
    outOfCommand: given.out_of_command,
    routed: given.routed,
    onFiringSide: given.gun_side === 'firing',
  });
  return { mp };
}

// P-MOVE

const action = z
  .union([
    z.tuple([z.literal('step'), z.enum(DIRECTION_NAMES)]),
    z.tuple([z.literal('turn'), z.literal([1, -1])]),
    z.tuple([z.literal('about')]),
  ])
  .transform(([verb, how]): Action => {
    if (verb === 'about') return 'about';
    if (verb === 'turn') return how === 1 ? 'right' : 'left';
    return how as (typeof DIRECTION_NAMES)[number];
  });

const march = z.strictObject({
  ...marcher,
  arm,
  gun,
  already_moved: fact,
  hex: axial,
  facing,
  actions: z.array(action),
  enemies: z.array(axial).default([]),
  friends: z.array(z.strictObject({ hex: axial, arm, gun, facing: facing.optional() })).default([]),
  impassable: z.array(axial).default([]),
  off_map: z.array(axial).default([]),
});
type March = z.output<typeof march>;

/** A Movement Phase under way. Its earlier moves remain done. */
const MOVING = 1;

/** A move of one company as a list of actions, all of it or nothing. */
export function move(raw: Json): Json {
  const given = read(march, raw);
  const { laid, mover } = layOut(given);
  const { s } = laid;
  const moving = stretch(laid, (game) => movement(game, 0));
  const answer: AnswerTo<'move'> = { do: 'move', companies: [mover], actions: given.actions, leaders: [] };
  const refused = moving.asked?.refuse(answer);
  if (refused) return illegal(refused.code);
  const left = pointsLeft(moving, mover, given.actions);
  moving.answer(answer);
  const [q, r] = axialOf(laid.field.map, s.at[mover] as number);
  return {
    legal: true,
    cost: given.actions.length * ACTION_COST,
    hex: [q + given.hex[0], r + given.hex[1]],
    facing: s.facing[mover] as number,
    left,
    disordered: s.status[mover] === S.DISORDERED,
  };
}

/** The number of corners that the company could still turn. The legality check says when its points are spent. */
function pointsLeft({ asked }: Stretch, mover: number, actions: readonly Action[]): number {
  const refusal = (corners: number) =>
    asked?.refuse({
      do: 'move',
      companies: [mover],
      actions: [...actions, ...Array.from({ length: corners }, () => 'right' as const)],
      leaders: [],
    });
  let left = 0;
  while (refusal(left + 1)?.code !== 'too_few_points') left++;
  return left;
}

/** A company on the ground of a move, the mover's own hex in the middle. */
interface OnGround extends Target {
  readonly at: Axial;
  readonly facing: number;
}

/** The ground within the company's reach, with a commander, so that at least one unit may move. */
function layOut(given: March) {
  const radius = given.actions.length + 1;
  const here = ([q, r]: Axial): Axial => [q - given.hex[0], r - given.hex[1]];
  const isNear = ([q, r]: Axial): boolean => lengthOf(q, r) <= radius;
  const near = (hexes: readonly Axial[]) => hexes.map(here).filter(isNear);
  const on = (each: Pick<Target, 'arm' | 'gun'>, at: Axial, faces: number): OnGround => ({
    ...{ id: '', arm: each.arm, gun: each.gun, disordered: false, routed: false },
    ...{ at, facing: faces },
  });
  const friends = given.friends
    .map((each) => on(each, here(each.hex), each.facing ?? S.NONE))
    .filter(({ at }) => isNear(at));
  const marches = { arm: given.arm, gun: isRegular(given) ? given.gun : ('attached' as const) };
  const all = [on(marches, HERE, given.facing), ...friends];
  const enemies = near(given.enemies);
  const laid = setUp({
    british: armyOn(given, friends),
    american: { regiments: enemies.length === 0 ? {} : { Enemy: { at: enemies } } },
    impassable: near(given.impassable),
    missing: near(given.off_map).filter(([q, r]) => lengthOf(q, r) > 0),
    step: given.own_turn ? S.ACTIVE_MOVEMENT : S.OTHER_MOVEMENT,
    active: given.own_turn ? 0 : 1,
    radius,
  });
  const numbers = numbersOf(laid.field, 0, all);
  for (const [i, { facing }] of all.entries()) laid.s.facing[numbers[i] as number] = facing;
  const mover = numbers[0] as number;
  stateOfMover(laid.s, mover, given);
  return { laid, mover };
}

const HERE: Axial = [0, 0];

/** The moving unit as head of a regiment of its own, or of the guns, and its friends. */
function armyOn(given: March, friends: readonly OnGround[]): ArmySetting {
  const { regiments, guns = [] } = armyOf(friends, ({ at }) => at);
  const commander = { at: HERE };
  if (isRegular(given)) return { regiments, guns: [{ at: HERE, arm: given.arm }, ...guns], commander };
  const mover: RegimentSetting = {
    ...{ at: [HERE], arm: given.arm, order: given.order ?? 'none' },
    state: given.routed ? 'routed' : 'ok',
  };
  return { regiments: { Mover: mover, ...regiments }, guns, commander };
}

/** Only regiments rout: a routed gun is attached to one. */
const isRegular = (given: March): boolean => isRegularGun(given) && !given.routed;

function stateOfMover(s: S.State, mover: number, given: March): void {
  s.stage = MOVING;
  if (given.disordered || given.routed) s.status[mover] = S.DISORDERED;
  if (given.out_of_command) s.outOfCommand[mover] = 1;
  if (given.already_moved) s.done[mover] = S.MOVED;
  s.gunSide[mover] = given.gun_side === 'moving' ? S.MOVING : S.FIRING;
}

// AL-6.3c, d, f

const passer = z.strictObject({ arm, gun, disordered: fact });
const passing = z.strictObject({
  mover: passer,
  residents: z.array(passer.extend({ id: z.string() })),
  mover_leaves: z.boolean().default(true),
});
const BEHIND: Axial = [0, 1];

/** A company enters a hex of friends and, unless it stays, leaves it again by the opposite side. */
export function passThrough(raw: Json): Json {
  const given = read(passing, raw);
  const residents = given.residents.map((each) => ({ ...each, routed: false, at: HERE }));
  const all = [...residents, { ...given.mover, id: '', routed: false, at: BEHIND }];
  const army = armyOf(all, ({ at }) => at);
  const { ok } = army.regiments;
  const british = ok ? { ...army, regiments: { ok: { ...ok, order: 'MOVE' as const } } } : army;
  const laid = setUp({ british, step: S.ACTIVE_MOVEMENT, radius: 3 });
  const { s } = laid;
  const numbers = numbersOf(laid.field, 0, all);
  for (const [i, { disordered }] of all.entries())
    if (disordered) s.status[numbers[i] as number] = S.DISORDERED;
  s.gunSide.fill(S.MOVING);
  const mover = numbers.at(-1) as number;
  const through = stretch(laid, movementAndChecks);
  const actions = given.mover_leaves ? (['NW', 'NW'] as const) : (['NW'] as const);
  through.answer({ do: 'move', companies: [mover], actions: [...actions], leaders: [] });
  answerAll(through, (question) => (question.kind === 'next-check' ? null : idle(question)));
  const status = (i: number) =>
    s.status[numbers[i] as number] === S.DISORDERED ? 'disordered' : 'battleworthy';
  return {
    mover: status(residents.length),
    residents: Object.fromEntries(residents.map(({ id }, i) => [id, status(i)])),
    morale_check: through.asked !== null,
  };
}

/** The phase, and the combat checks that would be due after it. */
function* movementAndChecks(game: Game): Play {
  yield* movement(game, 0);
  yield* checks(game, 0);
}
