import type { Hex } from '@linstock/ground';
import { nth, onlyAnswer, otherSide, type Refusal, refusal } from '@linstock/kernel';
import { type Name, saying, told } from '@linstock/scene';
import type { AnswerOf } from '../model/answers.ts';
import { companiesIn, companyIds, namesOf, troopsIn } from '../model/board.ts';
import { SIDE_NAMES } from '../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  emit,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import { refuseShock, shockReckoning } from '../reckon/shock.ts';
import { allot } from './allot.ts';
import { emptiedByShock } from './casualties.ts';
import { ableIn, attackOf } from './shock-attack.ts';

/** The decision of a Shock Phase: the next target and the attacking hexes (Decisions: shock, end_shock). */

/** The hexes from which a side must attack, each with the enemy hexes in front of it. */
interface Charging {
  readonly charging: ReadonlyMap<Hex, readonly Hex[]>;
}

/** An attack on one hex (AL-7.4, AL-7.41). */
const shock: Decision<'shock', Charging> = {
  options: ({ charging }) =>
    Array.from(targetsOf(charging)).flatMap(([target, hexes]) => waysToAttack(target, hexes)),
  refuse: (view, answer) => refuseAttack(view, answer),
  sample({ charging }, choose) {
    const targets = targetsOf(charging);
    const [target, hexes] = nth([...targets], choose(targets.size));
    const ways = waysToAttack(target, hexes);
    return ways[choose(ways.length)] ?? null;
  },
  carryOut: (game, { target, hexes }) => attack(game, target, hexes),
};

/** The step cannot be ended while a charging hex has a target (AL-7.4a). */
const mustAttack: Decision<'done', Charging> = {
  options: () => [],
  refuse: (view) =>
    refusal(
      'must_attack',
      'AL-7.4a',
      `${saying(chargersNames(view), 'is', 'are')} under Charge with an enemy in front and must attack.`,
      companyIds(chargers(view)),
    ),
  carryOut: () => undefined,
};

export const SHOCK: DecisionsTo<'shock', Charging> = { shock, done: mustAttack };

/** The hexes that can be attacked, each with the hexes that can attack it. */
function targetsOf(charging: Charging['charging']): Map<Hex, Hex[]> {
  const targets = new Map<number, number[]>();
  for (const [hex, fronts] of charging) {
    for (const target of fronts) targets.set(target, [...(targets.get(target) ?? []), hex]);
  }
  return targets;
}

const chargers = ({ field, s, side, charging }: DecisionView<Charging>): number[] =>
  [...charging.keys()].flatMap((hex) => companiesIn(field, s, hex, side));
const chargersNames = (view: DecisionView<Charging>): Name => namesOf(view.field, chargers(view));

/** The next attack. It is asked even if there is only one, since it throws dice. */
export const shockQuestion = (view: DecisionView<Charging>): QuestionOf<'shock'> =>
  questionOf<'shock', Charging>(view, SHOCK, {
    kind: 'shock',
    clause: 'AL-7.4a',
    prompt: () =>
      `${SIDE_NAMES[view.side]} shock: choose a hex to attack and the charging hexes that attack it.`,
    forcedAnswer: () => onlyAnswer([...shock.options(view)]),
    sample: (choose) => shock.sample?.(view, choose) as AnswerOf<'shock'>,
  });

/** Every choice of attacking hexes, all of them first. */
function waysToAttack(target: Hex, hexes: readonly Hex[]): AnswerOf<'shock'>[] {
  const ways: AnswerOf<'shock'>[] = [];
  for (let chosen = 2 ** hexes.length - 1; chosen > 0; chosen--) {
    ways.push({ do: 'shock', target, hexes: hexes.filter((_, i) => (chosen >> i) & 1) });
  }
  return ways;
}

function refuseAttack(view: DecisionView<Charging>, { target, hexes }: AnswerOf<'shock'>): Refusal | null {
  const { field, s, side } = view;
  if (target >= field.map.count) return refusal('not_front_hex', 'AL-5.2b', 'The target is off the map.');
  if (new Set(hexes).size < hexes.length)
    return refusal('already_attacked', 'AL-7.4b', 'A hex is named twice; each makes one attack.');
  if (hexes.some((hex) => companiesIn(field, s, hex, side).length === 0))
    return refusal(
      'no_charge_order',
      'AL-7.41c',
      `Only companies that charge attack: ${chargersNames(view)}.`,
    );
  return refuseShock(attackOf(view, side, target, hexes));
}

/** One attack (P-SHOCK 3 to 7): the die is thrown (AL-7.41l), then each side assigns its own losses (AL-7.42a). */
function* attack(game: DecisionGame, target: Hex, hexes: readonly Hex[]): Play {
  const { field, s, side } = game;
  const enemy = otherSide(side);
  const attackers = hexes.flatMap((hex) => ableIn(field, s, side, hex));
  const defenders = companiesIn(field, s, target, enemy);
  emit(
    game,
    side,
    ['AL-7.41a'],
    () =>
      told`${saying(namesOf(field, attackers), 'charges', 'charge')} ${troopsIn(field, s, target, enemy)}`,
    () => ({
      kind: 'melee',
      attackers: companyIds(attackers),
      defenders: companyIds(defenders),
      losses: [],
    }),
  );
  const { cell } = game.umpire.throw(shockReckoning(attackOf(game, side, target, hexes)));
  s.struck.push(...hexes);
  yield* allot(game, cell.attacker, attackers); // AL-7.41l
  yield* allot(game, cell.defender, defenders);
  yield* emptiedByShock(game, enemy, target);
  for (const hex of hexes) yield* emptiedByShock(game, side, hex); // AL-4.4i
}
