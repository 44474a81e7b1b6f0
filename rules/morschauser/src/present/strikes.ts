import { nth } from '@linstock/kernel';
import { type Spot, span } from '@linstock/ground';
import { type Strike, sentence } from '@linstock/scene';
import { isFlankAttack, isInSquare } from '../measure/zone.ts';
import type { MoveAnswer } from '../model/answers.ts';
import { companyId, isOnTable, nameOf, placedOf, situationNow, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import {
  BEATEN,
  CHARGED,
  cloneState,
  has,
  MELEED,
  NONE,
  PURSUED,
  personalityOf,
  type State,
} from '../model/state.ts';
import { judgeMoves, march } from '../play/march.ts';
import { roundOf } from '../play/melee.ts';
import { judgePursuit, type Pursuit } from '../play/pursuit.ts';
import { meleeValue, type Round, roundOdds } from '../reckon/melee.ts';
import { does } from '../tables/naming.ts';

/** The charges of a move, shown to the player before it is given (P-CHARGE, P-MELEE). */

/** The targets of a move's charges, with the place, the side and the possible ends of the round; none for a refused move. */
export function strikesOf(field: Field, s: State, answer: MoveAnswer): readonly Strike[] {
  const marched = judgeMoves(thought(field, s), answer);
  if ('code' in marched || marched.every(({ judged }) => judged.charge === null)) return [];
  const then = cloneState(s);
  march(thought(field, then), answer);
  return marched.flatMap(({ way: { company }, judged: { charge } }) => {
    if (!charge) return [];
    const { target, flank, entry } = charge;
    const [piece, where] = [companyId(company), struckSideOf(field, then, target, flank)] as const;
    return [
      {
        piece,
        target: companyId(target),
        where,
        clause: where === 'flank' ? 'MM-B3m' : 'MM-B6r',
        from: entry,
        label: `${sentence(does(nameOf(field, company), 'charge'))} ${nameOf(field, target)} in the ${where}`,
        ends: endsOf(field, then, company, target),
      },
    ];
  });
}

/** The blow of a round that is about to be fought. */
export function blowOf(field: Field, s: State, attacker: CompanyId, defender: CompanyId): Strike {
  const flank =
    s.target[attacker] === defender
      ? s.flank[attacker] === 1
      : isFlankAttack(standOf(field, s, attacker), standOf(field, s, defender));
  const where = struckSideOf(field, s, defender, flank);
  return {
    piece: companyId(attacker),
    target: companyId(defender),
    where,
    clause: where === 'flank' ? 'MM-B3n' : 'MM-B6r',
    label: `${sentence(does(nameOf(field, attacker), 'attack'))} ${nameOf(field, defender)} in the ${where}`,
    ends: endsOf(field, s, attacker, defender),
  };
}

/** The side on which a company is struck: a square has no flank (MM-E6b). */
function struckSideOf(field: Field, s: State, defender: CompanyId, flank: boolean): Strike['where'] {
  const inSquare =
    field.switches.squares &&
    isInSquare(situationNow(field, s), placedOf(field, s, defender), ({ id }) => s.stirred[id] === 0);
  return flank && !inSquare ? 'flank' : 'front';
}

/** The company of the acting group that makes a pursuit: of those that charged and fought, the nearest to its end (MM-E8a). */
export function pursuerTo(field: Field, s: State, to: Spot): number | null {
  const able = (s.group?.companies ?? []).filter(
    (id) => isOnTable(s, id) && has(s, id, CHARGED) && has(s, id, MELEED) && !has(s, id, PURSUED | BEATEN),
  );
  const [nearest = null] = able.sort(
    (a, b) => span(standOf(field, s, a), to) - span(standOf(field, s, b), to),
  );
  return nearest;
}

/** The blow a pursuit leads to, from the flank or not as it enters; none if it is illegal (MM-B3m, MM-E8c). */
export function pursuitBlows(field: Field, s: State, pursuer: number, answer: Pursuit): readonly Strike[] {
  const { target, x, y, facing } = answer;
  const judged = judgePursuit(thought(field, s), situationNow(field, s), pursuer, NONE, answer);
  if ('code' in judged) return [];
  const then = cloneState(s);
  then.x[pursuer] = x;
  then.y[pursuer] = y;
  then.facing[pursuer] = facing;
  then.target[pursuer] = target;
  then.flank[pursuer] = judged.flank ? 1 : 0;
  return [blowOf(field, then, pursuer, target)];
}

/** The possible ends of a round; none if a general of unknown character is with either company (MM-E2m). */
function endsOf(field: Field, s: State, attacker: CompanyId, defender: CompanyId): Strike['ends'] {
  const unknown = field.generals.some(
    ({ id }) => [attacker, defender].includes(nth(s.attached, id)) && personalityOf(s, id) === null,
  );
  return unknown ? [] : roundEnds(roundOf(thought(field, s), situationNow(field, s), attacker, defender));
}

/** The ends of a round, the best for the attacker first. */
function roundEnds(round: Round): Strike['ends'] {
  const odds = roundOdds(
    round.attacker.strength,
    meleeValue(round, 'attacker'),
    round.defender.strength,
    meleeValue(round, 'defender'),
  );
  return [
    { label: 'it wins', chance: odds.defenderLoses },
    { label: 'drawn', chance: odds.drawn },
    { label: 'it loses', chance: odds.attackerLoses },
  ];
}
