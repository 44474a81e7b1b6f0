import { otherSide, type Refusal, refusal, type Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { companyOf, isGunCompany, lookAround, nameOf } from '../model/board.ts';
import { SIDE_NAMES } from '../model/field.ts';
import type { Asked, Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import { refuseFire } from '../reckon/fire.ts';
import { attackOf, mayFire, shotAt } from './fire-attack.ts';

/** The decision of a fire half: one attack, or no more (Decisions: fire, pass_fire). */

type FireAnswer = AnswerTo<'fire'>;
const PASS: FireAnswer = { do: 'pass' };

/** A company and what it adds to the attack, in companies. */
interface Shot {
  readonly company: number;
  readonly strength: number;
}

/** The least strength of an attack (AL-7.33d). */
const LEAST = 1;

/** Which attack a side makes next; null when none is possible. */
export function fireQuestion(game: Game, side: Side): Asked<'fire'> | null {
  const firers = firersOf(game, side);
  const targets = firers.length === 0 ? [] : targetsOf(game, side);
  if (!canAttack(game, firers, targets)) return null;
  return {
    side,
    kind: 'fire',
    clause: 'AL-7.31a',
    stable: true,
    prompt: () => `${SIDE_NAMES[side]} fire: choose a target and who fires on it, or hold your fire.`,
    options: () => [...targets.flatMap((target) => attacksOn(game, firers, target)), PASS],
    refuse: (answer) => refuseAttack(game, side, answer),
    sample: (choose) => sampleAttack(game, firers, targets, choose),
  };
}

function firersOf({ field, s }: Game, side: Side): number[] {
  const firers: number[] = [];
  for (let c = 0; c < s.at.length; c++)
    if (companyOf(field, c).side === side && mayFire(field, s, c)) firers.push(c);
  return firers;
}

/** The hexes that hold an enemy company (AL-7.31h). */
function targetsOf(game: Game, side: Side): number[] {
  const looked = lookAround(game.field, game.s);
  const enemy = otherSide(side);
  const targets: number[] = [];
  for (let i = 0; i < looked.usedCount; i++) {
    const hex = looked.used[i] as number;
    if (looked.held[hex * 2 + enemy] !== 0) targets.push(hex);
  }
  return targets;
}

/** Whether any legal attack exists: a regiment with all guns, or guns, reach a strength of 1 somewhere. */
function canAttack(game: Game, firers: readonly number[], targets: readonly number[]): boolean {
  const { field, s } = game;
  const looked = lookAround(field, s);
  for (const target of targets) {
    let guns = 0;
    let best = 0;
    let regiment = S.NONE;
    let strength = 0;
    for (const c of firers) {
      const shot = shotAt(field, s, looked, c, target);
      if (shot === 0) continue;
      const company = companyOf(field, c);
      if (company.arm === 'skirmisher') best = Math.max(best, shot);
      else if (isGunCompany(company)) guns += shot;
      else {
        strength = company.regiment === regiment ? strength + shot : shot;
        regiment = company.regiment;
        best = Math.max(best, strength);
      }
      if (best + guns >= LEAST) return true;
    }
  }
  return false;
}

function shotsAt(game: Game, firers: readonly number[], target: number): Shot[] {
  const { field, s } = game;
  const looked = lookAround(field, s);
  const shots: Shot[] = [];
  for (const company of firers) {
    const strength = shotAt(field, s, looked, company, target);
    if (strength > 0) shots.push({ company, strength });
  }
  return shots;
}

/**
 * The attacks on a hex worth listing: each company that can do it alone, each number of a regiment's companies that
 * reaches another whole strength, its rifles alone, its companies hex by hex, and each of these with the guns.
 */
function attacksOn(game: Game, firers: readonly number[], target: number): FireAnswer[] {
  const shots = shotsAt(game, firers, target);
  const company = (shot: Shot) => companyOf(game.field, shot.company);
  const guns = shots.filter((shot) => isGunCompany(company(shot)));
  const groups: Shot[][] = shots.map((shot) => [shot]);
  if (guns.length > 1) groups.push(guns);
  const regiments = new Set(
    shots.filter((shot) => !guns.includes(shot)).map((shot) => company(shot).regiment),
  );
  for (const regiment of regiments) {
    const members = shots.filter((shot) => !guns.includes(shot) && company(shot).regiment === regiment);
    if (company(members[0] as Shot).arm === 'skirmisher') continue; // each alone (AL-7.33j)
    for (const group of groupsOf(game, members)) {
      groups.push(group);
      if (guns.length > 0) groups.push([...group, ...guns]);
      for (const gun of guns.length > 1 ? guns : []) groups.push([...group, gun]);
    }
  }
  const found = new Map<string, FireAnswer>();
  for (const group of groups) {
    if (total(group) < LEAST) continue;
    const companies = group.map((shot) => shot.company).sort((a, b) => a - b);
    found.set(companies.join(), { do: 'fire', target, companies });
  }
  return [...found.values()];
}

function groupsOf(game: Game, members: readonly Shot[]): Shot[][] {
  const strongest = [...members].sort((a, b) => b.strength - a.strength);
  const groups = strongest.map((_, i) => strongest.slice(0, i + 1));
  const rifles = members.filter((shot) => companyOf(game.field, shot.company).arm === 'rifle');
  if (rifles.length > 0) groups.push(rifles);
  for (const hex of new Set(members.map((shot) => game.s.at[shot.company]))) {
    groups.push(members.filter((shot) => game.s.at[shot.company] === hex));
  }
  return groups.filter(
    (group, i) => i >= strongest.length || Math.floor(total(group)) > Math.floor(total(groups[i - 1] ?? [])),
  );
}

const total = (shots: readonly Shot[]): number => shots.reduce((sum, shot) => sum + shot.strength, 0);

/** A random attack around a random company that can fire, tried a few times; else hold fire. */
function sampleAttack(
  game: Game,
  firers: readonly number[],
  targets: readonly number[],
  choose: (n: number) => number,
): FireAnswer {
  const { field } = game;
  for (let tries = 0; tries < TRIES; tries++) {
    if (choose(PASS_ONE_IN) === 0) return PASS;
    const lead = companyOf(field, firers[choose(firers.length)] as number);
    const target = targets[choose(targets.length)] as number;
    const alone = lead.arm === 'skirmisher';
    const gun = isGunCompany(lead);
    const friends = alone
      ? [lead.id]
      : firers.filter((c) => {
          const other = companyOf(field, c);
          return isGunCompany(other)
            ? choose(2) === 0 || c === lead.id
            : !gun && other.regiment === lead.regiment;
        });
    const shots = shotsAt(game, friends, target);
    if (total(shots) >= LEAST) return { do: 'fire', target, companies: shots.map((shot) => shot.company) };
  }
  return PASS;
}

const TRIES = 6;
const PASS_ONE_IN = 12;

function refuseAttack(game: Game, side: Side, answer: FireAnswer): Refusal | null {
  if (answer.do === 'pass') return null;
  const { field, s } = game;
  const { target, companies } = answer;
  if (target >= field.map.count)
    return refusal('off_map', 'AL-7.31h', 'The target is off the map; choose a hex with an enemy in it.');
  if (companies.some((c) => (s.at[c] ?? S.NONE) === S.NONE))
    return refusal('not_on_map', 'AL-7.31b', 'Only companies on the map can fire.');
  if (new Set(companies).size < companies.length)
    return refusal('already_fired', 'AL-7.31c', 'A company is named twice; each fires once.');
  const refused = refuseFire(attackOf(game, side, target, companies));
  if (!refused) return null;
  const culprit = companies.find((c) => refuseFire(attackOf(game, side, target, [c]))?.code === refused.code);
  if (culprit === undefined || companies.length === 1 || refused.code === 'strength_below_one')
    return refused;
  return { ...refused, sentence: `${sentence(nameOf(field, culprit))}: ${refused.sentence}` };
}
