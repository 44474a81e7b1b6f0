import { facingTo, gap, isWithin } from '@linstock/ground';
import { chancesOf, type Reckoning, nth } from '@linstock/kernel';
import { sentence, type Threat } from '@linstock/scene';
import { facingsAt } from '../measure/aim.ts';
import { refusePivot } from '../measure/move.ts';
import { chargeAt } from '../measure/orders.ts';
import { sightMode } from '../measure/sight.ts';
import {
  coversOf,
  enemiesOf,
  isInWater,
  mayAttack,
  type PlacedCompany,
  type Situation,
} from '../measure/situation.ts';
import { inMeleeRange, isInMelee } from '../measure/zone.ts';
import { companyId, nameOf, situationNow } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { roundOf } from '../play/melee.ts';
import { meleeReckoning } from '../reckon/melee.ts';
import { refuseShot, type Shot, shootingReckoning } from '../reckon/shooting.ts';
import { PERSONALITIES } from '../tables/index.ts';
import { does } from '../tables/naming.ts';

/**
 * The possible attacks of each enemy company on a company in its next player turn from the current position,
 * if it obeys its orders: a shot, or an attack if a straight way leads to it. The worst comes first. Empty
 * for generals and companies off the table.
 */
export function threats(field: Field, s: State, piece: string): readonly Threat[] {
  const situation = situationNow(field, s);
  const target = situation.companies.find(({ id }) => companyId(id) === piece);
  if (!target) return [];
  const found = enemiesOf(situation, target.side)
    .filter(({ id }) => s.routing[id] !== 1) // MM-E3d
    .flatMap((foe) => [
      ...volleyOf(field, s, situation, foe, target),
      ...attackOf(field, s, situation, foe, target),
    ]);
  return found.sort((a, b) => meanRank(b.reckoning) - meanRank(a.reckoning));
}

const meanRank = (reckoning: Reckoning): number =>
  chancesOf(reckoning).reduce((sum, { chance, outcome }) => sum + chance * outcome.rank, 0);

/** Its best shot, at the first facing that allows one (MM-B1f, MM-B4i); none from melee or at a company in melee (MM-B2e, MM-B4f). */
function volleyOf(
  field: Field,
  s: State,
  situation: Situation,
  foe: PlacedCompany,
  target: PlacedCompany,
): Threat[] {
  const facts = {
    inMeleeRange: isInMelee(situation, foe),
    inWater: isInWater(situation, foe.stand),
    targetInMelee: isInMelee(situation, target),
  };
  if (facts.inMeleeRange || facts.inWater || facts.targetInMelee) return [];
  const reckonings = foe.troops.weapons.flatMap(({ weapon, range }) => {
    const aim = { target: target.stand, targetId: target.id, weapon };
    for (const facing of facingsAt(situation, { ...aim, shooter: foe }, range)) {
      const shooter = { ...foe, stand: facingTo(foe.stand, facing) };
      const mode = sightMode(situation, { ...aim, shooter });
      if (mode === null || !isWithin(shooter.stand, target.stand, range)) continue;
      if (facing !== foe.stand.facing && refusePivot(situation, foe, facing)) continue;
      const shot: Shot = {
        shooter: shooter.troops,
        strength: nth(s.strength, foe.id),
        weapon,
        range: gap(shooter.stand, target.stand),
        covers: coversOf(situation, shooter.stand, target),
        mode,
        shooterName: nameOf(field, foe.id),
        targetName: `${nameOf(field, target.id)}`,
        at: [companyId(foe.id), companyId(target.id)],
      };
      return refuseShot(shot, { ...facts, sight: true }) ? [] : [shootingReckoning(shot)];
    }
    return [];
  });
  const [best] = reckonings.sort((a, b) => meanRank(b) - meanRank(a));
  if (!best) return [];
  return [{ label: labelled(field, foe, 'shoot'), from: [companyId(foe.id)], reckoning: best }];
}

/** Its round of melee: at once if it is in range, else at the end of a straight charge. */
function attackOf(
  field: Field,
  s: State,
  situation: Situation,
  foe: PlacedCompany,
  target: PlacedCompany,
): Threat[] {
  if (!mayAttack(situation, foe, target)) return [];
  const then = S.cloneState(s);
  then.done[foe.id] = 0;
  const engaged = inMeleeRange(situation, foe, target);
  if (!engaged) {
    const charge = isInMelee(situation, foe) ? null : chargeAt(situation, foe, target);
    if (!charge) return [];
    then.x[foe.id] = charge.end.x;
    then.y[foe.id] = charge.end.y;
    then.facing[foe.id] = charge.end.facing;
    then.target[foe.id] = target.id;
    then.flank[foe.id] = charge.flank ? 1 : 0;
    S.mark(then, foe.id, S.CHARGED);
  }
  // A general of unknown character adds nothing here.
  then.personality = then.personality.map((known) =>
    known < 0 ? PERSONALITIES.indexOf('indecisive') : known,
  );
  const round = roundOf(thought(field, then), situationNow(field, then), foe.id, target.id);
  const verb = engaged ? 'attack' : 'charge';
  const where = round.flankAttack ? ' in the flank' : '';
  return [
    {
      label: `${labelled(field, foe, verb)}${where}`,
      from: [companyId(foe.id)],
      reckoning: meleeReckoning(round, 'attacker'),
    },
  ];
}

const labelled = (field: Field, { id }: PlacedCompany, verb: string): string =>
  sentence(does(nameOf(field, id), verb));
