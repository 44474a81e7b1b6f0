import { facingTo, gap, type TenthDegrees } from '@linstock/ground';
import { nth, otherSide, type Refusal, type Side } from '@linstock/kernel';
import { facingsAt, mayReach } from '../measure/aim.ts';
import { refusePivot } from '../measure/move.ts';
import { type GeneralTarget, isNearestTarget, sightMode } from '../measure/sight.ts';
import { coversOf, enemiesOf, knownOf, type PlacedCompany, type Situation } from '../measure/situation.ts';
import { isInMelee } from '../measure/zone.ts';
import type { ShootAnswer } from '../model/answers.ts';
import { companyOf, generalStand, isOnTable, placedOf, standOf } from '../model/board.ts';
import type { CompanyId, Field, GeneralId } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { refuseShot, type Shot, type ShotFacts } from '../reckon/shooting.ts';
import { reach, weaponOf } from '../reckon/troops.ts';
import type { Weapon } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { doingsOf } from './doings.ts';
import { generalsOf } from './generals.ts';
import { facingsAtWall, refuseBreachShot } from './walls.ts';

/** The shots of a company (P-SHOOT 1). */

/** A shot as it would be thrown, with the facts that decide whether it is allowed. */
export interface AimedShot {
  readonly shot: Shot;
  readonly facts: ShotFacts;
}

/** The shooter turned as it will shoot. */
export function aimed(game: Game, { company, facing }: ShootAnswer): PlacedCompany {
  const placed = placedOf(game.field, game.s, company);
  return { ...placed, stand: facingTo(placed.stand, facing) };
}

/** A shot at a company or a general, with the cover against it (MM-B4f, MM-B5f, MM-B5o, MM-E5a, MM-E5c). */
export function shotOf(game: Game, situation: Situation, answer: ShootAnswer): AimedShot {
  const { s } = game;
  const shooter = aimed(game, answer);
  const doings = doingsOf(s, situation, answer.company);
  const common = {
    shooter: shooter.troops,
    strength: nth(s.strength, answer.company),
    weapon: answer.weapon,
  };
  if (answer.at === 'general') {
    const target = generalStand(s, answer.target);
    const mode = sightMode(situation, { shooter, target, targetId: null, weapon: answer.weapon });
    const generalSafe = !isOpenTarget(game, situation, shooter, answer.weapon, answer.target);
    const shot = {
      ...common,
      range: gap(shooter.stand, target),
      covers: coversOf(situation, shooter.stand, { stand: target, troops: null }),
    };
    return {
      shot: { ...shot, mode: mode ?? 'direct' },
      facts: { ...doings, generalSafe, sight: mode !== null },
    };
  }
  const target = placedOf(game.field, s, answer.target);
  const mode = sightMode(situation, {
    shooter,
    target: target.stand,
    targetId: target.id,
    weapon: answer.weapon,
  });
  const covers = mode === null ? [] : coversOf(situation, shooter.stand, target); // an unseen target is not shot at
  return {
    shot: { ...common, range: gap(shooter.stand, target.stand), covers, mode: mode ?? 'direct' },
    facts: { ...doings, targetInMelee: isInMelee(situation, target), sight: mode !== null },
  };
}

function isOpenTarget(
  game: Game,
  situation: Situation,
  shooter: PlacedCompany,
  weapon: Weapon,
  general: GeneralId,
): boolean {
  const { field, s } = game;
  const all: GeneralTarget[] = field.generals
    .filter((g) => g.side !== shooter.side && s.generalLost[g.id] === 0)
    .map(({ id }) => ({ id, stand: generalStand(s, id), attached: s.attached[id] !== S.NONE }));
  const target = all.find(({ id }) => id === general);
  const range = weaponOf(shooter.troops, weapon)?.range ?? 0;
  return target !== undefined && isNearestTarget(situation, shooter, weapon, range, target, all);
}

/**
 * Why a company of the acting group may not shoot in this way; null if it may (MM-A5f, MM-A5l, MM-B3t, MM-B5f,
 * MM-B5g, MM-C6f, MM-C6k).
 */
export function refuseShooting(game: Game, situation: Situation, answer: ShootAnswer): Refusal | null {
  const { field, s } = game;
  const group = s.group;
  if (!group?.companies.includes(answer.company) || !isOnTable(s, answer.company))
    return refused('R-NOT-GROUP', 'MM-A5f', 'Only companies of the group that is acting shoot now.');
  if (group.phase === S.SHOOT_AFTER && !S.has(s, answer.company, S.MOVED))
    return refused(
      'R-ACTIVATED',
      'MM-A5l',
      'Those who stand shoot before the moves; now only those who moved.',
    );
  if (group.phase === S.SHOOT_AFTER && S.has(s, answer.company, S.CHARGED))
    return refused('R-MELEED', 'MM-A5l', 'A company that charged does not shoot.');
  const placed = placedOf(field, s, answer.company);
  if (answer.at === 'wall') return refuseBreachShot(game, situation, answer);
  return (
    refuseTargetNamed(game, answer) ??
    refuseFacts(game, situation, answer) ??
    (answer.facing === placed.stand.facing ? null : refusePivot(situation, placed, answer.facing))
  );
}

function refuseTargetNamed({ field, s }: Game, { company, at, target }: ShootAnswer): Refusal | null {
  const { side } = companyOf(field, company);
  if (at === 'general') {
    if (!field.switches.riskToGenerals)
      return refused('R-OPTION-OFF', 'MM-E5h', 'Shooting at generals is switched off in this game.');
    const general = field.generals[target];
    if (general && general.side !== side && s.generalLost[target] === 0) return null;
    return refused('R-GENERAL', 'MM-E5a', 'Name a general of the enemy who is in the field.');
  }
  const foe = field.companies[target];
  if (foe && foe.side !== side && isOnTable(s, target)) return null;
  return refused('R-RANGE', 'MM-B4g', 'Name a company of the enemy that is on the table.');
}

function refuseFacts(game: Game, situation: Situation, answer: ShootAnswer): Refusal | null {
  const { shot, facts } = shotOf(game, situation, answer);
  return refuseShot(shot, facts);
}

/** Every target of a company with each weapon that may be shot at it at any facing, and at each wall (MM-B1f, MM-B2f, MM-B4i, MM-C6f, MM-E5a). */
export function shotsOf(game: Game, situation: Situation, company: CompanyId): ShootAnswer[] {
  return [...legalShots(game, situation, company)];
}

/** True if a company has any legal shot at any facing; the search ends at the first. */
export function hasShot(game: Game, situation: Situation, company: CompanyId): boolean {
  return legalShots(game, situation, company).next().done !== true;
}

function* legalShots(game: Game, situation: Situation, company: CompanyId): Generator<ShootAnswer> {
  if (!mayShootAtAll(game, situation, company)) return;
  for (const shot of unturnedShots(game, situation, company)) {
    const turned = turnedShot(game, situation, shot);
    if (turned) yield turned;
  }
}

/** Every target of a company with each of its weapons, legal or not; a heavy gun may try at walls too (MM-C6f, MM-C6k). */
function* unturnedShots(game: Game, situation: Situation, company: CompanyId): Generator<UnturnedShot> {
  const { field, s } = game;
  const { side, abilities } = companyOf(field, company);
  const shot = { do: 'shoot', company } as const;
  for (const foe of enemiesOf(situation, side)) {
    if (isInMelee(situation, foe)) continue; // MM-B4f
    for (const { weapon } of abilities.weapons) yield { ...shot, weapon, at: 'company', target: foe.id };
  }
  for (const target of generalsAlone(field, s, side))
    for (const { weapon } of abilities.weapons) yield { ...shot, weapon, at: 'general', target };
  if (!abilities.traits.includes('heavyArtillery')) return;
  for (const target of field.table.ramparts.keys()) yield { ...shot, weapon: 'shot', at: 'wall', target };
}

/** A shot without a facing. */
export type UnturnedShot = Omit<ShootAnswer, 'facing'>;

/** Refusals that another facing may not meet. */
const BY_FACING: ReadonlySet<string> = new Set(['R-RANGE', 'R-LOS', 'R-ZONE', 'R-GENERAL']);

/**
 * A shot turned so that it is legal: at the company's present facing, or else straight at the target, or else
 * at any other facing. Null if no facing is legal (MM-B1f, MM-B4h, MM-B4i).
 */
export function turnedShot(game: Game, situation: Situation, shot: UnturnedShot): ShootAnswer | null {
  let tried = 0;
  let turned: ShootAnswer | null = null;
  for (const facing of facingsFor(game, situation, shot)) {
    if (tried++ === LIKELY_FACINGS) {
      const known = knownOf(situation).aims.get(aimKey(game, shot));
      if (known !== undefined) return known === null ? null : { ...shot, facing: known };
    }
    const answer = { ...shot, facing };
    const refusal = refuseShooting(game, situation, answer);
    if (refusal === null) turned = answer;
    if (refusal === null || !dependsOnFacing(game, situation, shot, refusal)) break;
  }
  if (tried > LIKELY_FACINGS) knownOf(situation).aims.set(aimKey(game, shot), turned?.facing ?? null);
  return turned;
}

/** Number of facings that are tried first. A search among all facings is stored, since it takes longer. */
const LIKELY_FACINGS = 2;

/** The facts that decide which facings a shot may have in a situation, if the company's deeds bar none. */
function aimKey({ s }: Game, { company, weapon, at, target }: UnturnedShot): string {
  const key = `${company} ${weapon} ${at} ${target}`;
  return at === 'general'
    ? `${key} ${s.generalX} ${s.generalY} ${s.generalFacing} ${s.attached} ${s.generalLost}`
    : key;
}

/**
 * True if another facing may not meet a refusal: it may look past a wall (MM-B5o), or leave a howitzer its plunging
 * fire (MM-B5m).
 */
function dependsOnFacing(
  { field }: Game,
  { table }: Situation,
  shot: UnturnedShot,
  { code }: Refusal,
): boolean {
  if (code !== 'R-NO-SCORE') return BY_FACING.has(code);
  const plunging = companyOf(field, shot.company).abilities.overheadLowestHit !== null;
  return plunging || table.obstacles.length + table.ramparts.length > 0;
}

function facingsFor(
  game: Game,
  situation: Situation,
  { company, weapon, at, target }: UnturnedShot,
): Iterable<TenthDegrees> {
  const { field, s } = game;
  const shooter = placedOf(field, s, company);
  const range = weaponOf(shooter.troops, weapon)?.range ?? 0;
  const aim = { shooter, weapon };
  if (at === 'company') {
    const foe = placedOf(field, s, target);
    return facingsAt(situation, { ...aim, target: foe.stand, targetId: foe.id }, range);
  }
  if (at === 'general')
    return facingsAt(situation, { ...aim, target: generalStand(s, target), targetId: null }, range);
  return facingsAtWall(game, situation, shooter, target);
}

/** The enemy's unattached generals, who may be shot at if the game allows it (MM-E5a, MM-E5h). */
function generalsAlone(field: Field, s: State, side: Side): number[] {
  if (!field.switches.riskToGenerals) return [];
  return generalsOf(field, s, otherSide(side)).filter((id) => s.attached[id] === S.NONE);
}

/** Why a company may not shoot at all, tested before its targets are (MM-A5l, MM-B2e, MM-B2f, MM-C4c, MM-C6f). */
function mayShootAtAll({ field, s }: Game, situation: Situation, company: CompanyId): boolean {
  const { abilities } = companyOf(field, company);
  if (!isOnTable(s, company) || abilities.weapons.length === 0) return false;
  if (S.has(s, company, S.SHOT) || S.has(s, company, S.MELEED)) return false;
  const stand = standOf(field, s, company);
  const far = reach(abilities);
  const { side } = companyOf(field, company);
  const near =
    enemiesOf(situation, side).some((foe) => mayReach(stand, foe.stand, far)) ||
    generalsAlone(field, s, side).some((id) => mayReach(stand, generalStand(s, id), far)) ||
    situation.table.ramparts.length > 0;
  return near && !isInMelee(situation, placedOf(field, s, company));
}
