import assert from 'node:assert/strict';
import { type Chance, type Position, previewOf, type Question, type Reckoning } from '@linstock/kernel';
import { chancesByKey, clause, OddsThrown, playForOdds } from '@linstock/testing';
import { reckonings } from '../forms/index.ts';
import { americanLegions } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { NONE, orderCode, type State } from '../model/state.ts';
import { MORALE_CAUSES } from '../tables/index.ts';
import { companyId } from './names.ts';
import { situations } from './situations.ts';
import { terms } from './terms.ts';
import { threats } from './threats.ts';

/** The shown chances equal the thrown ones, in random games (DESIGN law 13). */

type At = Position<State, Answer, Field>;

const odds = new OddsThrown();

const firstOf = (at: At, { side }: Question<Answer>, answer: Answer): Reckoning | null =>
  previewOf(at, side, answer).first;

/** Percentages in words are rounded to a tenth. */
const ROUNDING = 0.0005;

/** The chance that some words of an order's terms give; 0 if they do not name it, or say that it never happens. */
function chanceIn(words: string, of: RegExp): number {
  const said = of.exec(words)?.[1];
  return said === 'certain' ? 1 : Number(said ?? 0) / 100;
}

function seesOrders(at: At, question: Question<Answer>, answer: Answer): void {
  if (answer.do !== 'order') return;
  const { field, state } = at;
  const { regiment, order } = answer;
  const [risk] = terms(field, state, question, answer)?.risks ?? [];
  if (!risk) return;
  const [taken, kept, routs] = [
    chanceIn(risk.says, /Gets the order: (certain|[\d.]+)/),
    chanceIn(risk.says, /keeps the old one, [^:]*: (certain|[\d.]+)/),
    chanceIn(risk.says, /routs: (certain|[\d.]+)/),
  ];
  odds.card(at, question.side, {
    kind: 'order',
    answer,
    shown: { taken, kept, routs },
    rounding: ROUNDING,
    result({ state: { order: orders } }, logItems, next) {
      if (orders[regiment] === orderCode(order)) return 'taken';
      if (logItems.some(({ what }) => (what as { kind?: string } | null)?.kind === 'rout')) return 'routs';
      return next === null ? 'kept' : null;
    },
  });
}

/** True if only guns are in a hex of the enemy. */
function takesNoD({ field, state }: At, { side }: Question<Answer>, hex: number): boolean {
  return field.companies.every(
    (each) => each.side === side || state.at[each.id] !== hex || each.gun !== null,
  );
}

/** Fire and shock: checks the log and the questions for losses. */
function seesAttacks(at: At, question: Question<Answer>, answer: Answer): void {
  if (answer.do !== 'fire' && answer.do !== 'shock') return;
  const first = firstOf(at, question, answer);
  // A gun alone takes no disordering hit. The card names the cell, which then has no effect (AL-7.33i).
  if (!first || takesNoD(at, question, answer.target)) return;
  const bad = first.outcomes.filter(({ key }) => key === 'none' || key === '-.-');
  const none = Object.entries(chancesByKey(first)).reduce(
    (sum, [key, chance]) => sum + (bad.some((outcome) => outcome.key === key) ? chance : 0),
    0,
  );
  // Others may change for another reason: the answer may end the phase.
  const { field, state: start } = at;
  const hexes = answer.do === 'shock' ? [answer.target, ...answer.hexes] : [answer.target];
  const fighting = field.companies.filter(({ id }) => hexes.includes(start.at[id] ?? NONE));
  const ofStatus = ({ status }: State) => fighting.map(({ id }) => status[id]).join();
  const before = ofStatus(at.state);
  odds.card(at, question.side, {
    kind: answer.do,
    answer,
    shown: { none, hurt: 1 - none },
    result(end, _, next) {
      if (ofStatus(end.state) !== before || end.open[0]?.kind === 'allot') return 'hurt';
      return next === null || next.name === 'leader-casualty' ? 'none' : null;
    },
  });
}

/** Attempts to rally: compares whether the regiment is still routed. */
function seesRallies(at: At, question: Question<Answer>, answer: Answer): void {
  if (answer.do !== 'rally') return;
  const first = firstOf(at, question, answer);
  if (!first) return;
  odds.card(at, question.side, {
    kind: 'rally',
    answer,
    shown: chancesByKey(first),
    result: (_, logItems) =>
      logItems.find(({ thrown }) => thrown?.reckoning.name === 'morale')?.thrown?.outcome ?? null,
  });
}

/** The enemy's threats are the attacks that the enemy makes with the same companies. */
function seesThreats(at: At, question: Question<Answer>, answer: Answer): void {
  const { field, state } = at;
  if (answer.do !== 'fire') return;
  const first = firstOf(at, question, answer);
  const target = field.companies.find(
    ({ id, side }) => side !== question.side && state.at[id] === answer.target,
  );
  if (!first || !target) return;
  const by = answer.companies.map(companyId).sort().join();
  const threat = threats(field, state, companyId(target.id)).find(
    ({ from, reckoning }) => reckoning.name === 'fire' && [...from].sort().join() === by,
  );
  const ordered = answer.companies.every((id) => {
    const regiment = field.companies[id]?.regiment ?? -1;
    return regiment < 0 || state.order[regiment] === orderCode('FIRE');
  });
  if (threat && ordered) odds.reckoning('threat', threat.reckoning, first);
}

/** The reckoner's form of morale, filled in from the map, against each check that is thrown. */
function seesChecks({ field, state }: At, reckoning: Reckoning): void {
  if (reckoning.name !== 'morale') return;
  const cause = MORALE_CAUSES[reckoning.table?.ring.column ?? -1];
  const regiment = field.regiments.find(({ name }) => reckoning.title.includes(name));
  const company = field.companies.find(
    (each) => each.regiment === regiment?.id && (state.at[each.id] ?? -1) >= 0,
  );
  if (!company || !cause) return;
  const filled = situations(field, state, companyId(company.id)).find(({ form }) => form === 'morale');
  if (!filled) return;
  const shown = reckonings.morale?.reckon({ ...(filled.situation as object), cause });
  odds.reckoning('filled in: morale', shown ?? assert.fail(), reckoning);
}

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance.below(all.length)] as T;

const KINDS = ['orders', 'rally', 'fire', 'shock'];
const SEES = [seesOrders, seesAttacks, seesThreats, seesRallies];

clause(
  ['AL-7.33i', 'AL-7.41l', 'AL-4.61b', 'AL-4.5a', 'AL-4.5d', 'AL-4.51t'],
  'every chance shown in random games is the chance in play',
  () => {
    playForOdds(americanLegions, {
      battles: ['quinby', 'cowpens', 'waxhaws', 'hobkirk'],
      seed: 'odds',
      longest: 1500,
      look(at, question, chance) {
        if (!KINDS.includes(question.kind)) return;
        const answer = pick(chance, [...question.options()]);
        for (const sees of SEES) sees(at, question, answer);
      },
      beforeThrow: seesChecks,
    });
    odds.assertCompared({ order: 40, fire: 20, shock: 8, rally: 5, threat: 3, 'filled in: morale': 100 });
  },
);
