import { saying, told } from '@linstock/scene';
import type { CoveredEnemy } from '../measure/cover.ts';
import { countSupports, defenderSupports, isNearEnough } from '../measure/supports.ts';
import { footprintOf, placedOf, situationOf } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit, type StateView } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import type { NamedFire } from '../model/shots.ts';
import { DESTROYED, levelOf, ON_TABLE, orderOf, PICKED_UP } from '../model/state.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  type Meeting,
  repulsedReckoning,
} from '../reckon/impact.ts';
import type { Aspect } from '../tables/index.ts';
import { advance } from './advance.ts';
import type { AlarmContext } from './alarm.ts';
import { fireTogether } from './batch.ts';
import { fallsBack } from './falling-back.ts';
import { disorder, remove } from './losses.ts';
import { melee } from './melee.ts';
import { nerveOf, runAlarms, setLevel } from './morale.ts';

/** Contact of a charge (P7). */

/** A charge that has reached contact. */
export interface Contact {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** Units that moved with the attacker and are still with it (JR-14.2a, JR-14.5d). */
  readonly supports: readonly UnitId[];
  /** The aspect of the attack, from where the charge began (JR-2.6e). */
  readonly aspect: Aspect;
  /** For the defender's cover: from where the charge began (JR-7.2a). */
  readonly from: CoveredEnemy;
}

/** Carries out a contact: impact, and what follows for the loser, or melee. */
export function impact(game: AlarmContext, contact: Contact): void {
  const { field, umpire } = game;
  const { attacker, defender } = contact;
  const { attacking, defending, behind, beside } = meetingsOf(game, contact);
  const total = umpire.throw({
    ...attackerReckoning(attacking, `${nameOf(field, attacker)}`),
    about: [unitPiece(attacker)],
  }).sum;
  const against = umpire.throw({
    ...defenderReckoning(defending, total, `${nameOf(field, defender)}`),
    about: [unitPiece(defender)],
  });
  const { winner } = against;
  const names = { attacker: nameOf(field, attacker), defender: nameOf(field, defender) };
  const end = winner === 'tie' ? 'they fight hand to hand' : `${names[winner]} wins it`;
  emit(
    game,
    unitOf(field, attacker).side,
    ['JR-14.6d'],
    () =>
      told`${saying(names.attacker, 'meets', 'meet')} ${names.defender}, ${total} against ${against.total}: ${end}`,
    () => ({
      kind: 'melee',
      attackers: [unitPiece(attacker)],
      defenders: [unitPiece(defender)],
      losses: [],
    }),
  );
  switch (winner) {
    case 'attacker':
      defenderBeaten(game, contact);
      return;
    case 'defender':
      attackerBeaten(game, contact);
      return;
    case 'tie':
      melee(game, { attacker, defender, attackerSupports: behind, defenderSupports: beside });
  }
}

/** Both sides as they meet, and the units in support of each. */
export interface Meetings {
  readonly attacking: Meeting;
  readonly defending: Meeting;
  readonly behind: readonly UnitId[];
  readonly beside: readonly UnitId[];
}

/** The factors of both sides of a contact in the impact (JR-14.6a to c). */
export function meetingsOf(game: StateView, contact: Contact): Meetings {
  const { attacker, defender } = contact;
  const { behind, beside } = supportsAt(game, contact);
  return {
    attacking: meetingOf(game, attacker, behind, null),
    defending: meetingOf(game, defender, beside, contact),
    behind,
    beside,
  };
}

/** The units in support of either side of a contact (JR-14.6c). */
export function supportsAt(
  { field, s }: StateView,
  { attacker, defender, supports }: Contact,
): Pick<Meetings, 'behind' | 'beside'> {
  const [one, other] = [placedOf(field, s, attacker), placedOf(field, s, defender)];
  return {
    behind: supports.filter((unit) => isNearEnough(placedOf(field, s, unit), one)),
    beside: defenderSupports(situationOf(field, s), other, one).map(({ listed }) => listed),
  };
}

/** A side at the impact; `struck` is the contact for the defender, null for the attacker. */
function meetingOf(
  game: StateView,
  unit: UnitId,
  supports: readonly UnitId[],
  struck: Contact | null,
): Meeting {
  const { field, s } = game;
  const { arm, formation, disordered } = placedOf(field, s, unit);
  const order = orderOf(s, unit);
  return {
    arm,
    formation,
    nerve: nerveOf(game, unit, struck?.from ?? null),
    struck: {
      by: 'charge',
      aspect: struck?.aspect ?? 'front',
      disordered,
      forming: struck !== null && order === 'Fm',
      conditionalHold: struck !== null && order === 'CH',
      gunLosses: 0,
    },
    supports: countSupports(supports.map((each) => placedOf(field, s, each))),
  };
}

/** A battery is lost; any other defender falls back by the roll that settles its level. The attacker takes the ground (JR-14.8). */
function defenderBeaten(game: AlarmContext, { attacker, defender }: Contact): void {
  const { field, s, umpire, alarms } = game;
  const before = footprintOf(field, s, defender);
  if (unitOf(field, defender).arm === 'battery') {
    remove(game, defender, {
      fate: DESTROYED,
      clause: 'JR-11.7a',
      verb: ['is', 'are'],
      words: 'taken',
      taken: true,
    });
  } else {
    const level = levelOf(s, defender);
    const { status, fallBack } = umpire.throw({
      ...beatenReckoning(level, `${nameOf(field, defender)}`),
      about: [unitPiece(defender)],
    });
    disorder(game, defender, 'JR-14.8a');
    if (status === 'picked_up') {
      remove(game, defender, {
        fate: PICKED_UP,
        clause: 'JR-14.8b',
        verb: ['is', 'are'],
        words: 'picked up',
        taken: true,
      });
    } else {
      if (status === 'routed' && level !== 'routed')
        alarms.push({ side: unitOf(field, defender).side, place: before, routed: defender });
      if (status !== level) setLevel(game, defender, status, 'JR-14.8b');
      fallsBack(game, defender, fallBack, footprintOf(field, s, attacker));
    }
  }
  advance(game, attacker, before);
  runAlarms(game);
}

/** The attacker falls back a die, disordered; then both fire two dice at each other (JR-14.7). */
function attackerBeaten(game: AlarmContext, { attacker, defender }: Contact): void {
  const { field, s, umpire } = game;
  const { sum } = umpire.throw({
    ...repulsedReckoning(`${nameOf(field, attacker)}`),
    about: [unitPiece(attacker)],
  });
  disorder(game, attacker, 'JR-14.7a');
  fallsBack(game, attacker, sum, footprintOf(field, s, defender));
  const both = [volleyOf(attacker, defender), volleyOf(defender, attacker)];
  const there = s.fate[attacker] === ON_TABLE;
  fireTogether(game, there ? both.filter(({ firer }) => levelOf(s, firer) !== 'routed') : []);
}

function volleyOf(firer: UnitId, target: UnitId): NamedFire {
  return { firer, target, mode: 'after_charge', pivot: 0, areaFire: false, rapidFire: false, canister: null };
}
