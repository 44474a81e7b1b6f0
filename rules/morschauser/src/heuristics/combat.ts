import type { ShootAnswer } from '../model/answers.ts';
import { companyOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { CHARGED, has, MELEED, personalityOf } from '../model/state.ts';
import { roundOf } from '../play/melee.ts';
import { shotOf } from '../play/shots.ts';
import { hitsChances, meleeValue, roundOdds } from '../reckon/melee.ts';
import { HIGHEST_SCORE, hitChance, lowestScore } from '../reckon/shooting.ts';
import type { SideView } from './side-view.ts';
import { beingWorth, companyWorth, pointWorth } from './value.ts';

/** The average worth of fighting, in hundredths of a company. */

/** The part of a kill's worth that is left if hits may be shared out. */
const SHARED = 0.3;
/** A general shot down. */
const GENERAL = 40;
/** A company forced back loses its place, and maybe its life. */
const FORCED_BACK = 18;

/** Mean loss a shot inflicts. */
function shotWorth(view: SideView, answer: ShootAnswer): number {
  if (answer.at === 'wall') return 1;
  const { shot } = shotOf(view.game, view.situation, answer);
  const chance = hitChance(lowestScore(shot));
  if (answer.at === 'general') return GENERAL * (1 - (1 - chance) ** shot.strength);
  const target = view.field.companies[answer.target];
  if (!target) return 0;
  const left = view.s.strength[answer.target] ?? 0;
  let hits = 0;
  let kills = 0;
  hitsChances(shot.strength, chance * HIGHEST_SCORE).forEach((p, n) => {
    hits += p * Math.min(left, n);
    if (n >= left) kills += p;
  });
  // A formed regiment shares its hits out, and loses no company while it can (MM-E1h).
  const shared = target.abilities.canBeFormed ? SHARED : 1;
  return hits * pointWorth(target) + shared * kills * beingWorth(target);
}

/** The best of some shots; null if none is worth a cartridge. */
export function bestShot(view: SideView, shots: readonly ShootAnswer[]): ShootAnswer | null {
  let best: ShootAnswer | null = null;
  let most = 0;
  for (const shot of shots) {
    const worth = shotWorth(view, shot);
    if (worth <= most) continue;
    best = shot;
    most = worth;
  }
  return best;
}

/**
 * The average value of a round of melee: losses inflicted less losses suffered, and the side that is thrown
 * back. Friends who have charged the same enemy strike first, so that it is weaker when this attack strikes.
 * @param flank true if the attack comes from behind the enemy's front
 */
export function meleeWorth(
  view: SideView,
  attacker: CompanyId,
  defender: CompanyId,
  flank?: boolean,
): number {
  const { field, s } = view;
  const [own, foe] = [field.companies[attacker], field.companies[defender]];
  if (!own || !foe || !knows(view, attacker, defender)) return 0;
  const round = roundOf(view.game, view.situation, attacker, defender);
  const judged = flank === undefined ? round : { ...round, flankAttack: flank, charged: true };
  const left = Math.max(1, Math.round(judged.defender.strength - softened(view, attacker, defender)));
  const [value, against] = [meleeValue(judged, 'attacker'), meleeValue(judged, 'defender')];
  const odds = roundOdds(judged.attacker.strength, value, left, against);
  return (
    riskOfGenerals(view, defender, value) -
    riskOfGenerals(view, attacker, against) +
    odds.defenderLosses * pointWorth(foe) -
    odds.attackerLosses * pointWorth(own) +
    odds.defenderRemoved * companyWorth(s, foe) * 0.4 -
    odds.attackerRemoved * companyWorth(s, own) * 0.4 +
    FORCED_BACK * (odds.defenderLoses - odds.attackerLoses)
  );
}

/** The exact chance that an attack wins its round if no friend strikes first; null if a general in it is unknown. */
export function chanceToWin(
  view: SideView,
  attacker: CompanyId,
  defender: CompanyId,
  flank?: boolean,
): number | null {
  if (!knows(view, attacker, defender)) return null;
  const round = roundOf(view.game, view.situation, attacker, defender);
  const judged = flank === undefined ? round : { ...round, flankAttack: flank, charged: true };
  const [value, against] = [meleeValue(judged, 'attacker'), meleeValue(judged, 'defender')];
  return roundOdds(judged.attacker.strength, value, judged.defender.strength, against).defenderLoses;
}

/** The average losses of the enemy by friends who have charged it and not fought yet. */
function softened({ field, s, own }: SideView, attacker: CompanyId, defender: CompanyId): number {
  let sum = 0;
  for (const { id } of own) {
    if (id === attacker || s.target[id] !== defender || !has(s, id, CHARGED) || has(s, id, MELEED)) continue;
    const { abilities } = companyOf(field, id);
    sum += ((s.strength[id] ?? 0) * abilities.meleeFront) / HIGHEST_SCORE;
  }
  return sum;
}

/** The average cost of the generals with a company that fights a round of melee (MM-E5b, MM-E5f). */
function riskOfGenerals({ field, s }: SideView, company: CompanyId, enemyValue: number): number {
  const { riskToGenerals, generalMeleeRisk } = field.switches;
  if (!riskToGenerals) return 0;
  const attached = field.generals.filter(({ id }) => s.attached[id] === company).length;
  const falls = generalMeleeRisk === 'ones' ? 1 : enemyValue;
  return (GENERAL * attached * Math.min(falls, HIGHEST_SCORE)) / HIGHEST_SCORE;
}

/** True if all generals in the round are known, so that no die is needed to reckon it. */
function knows({ field, s }: SideView, ...companies: readonly number[]): boolean {
  return field.generals.every(
    ({ id }) => !companies.includes(s.attached[id] ?? -1) || personalityOf(s, id) !== null,
  );
}
