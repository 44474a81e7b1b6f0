import { standOf } from '../board.ts';
import type { ShootAnswer } from '../answers.ts';
import { isFlankAttack } from '../measure/zone.ts';
import { roundOf } from '../play/melee.ts';
import { shotOf } from '../play/shots.ts';
import { meleeValue, roundOdds } from '../reckon/melee.ts';
import { hitChance, lowestScore } from '../reckon/shooting.ts';
import { personalityOf } from '../state.ts';
import { companyWorth, pointWorth } from './value.ts';
import type { Eye } from './eye.ts';

/** What fighting is worth on average, in hundredths of a company. */

/** A general shot down. */
const GENERAL = 40;
/** A company forced back loses its place, and maybe its life. */
const FORCED_BACK = 18;

/** Mean loss a shot inflicts. */
export function shotWorth(eye: Eye, answer: ShootAnswer): number {
  if (answer.at === 'wall') return 1;
  const { shot } = shotOf(eye.game, eye.situation, answer);
  const chance = hitChance(lowestScore(shot));
  if (answer.at === 'general') return GENERAL * (1 - (1 - chance) ** shot.strength);
  const target = eye.field.companies[answer.target];
  if (!target) return 0;
  const left = eye.s.strength[answer.target] ?? 0;
  const hits = Math.min(left, shot.strength * chance);
  const kills = chance ** left * (shot.strength >= left ? 1 : 0);
  return hits * pointWorth(target) + kills * companyWorth(eye.s, target);
}

/** The best of some shots; null when none is worth a cartridge. */
export function bestShot(eye: Eye, shots: readonly ShootAnswer[]): ShootAnswer | null {
  let best: ShootAnswer | null = null;
  let most = 0;
  for (const shot of shots) {
    const worth = shotWorth(eye, shot);
    if (worth <= most) continue;
    best = shot;
    most = worth;
  }
  return best;
}

/** What a round of melee brings on average: losses inflicted less losses taken, and who is thrown back. */
export function meleeWorth(eye: Eye, attacker: number, defender: number): number {
  const { field, s } = eye;
  const [own, foe] = [field.companies[attacker], field.companies[defender]];
  if (!own || !foe || !knows(eye, attacker, defender)) return 0;
  const round = roundOf(eye.game, eye.situation, attacker, defender);
  const judged = { ...round, flankAttack: isFlankAttack(standOf(s, attacker), standOf(s, defender)) };
  const odds = roundOdds(
    judged.attacker.strength,
    meleeValue(judged, 'attacker'),
    judged.defender.strength,
    meleeValue(judged, 'defender'),
  );
  return (
    odds.defenderLosses * pointWorth(foe) -
    odds.attackerLosses * pointWorth(own) +
    odds.defenderRemoved * companyWorth(s, foe) * 0.4 -
    odds.attackerRemoved * companyWorth(s, own) * 0.4 +
    FORCED_BACK * (odds.defenderLoses - odds.attackerLoses)
  );
}

/** Whether all generals in the round are known, so that no die is needed to reckon it. */
function knows({ field, s }: Eye, ...companies: readonly number[]): boolean {
  return field.generals.every(
    ({ id }) => !companies.includes(s.attached[id] ?? -1) || personalityOf(s, id) !== null,
  );
}
