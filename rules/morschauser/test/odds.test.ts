import {
  type Chance,
  type Position,
  previewOf,
  type Question,
  type Reckoning,
  seededChance,
} from '@linstock/kernel';
import { chancesByKey, clause, type OddsCard, OddsThrown, playForOdds } from '@linstock/testing';
import { reckonings } from '../src/forms/index.ts';
import { morschauser } from '../src/index.ts';
import type { Answer } from '../src/model/answers.ts';
import { companyId, formedWith, nearestFoe, situationNow } from '../src/model/board.ts';
import type { Setting } from '../src/model/setting.ts';
import * as S from '../src/model/state.ts';
import { picks } from '../src/present/picks.ts';
import { prospects } from '../src/present/prospects.ts';
import { situations } from '../src/present/situations.ts';
import { settingFor, type TestRegiment } from './battlefield.ts';

/** Shown chances are thrown chances, in small random battles (DESIGN law 13). */

type At = Position<S.State, Answer, Setting>;
type Card = OddsCard<S.State, Answer, Setting>;

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance.below(all.length)] as T;

/** Regiments of a side in a line, some of them of horse and guns. */
function lineOf(chance: Chance, y: number): TestRegiment[] {
  return [0, 1, 2, 3].map((i): TestRegiment => {
    const type = pick(chance, [
      'lineInfantry',
      'lineInfantry',
      'lightInfantry',
      'cavalry',
      'artillery',
    ] as const);
    const traits = type === 'lineInfantry' ? pick(chance, [[], [], ['impetuous'], ['elite']] as const) : [];
    const x = 22 + 7 * i + chance.below(2000) / 1000;
    return {
      type,
      traits,
      at:
        type === 'artillery'
          ? [[x, y]]
          : [
              [x, y],
              [x + 3, y],
            ],
    };
  });
}

/** Two lines near one another, with all rules. */
function skirmish(seed: string): Setting {
  const chance = seededChance(`field ${seed}`);
  const apart = 3 + chance.below(6000) / 1000;
  return settingFor({
    ...{ preset: 'full', turns: 3, south: lineOf(chance, 20), north: lineOf(chance, 20 + apart) },
    switches: { formedRegiments: chance.below(2) === 0 },
    generals: [
      [24, 16],
      [40, 30],
    ],
  });
}

/** Companies that have been hit, and generals with them. */
function worn(setting: Setting): S.State {
  const state = morschauser.deploy(setting);
  const chance = seededChance(JSON.stringify(state.x));
  setting.listed.companies.forEach(({ id }) => {
    if (chance.below(2) === 0)
      state.strength[id] = Math.max(1, (state.strength[id] as number) - chance.below(4));
  });
  // Each general has joined a company, so that he may rally it.
  for (const { id, side } of setting.listed.generals) {
    const own = setting.listed.companies.filter((company) => company.side === side);
    state.attached[id] = pick(chance, own).id;
    state.generalDone[id] = S.JOINED;
  }
  return state;
}

const skirmishes: typeof morschauser = { ...morschauser, field: skirmish, deploy: worn };
const odds = new OddsThrown();

/** Questions on the way are answered in the usual way: generals make the best of their dice, hits are shared. */
const goOn: NonNullable<Card['goOn']> = (question) => {
  if (question.kind === 'command') return [...question.options()][0] ?? null;
  return question.kind === 'share' ? (question.standing?.usual() ?? null) : null;
};

function seesOrders(at: At, question: Question<Answer>, answer: Answer): void {
  const { field: setting, state } = at;
  const shown = prospects(setting.listed, state, question, answer);
  const obeys = shown?.find(({ label }) => label.endsWith('as ordered') && !label.startsWith('not'))?.chance;
  if (answer.do !== 'activate' || obeys === undefined) return;
  odds.card(at, question.side, {
    kind: 'order',
    answer,
    goOn,
    shown: { obeys, not: 1 - obeys },
    result: (end, _, next) => {
      if (next !== null) return null;
      return end.state.group?.results.every((result) => result === S.OBEY) ? 'obeys' : 'not';
    },
  });
}

/** The reckoning that heads the card of an answer. */
const firstOf = (at: At, { side }: Question<Answer>, answer: Answer): Reckoning | null =>
  previewOf(at, side, answer).first;

/** Strength points of all companies of a side. */
const strengthOf = ({ listed }: Setting, { strength }: S.State, side: number): number =>
  listed.companies.reduce(
    (sum, company) => sum + (company.side === side ? (strength[company.id] as number) : 0),
    0,
  );

function seesShots(at: At, question: Question<Answer>, answer: Answer): void {
  if (answer.do !== 'shoot' || answer.at !== 'company') return;
  const { field: setting, state } = at;
  const first = firstOf(at, question, answer);
  const enemy = setting.listed.companies[answer.target]?.side ?? 0;
  const before = strengthOf(setting, state, enemy);
  if (first === null) return;
  odds.card(at, question.side, {
    kind: 'shot',
    answer,
    goOn,
    // A company loses no more than its strength.
    shown: cappedAt(chancesByKey(first), strengthHit(setting, state, answer.target)),
    result: (end, _, next) => (next === null ? String(before - strengthOf(setting, end.state, enemy)) : null),
  });
}

/** The strength points of all companies that share hits with a given company. */
function strengthHit({ listed }: Setting, state: S.State, target: number): number {
  return formedWith(listed, situationNow(listed, state), target).reduce(
    (sum, id) => sum + (state.strength[id] as number),
    0,
  );
}

/** Chances of losses from chances of hits, for troops with `strength` strength points. */
function cappedAt(chances: Readonly<Record<string, number>>, strength: number): Record<string, number> {
  const capped: Record<string, number> = {};
  for (const [hits, chance] of Object.entries(chances)) {
    const lost = Math.min(Number(hits), strength);
    capped[lost] = (capped[lost] ?? 0) + chance;
  }
  return capped;
}

/** Rounds that an answer leads to: attacks, pursuits, and charges, which are fought after all have moved. */
function seesBlows(at: At, question: Question<Answer>, answer: Answer): void {
  const { field: setting, state } = at;
  const [strike, ...others] = picks(setting.listed, state, question, answer).strikes ?? [];
  if (!strike || strike.ends.length === 0 || others.length > 0) return;
  odds.card(at, question.side, {
    kind: answer.do === 'move' ? 'charge' : answer.do,
    answer,
    shown: Object.fromEntries(strike.ends.map(({ label, chance }) => [label, chance])),
    goOn: ({ kind, options }) =>
      [...options()].find((each) =>
        kind === 'melee'
          ? each.do === 'melee' && companyId(each.company) === strike.piece
          : each.do === 'done',
      ) ?? null,
    result(_, logItems) {
      const round = logItems.find(({ what }) => {
        const fight = what as { kind?: string; attackers?: string[]; defenders?: string[] } | null;
        return (
          fight?.kind === 'melee' &&
          fight.attackers?.[0] === strike.piece &&
          fight.defenders?.[0] === strike.target
        );
      });
      if (!round) return null;
      if (round.sentence.endsWith('drawn.')) return 'drawn';
      const [attacker = '', end = ''] = [
        round.sentence.split(' against ')[0],
        round.sentence.split(', ').at(-1),
      ];
      return end.toLowerCase().includes(attacker.toLowerCase()) ? 'it loses' : 'it wins';
    },
  });
}

function seesRallies(at: At, question: Question<Answer>, answer: Answer): void {
  const first = answer.do === 'rally' || answer.do === 'test' ? firstOf(at, question, answer) : null;
  if (first === null || !('company' in answer)) return;
  const { company } = answer;
  odds.card(at, question.side, {
    kind: answer.do,
    answer,
    shown: chancesByKey(first),
    result({ state, open }, _, next) {
      if (answer.do === 'rally') {
        const [before, after] = [at.state, state].map((each) => strengthOf(at.field, each, question.side));
        return next !== null ? null : after !== before || open[0]?.kind === 'restore' ? 'rallied' : 'unmoved';
      }
      if (state.routing[company] === 1) return 'rout';
      if (S.has(state, company, S.FELL_BACK)) return 'retreat';
      return next === null ? 'obey' : null;
    },
  });
}

/** The reckoner's forms, filled in from the table, compared with the throws in such a case. */
function seesForms(at: At, question: Question<Answer>, answer: Answer): void {
  const { field: setting, state } = at;
  if (answer.do !== 'melee' && answer.do !== 'shoot') return;
  const { listed } = setting;
  const { company } = answer;
  if (answer.do === 'shoot' && (answer.at !== 'company' || answer.facing !== state.facing[company])) return;
  if (answer.target !== nearestFoe(listed, state, company).id) return;
  const form = answer.do === 'melee' ? 'melee' : 'shooting';
  const filled = situations(listed, state, companyId(company)).find((each) => each.form === form);
  const first = firstOf(at, question, answer);
  if (!filled || !first) return;
  if (answer.do === 'shoot' && (filled.situation as { weapon: string }).weapon !== answer.weapon) return;
  const shown = reckonings[form]?.reckon(filled.situation);
  if (shown) odds.reckoning(`filled in: ${form}`, shown, first);
}

const SEES = [seesOrders, seesShots, seesBlows, seesRallies, seesForms];

clause(
  ['MM-E1l', 'MM-E2b', 'MM-B4d', 'MM-E1h', 'MM-B6k', 'MM-B6q', 'MM-B3m', 'MM-E8c', 'MM-E4c', 'MM-E4d'],
  'every chance shown in random games is the chance in play',
  () => {
    playForOdds(skirmishes, {
      battles: Array.from({ length: 12 }, (_, i) => `${i}`),
      seed: 'odds',
      longest: 60,
      look(at, question, chance) {
        const options = question.kind === 'act' ? [question.sample?.(chance.below)] : [...question.options()];
        const answer = pick(chance, options);
        if (answer) for (const sees of SEES) sees(at, question, answer);
      },
    });
    odds.assertCompared({
      ...{ order: 30, shot: 20, melee: 10, charge: 4, rally: 2 },
      ...{ 'filled in: melee': 8, 'filled in: shooting': 8 },
    });
  },
);
