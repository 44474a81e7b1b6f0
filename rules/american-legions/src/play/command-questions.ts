import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying, sentence } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { hexOf, inRadius, isGunCompany, isRouted, nameOf, regimentName } from '../model/board.ts';
import type { Asked, Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import { mayCheck } from './morale.ts';

/** The decisions of a Command Phase (Decisions: set_gun_side to set_order). Each is null where there is nothing to decide. */

const DONE = { do: 'done' } as const;

/** A question whose options are these and to leave it; null without any. */
function optional<K extends 'gun-sides' | 'relieve' | 'rally' | 'rally-companies' | 'orders'>(
  question: Pick<Asked<K>, 'side' | 'kind' | 'clause' | 'prompt' | 'refuse'>,
  options: AnswerTo<K>[],
): Asked<K> | null {
  if (options.length === 0) return null;
  const all = [...options, DONE as AnswerTo<K>];
  return {
    ...question,
    stable: true,
    options: () => all,
    sample: (choose) => all[choose(all.length)] as AnswerTo<K>,
  };
}

// Gun sides (AL-8.1b)

/** Which guns to limber or unlimber. */
export function gunSidesQuestion(game: Game, side: Side): Asked<'gun-sides'> | null {
  const { field, s } = game;
  const options = field.companies
    .map(({ id }): AnswerTo<'gun-sides'> => {
      return { do: 'gun-side', gun: id, side: s.gunSide[id] === S.FIRING ? S.MOVING : S.FIRING };
    })
    .filter((answer) => refuseGunSide(game, side, answer) === null);
  const question = {
    side,
    kind: 'gun-sides' as const,
    clause: 'AL-8.1b',
    prompt: () => 'Limber or unlimber guns before anything else is done.',
    refuse: (answer: AnswerTo<'gun-sides'>) => refuseGunSide(game, side, answer),
  };
  return optional(question, options);
}

function refuseGunSide(game: Game, side: Side, answer: AnswerTo<'gun-sides'>): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'done') return null;
  const gun = field.companies[answer.gun];
  if (!gun || gun.side !== side || !isGunCompany(gun) || hexOf(s, gun.id) === S.NONE)
    return refusal('not_a_gun', 'AL-8.1b', 'Only your guns on the map can be limbered or unlimbered.');
  const name = nameOf(field, gun.id);
  if (isRouted(field, s, gun.id))
    return refusal(
      'routed',
      'AL-8.5e',
      `${sentence(name)} runs with its regiment; its side is not yours to set.`,
    );
  if (((s.done[gun.id] as number) & S.GUN_TURNED) !== 0 || s.gunSide[gun.id] === answer.side)
    return refusal(
      'wrong_step',
      'AL-8.1b',
      `${sentence(name)} has that side up or was turned in this phase already.`,
    );
  return null;
}

// Relief (AL-4.32a)

/** Whether the army commander takes over a command in his hex. */
export function reliefQuestion(game: Game, side: Side): Asked<'relieve'> | null {
  const { field } = game;
  const options: AnswerTo<'relieve'>[] = field.leaders
    .map(({ id }) => ({ do: 'relieve' as const, leader: id }))
    .filter((answer) => refuseRelief(game, side, answer) === null);
  const question = {
    side,
    kind: 'relieve' as const,
    clause: 'AL-4.32a',
    prompt: () =>
      `${field.commanders[side]?.name ?? 'The army commander'} may relieve a leader in his hex for good.`,
    refuse: (answer: AnswerTo<'relieve'>) => refuseRelief(game, side, answer),
  };
  return optional(question, options);
}

function refuseRelief(game: Game, side: Side, answer: AnswerTo<'relieve'>): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'done') return null;
  const commander = () => sentence(field.commanders[side]?.name ?? 'the army commander');
  const state = s.commanderState[side];
  // Before the table's `army_commander_not_there`: who is lost is nowhere, so that it would hide this reason always.
  if (state === S.LOST || state === S.REMOVED)
    return refusal('army_commander_lost', 'AL-4.41a', `${commander()} is out of the game.`);
  const leader = field.leaders[answer.leader];
  if (
    !leader ||
    leader.side !== side ||
    s.leaderAt[leader.id] === S.NONE ||
    s.leaderAt[leader.id] !== s.commanderAt[side]
  )
    return refusal(
      'army_commander_not_there',
      'AL-4.32a',
      `${commander()} relieves only a leader who shares his hex.`,
    );
  if (state === S.ACTING)
    return refusal(
      'already_acting',
      'AL-4.32b',
      `${commander()} leads a command already and cannot take another.`,
    );
  return null;
}

// Rallies of regiments (AL-4.51u)

/** Which routed regiment tries to rally. */
export function rallyQuestion(game: Game, side: Side): Asked<'rally'> | null {
  const options: AnswerTo<'rally'>[] = game.field.regiments
    .map(({ id }) => ({ do: 'rally' as const, regiment: id }))
    .filter((answer) => refuseRally(game, side, answer) === null);
  const question = {
    side,
    kind: 'rally' as const,
    clause: 'AL-4.51u',
    prompt: () => 'Which routed regiment tries to rally?',
    refuse: (answer: AnswerTo<'rally'>) => refuseRally(game, side, answer),
  };
  return optional(question, options);
}

function refuseRally(game: Game, side: Side, answer: AnswerTo<'rally'>): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'done') return null;
  const regiment = field.regiments[answer.regiment];
  if (!regiment || regiment.side !== side || s.regimentState[regiment.id] !== S.ROUTED)
    return refusal('not_routed', 'AL-4.51u', 'Only a routed regiment of yours can try to rally.');
  return tried(game, regiment.id, S.TRIED_RALLY, 'to rally');
}

function tried(game: Game, regiment: number, bit: number, what: string): Refusal | null {
  if (((game.s.regimentDone[regiment] as number) & bit) === 0) return null;
  const tries = saying(regimentName(game.field, regiment), 'has tried', 'have tried');
  return refusal('already_tried', 'AL-4.51u', `${tries} ${what} in this phase already.`);
}

// Rallies and re-orders of companies (AL-4.51u)

/** Which company tries to come back from the track or into good order. */
export function ralliesQuestion(game: Game, side: Side): Asked<'rally-companies'> | null {
  const { field, s } = game;
  const options = field.companies
    .map(({ id }): AnswerTo<'rally-companies'> => {
      return { do: s.at[id] === S.NONE ? 'rally-company' : 'reorder', company: id };
    })
    .filter((answer) => refuseCompany(game, side, answer) === null);
  const question = {
    side,
    kind: 'rally-companies' as const,
    clause: 'AL-4.51t',
    prompt: () => 'Which company tries to come back, or into good order?',
    refuse: (answer: AnswerTo<'rally-companies'>) => refuseCompany(game, side, answer),
  };
  return optional(question, options);
}

function refuseCompany(game: Game, side: Side, answer: AnswerTo<'rally-companies'>): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'done') return null;
  const company = field.companies[answer.company];
  if (!company || company.side !== side || company.regiment === -1)
    return refusal('not_your_company', 'AL-4.51u', 'Name a company of one of your regiments.');
  const name = nameOf(field, company.id);
  const refused =
    answer.do === 'rally-company'
      ? refuseReturn(game, company.id, company.regiment, name)
      : refuseReorder(game, company.id, name);
  if (refused) return refused;
  if (((s.done[company.id] as number) & S.TRIED) !== 0)
    return refusal(
      'already_tried',
      'AL-4.51u',
      `${saying(name, 'has', 'have')} tried in this phase already.`,
    );
  return null;
}

function refuseReturn(game: Game, company: number, regiment: number, name: string): Refusal | null {
  const { field, s } = game;
  if (s.regimentState[regiment] === S.ROUTED)
    return refusal(
      'regiment_routed',
      'AL-4.51u',
      `${saying(regimentName(field, regiment), 'is', 'are')} routed; nobody comes back to them.`,
    );
  if (s.regimentState[regiment] === S.GONE || s.status[company] === S.ELIMINATED)
    return refusal('eliminated', 'AL-4.13d', `${saying(name, 'is', 'are')} permanently eliminated.`);
  if (s.status[company] !== S.ON_TRACK || !mayCheck(field, s, regiment))
    return refusal(
      'not_on_track',
      'AL-4.51u',
      `${saying(name, 'is not on its', 'are not on their')} Regiment Track.`,
    );
  return null;
}

function refuseReorder(game: Game, company: number, name: string): Refusal | null {
  const { field, s } = game;
  if (s.status[company] !== S.DISORDERED)
    return refusal('not_disordered', 'AL-4.51u', `${saying(name, 'is', 'are')} not disordered.`);
  if (isRouted(field, s, company))
    return refusal(
      'regiment_routed',
      'AL-4.51u',
      `${saying(name, 'is routed with its regiment', 'are routed')}.`,
    );
  if (s.outOfCommand[company] === 1 || !inRadius(field, s, company))
    return refusal('out_of_command', 'AL-4.51u', `${saying(name, 'is', 'are')} out of command.`);
  return null;
}

// Orders (AL-4.61, AL-4.62)

/** Which regiment is given which order. */
export function ordersQuestion(game: Game, side: Side): Asked<'orders'> | null {
  const options = game.field.regiments
    .flatMap(({ id, orders }) => orders.map((order) => ({ do: 'order' as const, regiment: id, order })))
    .filter((answer) => refuseOrder(game, side, answer) === null);
  const question = {
    side,
    kind: 'orders' as const,
    clause: 'AL-4.61b',
    prompt: () => 'Give orders to your regiments.',
    refuse: (answer: AnswerTo<'orders'>) => refuseOrder(game, side, answer),
  };
  return optional(question, options);
}

function refuseOrder(game: Game, side: Side, answer: AnswerTo<'orders'>): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'done') return null;
  // Regular guns are of no regiment.
  if (answer.regiment === S.NONE)
    return refusal('takes_no_orders', 'AL-8.4a', 'Guns take no orders; they move and fire without one.');
  const regiment = field.regiments[answer.regiment];
  if (!regiment || regiment.side !== side)
    return refusal('not_your_regiment', 'AL-4.61b', 'Orders go to your own regiments.');
  const name = regimentName(field, regiment.id);
  if (s.regimentState[regiment.id] === S.GONE)
    return refusal('eliminated', 'AL-4.13b', `${saying(name, 'is', 'are')} permanently eliminated.`);
  if (s.regimentState[regiment.id] === S.ROUTED)
    return refusal(
      'regiment_routed',
      'AL-4.14c',
      `${saying(name, 'is routed and takes no order until it rallies', 'are routed and take no order until they rally')}.`,
    );
  // Before the table's `order_not_for_this_arm`: no order is for skirmishers, so that it would hide this reason always.
  if (regiment.skirmishers)
    return refusal(
      'takes_no_orders',
      'AL-4.62k',
      `${saying(name, 'takes no orders and needs', 'take no orders and need')} none.`,
    );
  if (!regiment.orders.includes(answer.order))
    return refusal(
      'order_not_for_this_arm',
      'AL-4.62i',
      `${sentence(name)} cannot be given that order; cavalry moves or charges.`,
    );
  if (s.order[regiment.id] === S.orderCode(answer.order))
    return refusal('same_order', 'AL-4.61b', `${saying(name, 'has', 'have')} that order already.`);
  return tried(game, regiment.id, S.TRIED_ORDER, 'to change its order');
}
