import { lengthNumber, lengthWords, wayLength } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { agreeingForm, type Picked, type PickedAnswer, picksOfWays, sentence } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import {
  companyId,
  countOf,
  generalId,
  generalOf,
  generalStand,
  nameOf,
  namesOf,
  situationNow,
  standOf,
} from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import { NONE, type State } from '../model/state.ts';
import { declaredOf } from '../play/actions.ts';
import { resultsOn } from '../play/command.ts';
import { companyJoined } from '../play/generals.ts';
import { rideWay } from '../play/rides.ts';
import { turnedShot } from '../play/shots.ts';
import { engineersFor, workAt } from '../play/work-sites.ts';
import { ENGINEERING, LENGTHS } from '../tables/index.ts';
import { ARMS, does } from '../tables/naming.ts';
import { LAY_OUT_REST, MOVE, STAND_FAST, workButton } from './buttons.ts';
import { byDegrees, moved } from './move-picks.ts';
import { forcePick, placePick } from './set-up.ts';
import { blowOf, pursuerTo, pursuitBlows } from './strikes.ts';

/** The clicks for an answer, and its name. */
export function picks(field: Field, s: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  switch (answer.do) {
    case 'done':
      return ending(endOf(question.kind, s));
    case 'buy':
      return forcePick(answer);
    case 'place':
      return placePick(field, answer);
    case 'rest':
      return { picks: [LAY_OUT_REST], label: LAY_OUT_REST.label };
    case 'throw':
      return pressed('throw', 'Throw the dice');
    case 'first':
    case 'second':
      return pressed(answer.do, `Move ${answer.do}`);
    case 'mine':
      return pressed(`mine-${answer.mine}`, 'Fire the mine');
    case 'rout':
      return ofCompany(answer.company, `${does(nameOf(field, answer.company), 'run')}`);
    case 'test':
      return ofCompany(
        answer.company,
        `${nameOf(field, answer.company)} and those formed with it throw for morale`,
      );
    case 'rally':
      return ofCompany(answer.company, `Rally ${nameOf(field, answer.company)} and those formed with it`);
    case 'restore':
      return shared('points', field, answer.points);
    case 'share':
      return shared('hits', field, answer.hits);
    case 'activate':
      return activated(field, s, answer);
    case 'general':
      return ride(field, s, answer);
    case 'work':
      return work(field, s, answer);
    case 'change':
      return dieChanged(field, s, question, answer.by);
    case 'shoot':
      return shot(field, s, answer);
    case 'pivot':
      return turned(field, s, answer);
    case 'move':
      return moved(field, s, answer);
    case 'melee':
      return attack(field, s, answer);
    case 'pursue':
      return pursuit(field, s, answer);
    case 'storm':
      return { picks: [{ spot: { x: answer.x, y: answer.y } }], label: 'Cross the wall' };
  }
}

const ENDS: Readonly<Record<string, string>> = {
  act: 'End the player turn',
  rally: 'No more rallies',
  mine: 'Fire no mine',
  shoot: 'No shooting first',
  'shoot-after': 'Shoot no more',
  move: 'Move no more',
  'move-after': 'Stay',
  pursue: 'No pursuit',
  storm: 'Stay outside',
};
/** A group that does not move shoots, and does nothing after it. */
const endOf = (kind: string, { group }: State): string =>
  kind === 'shoot' && group?.movers.length === 0 ? 'Stay as they are' : (ENDS[kind] ?? 'Go on');
const CHANGES = ['Take 1 off the die', 'Leave the die', 'Add 1 to the die'] as const;

/** The picks of a general's ride, to a company that he joins or to another place (MM-B1m, MM-B1q). */
function ride(field: Field, s: State, answer: Extract<Answer, { do: 'general' }>): PickedAnswer {
  const { general, x, y, via = [] } = answer;
  const from = generalStand(s, general);
  const joined = companyJoined(field, s, general, { ...from, x, y });
  const way = rideWay(s, answer);
  const far = wayLength(way);
  const where =
    joined === NONE
      ? `${lengthWords(far, 1)} to ${lengthNumber(x, 1)}, ${lengthNumber(y, 1)}`
      : `to ${nameOf(field, joined)}`;
  const round = via.map((spot) => `${lengthNumber(spot.x, 1)}, ${lengthNumber(spot.y, 1)}`).join(' and ');
  const piece = generalId(general);
  const poses = way.slice(1).map((spot) => ({ ...spot, facing: from.facing }));
  return {
    picks: via.length === 0 ? [{ piece }, { spot: { x, y } }] : picksOfWays([{ piece, way: poses }]),
    label: `${generalOf(field, general).name} rides ${round && `round by ${round} `}${where}`,
    path: way.map((spot) => ({ spot })),
    cost: Math.round(far / 100) / 10,
    of: LENGTHS.generalMove / 1000,
  };
}

/** `Add 1 to the die: 3, as ordered`; the offered change with the same effect, if this one is not offered. */
function dieChanged(field: Field, s: State, question: Question<Answer>, by: number): PickedAnswer {
  const game = thought(field, s);
  const resultsOf = (change: number): string => (s.group ? resultsOn(game, s.group, change).join(', ') : '');
  const offered = [...question.options()].flatMap((each) => (each.do === 'change' ? [each.by] : []));
  const same = offered.includes(by) ? by : (offered.find((each) => resultsOf(each) === resultsOf(by)) ?? by);
  const deed = CHANGES[same + 1] ?? 'Leave the die';
  return pressed(`change${same}`, `${deed}: ${(s.group?.die ?? 0) + same}, ${resultsOf(same)}`);
}

const ending = (label: string): PickedAnswer => ({ picks: [{ button: 'end', label, ends: true }], label });
const pressed = (button: string, label: string): PickedAnswer => ({ picks: [{ button, label }], label });

/** The order to some companies to act: to move, or to stay where they are. Impetuous ones always throw (MM-E2r). */
function activated(field: Field, s: State, answer: Extract<Answer, { do: 'activate' }>): PickedAnswer {
  const { companies, movers } = answer;
  const moves = movers.length > 0;
  const names = namesOf(field, companies);
  const bound = declaredOf({ field, s }, situationNow(field, s), answer).length > 0;
  const deed = moves
    ? agreeingForm(names, 'gets the order to move', 'get the order to move')
    : bound
      ? `${agreeingForm(names, 'gets', 'get')} the order to stand, but ${field.switches.commandControl ? 'must throw for command' : 'must leave the fire'}`
      : agreeingForm(names, 'acts where it stands', 'act where they stand');
  return {
    picks: [...companies.map((company) => ({ piece: companyId(company) })), moves ? MOVE : STAND_FAST],
    label: sentence(`${names} ${deed}`),
  };
}

/** A company that turns on the spot. */
function turned(field: Field, s: State, { company, facing }: Extract<Answer, { do: 'pivot' }>): PickedAnswer {
  const { x, y, facing: faced } = standOf(field, s, company);
  return {
    picks: picksOfWays([{ piece: companyId(company), way: [{ x, y, facing }] }]),
    label: sentence(`${does(nameOf(field, company), 'turn')} ${byDegrees(facing - faced)}`),
  };
}

/** A round hand to hand. */
function attack(field: Field, s: State, { company, target }: Extract<Answer, { do: 'melee' }>): PickedAnswer {
  return {
    picks: [{ piece: companyId(company) }, { piece: companyId(target) }],
    label: sentence(`${nameOf(field, company)} attacks ${nameOf(field, target)}`),
    strikes: [blowOf(field, s, company, target)],
  };
}

/** The work of engineers, and its place; the engineers are dragged to the site if it faces another way than usual. */
function work(field: Field, s: State, answer: Extract<Answer, { do: 'work' }>): PickedAnswer {
  const { task, about, x, y, facing } = answer;
  const game = thought(field, s);
  const label = sentence(ENGINEERING[task]?.label ?? 'work');
  const pressed: Picked = { button: workButton(task, about), label };
  const usual = workAt(game, situationNow(field, s), { do: 'work', task, about, x, y });
  const piece = companyId(engineersFor(game, answer));
  const site: Picked[] =
    usual.facing === facing ? [{ spot: { x, y } }] : picksOfWays([{ piece, way: [{ x, y, facing }] }]);
  return { picks: [pressed, ...site], label };
}

function ofCompany(company: CompanyId, label: string): PickedAnswer {
  return { picks: [{ piece: companyId(company) }], label: sentence(label) };
}

/** Hits or points shared out, in whatever order they are listed. */
function shared(what: 'hits' | 'points', field: Field, companies: readonly CompanyId[]): PickedAnswer {
  const sorted = companies.toSorted((one, other) => one - other);
  const words = what === 'hits' ? spread(field, sorted, 'hit', 'on') : spread(field, sorted, 'point', 'to');
  return pressed(`${what}-${sorted.join('-')}`, what === 'hits' ? words : `Back: ${words}`);
}

/** `2 hits on A, 1 hit on B`; `2 points to A`. */
function spread(field: Field, companies: readonly CompanyId[], one: string, to: string): string {
  return [...new Set(companies)]
    .map((id) => `${countOf(companies.filter((each) => each === id).length, one)} ${to} ${nameOf(field, id)}`)
    .join(', ');
}

function shot(field: Field, s: State, answer: Extract<Answer, { do: 'shoot' }>): PickedAnswer {
  const { company, weapon, at, target, facing } = answer;
  const usual = turnedShot(thought(field, s), situationNow(field, s), answer)?.facing ?? facing;
  const { x, y } = standOf(field, s, company);
  const piece = companyId(company);
  const shooter = usual === facing ? [{ piece }] : picksOfWays([{ piece, way: [{ x, y, facing }] }]);
  const wall = field.table.ramparts[target]?.id ?? 'the wall';
  const aimed: Picked =
    at === 'wall' ? { terrain: wall } : { piece: at === 'company' ? companyId(target) : generalId(target) };
  const name =
    at === 'company' ? nameOf(field, target) : at === 'general' ? generalOf(field, target).name : wall;
  return {
    picks: [...shooter, aimed, { button: weapon, label: sentence(weapon) }],
    label: sentence(`${does(nameOf(field, company), 'shoot')} at ${name} with ${ARMS[weapon]}`),
  };
}

/** The pursuer with its pose, and the enemy it pursues into (MM-E8c). */
function pursuit(field: Field, s: State, answer: Extract<Answer, { do: 'pursue' }>): PickedAnswer {
  const pursuer = pursuerTo(field, s, answer);
  return {
    picks: [
      ...(pursuer === null
        ? []
        : picksOfWays([
            { piece: companyId(pursuer), way: [{ x: answer.x, y: answer.y, facing: answer.facing }] },
          ])),
      { piece: companyId(answer.target) },
    ],
    label: `Pursue into ${nameOf(field, answer.target)}`,
    strikes: pursuer === null ? [] : pursuitBlows(field, s, pursuer, answer),
  };
}
