import { onlyAnswer, type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { companiesIn, companyIds, namesOf } from '../model/board.ts';
import { SIDE_NAMES } from '../model/field.ts';
import type { Asked, Game } from '../model/game.ts';
import { refuseShock } from '../reckon/shock.ts';
import { attackOf, chargingHexes } from './shock-attack.ts';

/** The decision of a Shock Phase: which hex is attacked next, out of which (Decisions: shock, end_shock). */

type ShockAnswer = AnswerTo<'shock'>;

/** The next attack; null when no charging hex has a target left. Asked even where there is but one, since it throws. */
export function shockQuestion(game: Game, side: Side): Asked<'shock'> | null {
  const charging = chargingHexes(game, side);
  if (charging.size === 0) return null;
  const targets = new Map<number, number[]>();
  for (const [hex, fronts] of charging) {
    for (const target of fronts) targets.set(target, [...(targets.get(target) ?? []), hex]);
  }
  const ways = () => [...targets].flatMap(([target, hexes]) => waysToAttack(target, hexes));
  return {
    side,
    kind: 'shock',
    clause: 'AL-7.4a',
    stable: true,
    prompt: () => `${SIDE_NAMES[side]} shock: choose a hex to attack and the charging hexes that attack it.`,
    forcedAnswer: () => onlyAnswer(ways()),
    options: ways,
    refuse: (answer) => refuse(game, side, charging, answer),
    sample: (choose) => {
      const [target, hexes] = [...targets][choose(targets.size)] as [number, number[]];
      const these = waysToAttack(target, hexes);
      return these[choose(these.length)] as ShockAnswer;
    },
  };
}

/** Every choice of attacking hexes, all of them first. */
function waysToAttack(target: number, hexes: readonly number[]): ShockAnswer[] {
  const ways: ShockAnswer[] = [];
  for (let chosen = 2 ** hexes.length - 1; chosen > 0; chosen--) {
    ways.push({ do: 'shock', target, hexes: hexes.filter((_, i) => (chosen >> i) & 1) });
  }
  return ways;
}

function refuse(
  game: Game,
  side: Side,
  charging: ReadonlyMap<number, number[]>,
  answer: ShockAnswer,
): Refusal | null {
  const { field, s } = game;
  const all = () => [...charging.keys()].flatMap((hex) => companiesIn(field, s, hex, side));
  const names = () => namesOf(field, all());
  if (answer.do === 'done')
    return refusal(
      'must_attack',
      'AL-7.4a',
      `${saying(names(), 'is', 'are')} under Charge with an enemy in front and must attack.`,
      companyIds(all()),
    );
  const { target, hexes } = answer;
  if (target >= field.map.count) return refusal('not_front_hex', 'AL-5.2b', 'The target is off the map.');
  if (new Set(hexes).size < hexes.length)
    return refusal('already_attacked', 'AL-7.4b', 'A hex is named twice; each makes one attack.');
  if (hexes.some((hex) => companiesIn(field, s, hex, side).length === 0))
    return refusal('no_charge_order', 'AL-7.41c', `Only companies that charge attack: ${names()}.`);
  return refuseShock(attackOf(game, side, target, hexes));
}
