import { last, nth, otherSide, type Plans, type Question, type Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { hexOfLeader, hexOfUnit, ratingsOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { chancesToSeize } from '../play/activations/continuity.ts';
import { pointsOf } from '../play/activations/flight.ts';
import { targetsOf } from '../play/fire/fire-law.ts';
import { overallRides } from '../play/leaders/ride.ts';
import { rally } from '../play/losses/rally.ts';
import { shockPreview } from '../play/shock/shock-preview.ts';
import { bestShot, goodCharge, goodShock, mayOpenFire } from './combat.ts';
import { intentOf } from './intent.ts';
import { betterRide, frontOf, hexesOf, nextMarch } from './marching.ts';
import { gapOf, nearest, type SideView, sideViewOf } from './side-view.ts';

/** One decent answer at once, carrying out the plans of the side asked. */
export function reflexOf(field: Field, s: State, question: Question<Answer>, plans: Plans): Answer {
  const view = sideViewOf(field, s, question.side);
  const answer = considered(view, question, plans);
  return answer !== null && question.refuse(answer) === null ? answer : first(question);
}

function first(question: Question<Answer>): Answer {
  const ending: Answer = { do: 'done' };
  if (question.kind === 'turn' || question.kind === 'action' || question.kind === 'gun-action')
    if (question.refuse(ending) === null) return ending;
  for (const option of question.options()) return option;
  throw new RangeError(`The question "${question.kind}" has no legal answer.`);
}

function considered(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  switch (question.kind) {
    case 'turn':
      return nextTurn(view, question);
    case 'self-activation':
      return selfActivation(view, plans);
    case 'action':
      return nextAction(view, plans);
    case 'gun-action':
      return nextGunAction(view, plans);
    case 'go-on':
      return lastOf(question, (answer) => answer.do === 'halt');
    case 'reaction-fire':
    case 'return-fire':
      return mostShots(question);
    case 'reaction-retreat':
      return standsAside(view, question);
    case 'flee':
      return { do: flees(view) ? 'yes' : 'no' };
    case 'counterattack':
      return { do: strikesBack(view) ? 'yes' : 'no' };
    case 'retreat-hex':
      return farthest(view, question);
    case 'continuity':
      return { do: goesOn(view) ? 'yes' : 'no' };
    case 'activation':
      return { do: 'begin' };
    case 'seize':
      return { do: seizes(view) ? 'yes' : 'no' };
    default:
      return null;
  }
}

/** Guns with something to do, then the Commands nearest to the enemy first, then the general's own ride. */
function nextTurn(view: SideView, question: Question<Answer>): Answer {
  const { field, s, side } = view;
  const army = field.armies[side];
  for (const gun of army.guns) {
    const answer: Answer = { do: 'gun-turn', hex: hexOfUnit(s, gun) };
    if (s.at[gun] === S.NONE || s.abandoned[gun] === 1 || question.refuse(answer) !== null) continue;
    if (s.disordered[gun] === 1 || targetsOf(view, gun).length > 0) return answer;
  }
  const commands = army.commands
    .filter((command) => question.refuse({ do: 'command', command }) === null)
    .sort((a, b) => gapOf(view, a) - gapOf(view, b));
  if (s.begun === 0 && s.rode[army.leader] === 0) {
    const ride = overallRides(view).length > 0 ? betterRide(view, army.leader, leaderHexes(view)) : null;
    if (ride) return ride;
  }
  const [command] = commands;
  return command === undefined ? { do: 'done' } : { do: 'command', command };
}

const leaderHexes = ({ field, s, side }: SideView): number[] =>
  field.armies[side].commands
    .map((command) => hexOfLeader(s, field.commands[command]?.leader ?? 0))
    .filter((hex) => hex !== S.NONE);

/** Hexes to the enemy within which a Command wants to be fully active. */
const WITHIN_BLOWS = 5;

function selfActivation(view: SideView, plans: Plans): Answer {
  const { field, s } = view;
  const { initiative } = ratingsOf(view, field.commands[s.command]?.leader ?? 0);
  const near = gapOf(view, s.command) <= WITHIN_BLOWS;
  const busy = intentOf(view, s.command, plans) !== 'hold';
  return { do: initiative >= 3 && (near || busy) ? 'try' : 'partial' };
}

/** Minimum worth of a Shock, in hundredths of a unit; and minimum chance of an effect of a shot. */
const LEAST_HOPE = 15;
const LEAST_CHANCE = 0.1;

function nextAction(view: SideView, plans: Plans): Answer {
  const { s } = view;
  if (s.block === S.OPEN) return bestShot(view, LEAST_CHANCE) ?? { do: 'end-fire' };
  const intent = intentOf(view, s.command, plans);
  if (intent !== 'retire' && s.mode === S.UNDECIDED) {
    const blow = goodShock(view, LEAST_HOPE) ?? goodCharge(view, LEAST_HOPE);
    if (blow) return blow;
  }
  for (const answer of rally.options(view)) return answer;
  if (intent !== 'retire' && mayOpenFire(view)) {
    const shot = bestShot(view, LEAST_CHANCE);
    if (shot) return shot;
  }
  return nextMarch(view, intent) ?? leaderRide(view) ?? { do: 'done' };
}

/** The leader of the open Command rides after his units. */
function leaderRide(view: SideView): Answer | null {
  const { field, s } = view;
  const leader = field.commands[s.command]?.leader ?? 0;
  return s.rode[leader] === 1 ? null : betterRide(view, leader, hexesOf(view, s.command));
}

function nextGunAction(view: SideView, plans: Plans): Answer {
  const { s, field, side } = view;
  const shot = s.block === S.HELD ? null : bestShot(view, LEAST_CHANCE);
  if (shot) return shot;
  if (s.block === S.OPEN) return { do: 'end-fire' };
  for (const answer of rally.options(view)) return answer;
  const advancing = field.armies[side].commands.some(
    (command) => intentOf(view, command, plans) === 'attack',
  );
  return (advancing ? nextMarch(view, 'fire') : null) ?? { do: 'done' };
}

/** The listed answer with the most shots. */
function mostShots(question: Question<Answer>): Answer | null {
  let best: Answer | null = null;
  let most = -1;
  for (const option of question.options()) {
    const shots =
      option.do === 'react' ? option.units.length : option.do === 'return-fire' ? option.shots.length : 0;
    if (shots <= most) continue;
    most = shots;
    best = option;
  }
  return best;
}

/** A unit that is then farther from the enemy gets out of the way of a Shock; horse stays for a shot. */
function standsAside(view: SideView, question: Question<Answer>): Answer | null {
  const { s } = view;
  const shocked = s.mode === S.SHOCK || s.mode === S.CHARGE;
  let best: Answer | null = null;
  let most = -1;
  for (const option of question.options()) {
    if (option.do !== 'reaction-retreat') continue;
    if (!shocked) return { do: 'stay' };
    const hex = last(option.path);
    const gap = nearest(view, hex, view.foes);
    // The same unit may be asked again: it does not go to and fro.
    if (gap <= nearest(view, hexOfUnit(s, option.unit), view.foes)) continue;
    // Among equally safe ends the one that faces the enemy wins: this counts less than a hex of safety.
    const worth = gap + Math.min(0.9, frontOf(view, option.unit, hex, option.facing) / 4);
    if (worth <= most) continue;
    most = worth;
    best = option;
  }
  return best ?? { do: 'stay' };
}

/** Militia runs if it would most likely be broken: units that run cost no Flight Points (FL-12.45c). */
function flees(view: SideView): boolean {
  const preview = shockPreview(view, view.s.command);
  if (preview === null) return true;
  const lost = preview.ends
    .filter(({ words }) =>
      words.some((word) => word === 'Collapse' || word === 'DefenderCollapse' || word === 'Fall Back'),
    )
    .reduce((sum, { chance }) => sum + chance, 0);
  return lost > 0.15;
}

/** A better Shock Status than the enemy's strikes back. */
function strikesBack({ s, field, side }: SideView): boolean {
  const mine = field.armies[side].commands.map((command) => nth(s.status, command));
  return Math.min(...mine) <= (s.command === S.NONE ? 0 : nth(s.status, s.command));
}

function farthest(view: SideView, question: Question<Answer>): Answer | null {
  let best: Answer | null = null;
  let most = -1;
  for (const option of question.options()) {
    if (option.do !== 'retreat') continue;
    const gap = nearest(view, option.hex, view.foes) + option.units.length / 4;
    if (gap <= most) continue;
    most = gap;
    best = option;
  }
  return best;
}

/** Points short of its Flight Level at which one roll may make an army flee. */
const BRINK_POINTS = 6;

/** True if one Flight roll may make a side's army flee now. */
const isNearFlight = ({ field, s }: SideView, of: Side): boolean =>
  pointsOf(s, of) + BRINK_POINTS > field.armies[of].flightLevel;

/**
 * A side stops if the enemy's army is near flight. The enemy must then take a Free Activation and roll, and cannot
 * Seize out of it (FL-5.21a, FL-14.0c).
 */
const goesOn = (view: SideView): boolean => !isNearFlight(view, otherSide(view.side));

/**
 * Seizing pays if the side's own roll is better than the enemy's failure. It always pays near flight: an Activation won
 * so needs no Flight roll, and a lost one makes the enemy's next one Free, with a Flight roll for the enemy (FL-5.22,
 * FL-14.0c).
 */
function seizes(view: SideView): boolean {
  if (isNearFlight(view, 0) || isNearFlight(view, 1)) return true;
  const { seizes: mine, fails } = chancesToSeize(view, view.side);
  return mine > fails + SEIZURE_COST;
}

/** The cost of a failed Seizure in Command Range, as a chance. */
const SEIZURE_COST = 0.1;

function lastOf(question: Question<Answer>, wanted: (answer: Answer) => boolean): Answer | null {
  for (const option of question.options()) if (wanted(option)) return option;
  return null;
}
