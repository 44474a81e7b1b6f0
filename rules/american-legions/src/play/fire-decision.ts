import type { Hex } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal } from '@linstock/kernel';
import { saying, sentence, told, type Weapon } from '@linstock/scene';
import type { AnswerOf } from '../model/answers.ts';
import {
  companiesIn,
  companyIds,
  companyOf,
  isGunCompany,
  lookAround,
  nameOf,
  namesOf,
  troopsIn,
} from '../model/board.ts';
import { type CompanyId, SIDE_NAMES, SIDE_PEOPLE } from '../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  emit,
  type Game,
  noteEvent,
  type Play,
  questionOf,
  type QuestionOf,
  type StateView,
} from '../model/game.ts';
import * as S from '../model/state.ts';
import { closedBy, fireReckoning, refuseFire } from '../reckon/fire.ts';
import type { Arm } from '../tables/index.ts';
import { allot } from './allot.ts';
import { leaderRoll } from './casualties.ts';
import { attackOf, mayFire, regimentOfAttack, shotAt } from './fire-attack.ts';
import { officersAtRisk } from './leaders.ts';

/** The decisions of a fire half: one attack, or no more (Decisions: fire, pass_fire). */

/** The companies of a side that can fire, and the hexes that hold an enemy. */
interface Firing {
  readonly firers: readonly CompanyId[];
  readonly targets: readonly Hex[];
}

/** One attack by fire (AL-7.3). */
const fire: Decision<'fire', Firing> = {
  options: (view) => view.targets.flatMap((target) => attacksOn(view, target)),
  refuse: (view, answer) => refuseAttack(view, answer),
  sample: (view, choose) => sampleAttack(view, choose),
  carryOut: (game, answer) => attack(game, answer),
};

/** The side does not use the rest of its fire (AL-7.31e). */
const pass: Decision<'pass', Firing> = {
  options: () => [{ do: 'pass' }],
  refuse: () => null,
  carryOut: (game) =>
    emit(game, game.side, ['AL-7.31e'], () => told`The ${SIDE_PEOPLE[game.side]} cease fire`, noteEvent),
};

export const FIRE: DecisionsTo<'fire', Firing> = { fire, pass };

/** The companies and guns that a side can fire with, and their targets. */
export function firingOf(view: DecisionView): Firing {
  const firers = firersOf(view);
  return { firers, targets: firers.length === 0 ? [] : targetsOf(view) };
}

/** Asks for a side's next attack; null if none is possible. */
export function fireQuestion(view: DecisionView<Firing>): QuestionOf<'fire'> | null {
  if (!canAttack(view)) return null;
  return questionOf<'fire', Firing>(view, FIRE, {
    kind: 'fire',
    clause: 'AL-7.31a',
    prompt: () => `${SIDE_NAMES[view.side]} fire: choose a target and who fires on it, or hold your fire.`,
    sample: (choose) => fire.sample?.(view, choose) ?? { do: 'pass' },
  });
}

/** A company and its strength in the attack, in companies. */
interface Shot {
  readonly company: CompanyId;
  readonly strength: number;
}

/** The least strength of an attack (AL-7.33d). */
const LEAST = 1;

function firersOf({ field, s, side }: DecisionView): CompanyId[] {
  const firers: CompanyId[] = [];
  for (let c = 0; c < s.at.length; c++)
    if (companyOf(field, c).side === side && mayFire(field, s, c)) firers.push(c);
  return firers;
}

/** The hexes that hold an enemy company (AL-7.31h). */
function targetsOf({ field, s, side }: DecisionView): Hex[] {
  const looked = lookAround(field, s);
  const enemy = otherSide(side);
  const targets: Hex[] = [];
  for (let i = 0; i < looked.usedCount; i++) {
    const hex = nth(looked.used, i);
    if (looked.held[hex * 2 + enemy] !== 0) targets.push(hex);
  }
  return targets;
}

/** True if any legal attack exists: a regiment with all guns, or guns, reach a strength of 1 somewhere. */
function canAttack({ field, s, firers, targets }: DecisionView<Firing>): boolean {
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

function shotsAt(view: StateView, firers: readonly CompanyId[], target: Hex): Shot[] {
  const { field, s } = view;
  const looked = lookAround(field, s);
  const shots: Shot[] = [];
  for (const company of firers) {
    const strength = shotAt(field, s, looked, company, target);
    if (strength > 0) shots.push({ company, strength });
  }
  return shots;
}

/**
 * The listed attacks on a hex: each company that can attack alone; parts of a regiment, one for each total
 * strength; its rifles alone; its companies by hex; and each of these with the guns.
 */
function attacksOn(view: DecisionView<Firing>, target: Hex): AnswerOf<'fire'>[] {
  const shots = shotsAt(view, view.firers, target);
  const company = (shot: Shot) => companyOf(view.field, shot.company);
  const guns = shots.filter((shot) => isGunCompany(company(shot)));
  const groups: Shot[][] = shots.map((shot) => [shot]);
  if (guns.length > 1) groups.push(guns);
  const regiments = new Set(
    shots.filter((shot) => !guns.includes(shot)).map((shot) => company(shot).regiment),
  );
  for (const regiment of regiments) {
    const members = shots.filter((shot) => !guns.includes(shot) && company(shot).regiment === regiment);
    if (company(nth(members, 0)).arm === 'skirmisher') continue; // each alone (AL-7.33j)
    for (const group of groupsOf(view, members)) {
      groups.push(group);
      if (guns.length > 0) groups.push([...group, ...guns]);
      for (const gun of guns.length > 1 ? guns : []) groups.push([...group, gun]);
    }
  }
  const found = new Map<string, AnswerOf<'fire'>>();
  for (const group of groups) {
    if (total(group) < LEAST) continue;
    const companies = group.map((shot) => shot.company).sort((a, b) => a - b);
    found.set(companies.join(), { do: 'fire', target, companies });
  }
  return [...found.values()];
}

function groupsOf({ field, s }: StateView, members: readonly Shot[]): Shot[][] {
  const strongest = [...members].sort((a, b) => b.strength - a.strength);
  const groups = strongest.map((_, i) => strongest.slice(0, i + 1));
  const rifles = members.filter((shot) => companyOf(field, shot.company).arm === 'rifle');
  if (rifles.length > 0) groups.push(rifles);
  for (const hex of new Set(members.map((shot) => s.at[shot.company]))) {
    groups.push(members.filter((shot) => s.at[shot.company] === hex));
  }
  return groups.filter(
    (group, i) => i >= strongest.length || Math.floor(total(group)) > Math.floor(total(groups[i - 1] ?? [])),
  );
}

const total = (shots: readonly Shot[]): number => shots.reduce((sum, shot) => sum + shot.strength, 0);

/** A random attack around a random company that can fire, tried a few times; null for holding fire. */
function sampleAttack(view: DecisionView<Firing>, choose: (n: number) => number): AnswerOf<'fire'> | null {
  const { field, firers, targets } = view;
  for (let tries = 0; tries < TRIES; tries++) {
    if (choose(PASS_ONE_IN) === 0) return null;
    const lead = companyOf(field, nth(firers, choose(firers.length)));
    const target = nth(targets, choose(targets.length));
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
    const shots = shotsAt(view, friends, target);
    if (total(shots) >= LEAST) return { do: 'fire', target, companies: shots.map((shot) => shot.company) };
  }
  return null;
}

const TRIES = 6;
const PASS_ONE_IN = 12;

function refuseAttack(view: DecisionView, { target, companies }: AnswerOf<'fire'>): Refusal | null {
  const { field, s, side } = view;
  if (target >= field.map.count)
    return refusal('off_map', 'AL-7.31h', 'The target is off the map; choose a hex with an enemy in it.');
  if (companies.some((c) => (s.at[c] ?? S.NONE) === S.NONE))
    return refusal('not_on_map', 'AL-7.31b', 'Only companies on the map can fire.');
  if (new Set(companies).size < companies.length)
    return refusal('already_fired', 'AL-7.31c', 'A company is named twice; each fires once.');
  const refused = refuseFire(attackOf(view, side, target, companies));
  if (!refused) return null;
  const culprit = companies.find((c) => refuseFire(attackOf(view, side, target, [c]))?.code === refused.code);
  if (culprit === undefined || companies.length === 1 || refused.code === 'strength_below_one')
    return refused;
  return { ...refused, sentence: `${sentence(nameOf(field, culprit))}: ${refused.sentence}` };
}

/** A die of this makes the leader roll (AL-4.4a). */
const SIX = 6;

/** The weapon of each arm. */
const WEAPONS: Readonly<Record<Arm, Weapon>> = {
  musket: 'musket',
  rifle: 'rifle',
  cavalry: 'carbine',
  skirmisher: 'rifle',
  six_pounder: 'gun',
  howitzer: 'gun',
};

/** One attack (P-FIRE 2 to 7): the die is thrown (AL-7.33i), its results given out, and a 6 puts leaders at risk (AL-4.4a). */
function* attack(game: DecisionGame, { target, companies }: AnswerOf<'fire'>): Play {
  const { field, s, side } = game;
  const enemy = otherSide(side);
  emit(
    game,
    side,
    ['AL-7.31g'],
    () => told`${saying(namesOf(field, companies), 'fires', 'fire')} on ${troopsIn(field, s, target, enemy)}`,
    () => ({
      kind: 'volley',
      by: companyIds(companies),
      targets: companyIds(companiesIn(field, s, target, enemy)),
      at: { hex: target },
      weapon: WEAPONS[companyOf(field, nth(companies, 0)).arm],
    }),
  );
  const outcome = game.umpire.throw(fireReckoning(attackOf(game, side, target, companies)));
  markFired(game, companies);
  const atRisk = outcome.die === SIX ? officersAtRisk(field, s, enemy, target) : [];
  yield* allot(game, outcome.cell, companiesIn(field, s, target, enemy));
  if (outcome.die === SIX) yield* leaderRoll(game, enemy, target, atRisk); // AL-4.4a
}

/** The regiments that have fired. A regiment that fired before this one may not fire again (AL-7.31c, f). */
function markFired({ field, s }: Game, companies: readonly CompanyId[]): void {
  for (const c of companies) s.done[c] = nth(s.done, c) | S.FIRED;
  const regiment = regimentOfAttack(field, companies);
  if (regiment === S.NONE) return;
  const closed = closedBy(s.firing === S.NONE ? null : s.firing, regiment);
  if (closed !== null) s.regimentDone[closed] = nth(s.regimentDone, closed) | S.CLOSED_FIRE;
  s.firing = regiment;
}
