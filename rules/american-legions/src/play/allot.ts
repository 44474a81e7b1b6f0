import { nth, type Refusal, usualStanding } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { companyIds, companyOf, namesOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import { areAlike, leastLoss, sufferedBy, whyItMatters } from '../model/spare.ts';
import {
  allotCandidates,
  cellInWords,
  type Exposed,
  type Rest,
  type Result,
  refuseAllot,
} from '../reckon/allot.ts';
import { markHit } from './checks.ts';
import { eliminate, removeEliminated, sufferD } from './results.ts';

/** Results that took no effect. */
export type Wasted = Readonly<Record<Result, number>>;

/** One result of an attack, and the companies that can take it. */
interface Hit {
  /** The companies hit, with whether each has taken a result of this attack. */
  readonly companies: readonly CompanyId[];
  readonly exposed: readonly Exposed[];
  readonly taken: boolean[];
  readonly result: Result;
  /** The results still to be given out, this one included. */
  readonly rest: Rest;
  readonly among: readonly CompanyId[];
}

/** A company takes a result (AL-7.2a, c, AL-8.4b, c). */
const allotHit: Decision<'allot', Hit> = {
  options: ({ among }) => among.map((company) => ({ do: 'allot', company })),
  refuse: ({ companies, exposed, taken, result, rest }, { company }): Refusal | null =>
    refuseAllot(exposed, taken, result, rest, companies.indexOf(company)),
  carryOut(game, { company }) {
    const { companies, taken, result } = game;
    taken[companies.indexOf(company)] = true;
    if (result === 'K') eliminate(game, company, 'AL-4.13a');
    else sufferD(game, company, 'AL-4.12a');
    markHit(game, companyOf(game.field, company).regiment);
  },
};

const DECISIONS: DecisionsTo<'allot', Hit> = { allot: allotHit };

/**
 * P-ALLOT: the owner of the companies hit assigns the results of one attack, K before D (AL-7.2). Returns the
 * results wasted.
 */
export function* allot(game: Game, cell: Rest, companies: readonly CompanyId[]): Play<Wasted> {
  const exposed = companies.map((c): Exposed => companyOf(game.field, c));
  const taken = companies.map(() => false);
  const wasted = { K: 0, D: 0 };
  let rest: Rest = { kills: cell.kills, disorders: cell.disorders };
  while (rest.kills + rest.disorders > 0) {
    const result: Result = rest.kills > 0 ? 'K' : 'D';
    const candidates = allotCandidates(exposed, taken, result, rest);
    if (candidates.length === 0) wasted[result]++;
    else {
      const { side } = companyOf(game.field, nth(companies, 0));
      const among = candidates.map((i) => nth(companies, i));
      yield* giveOut({ ...game, side, companies, exposed, taken, result, rest, among });
    }
    const { kills, disorders } = rest;
    rest = result === 'K' ? { kills: kills - 1, disorders } : { kills, disorders: disorders - 1 };
  }
  if (wasted.K + wasted.D > 0) tellWasted(game, companies, wasted);
  removeEliminated(game);
  return wasted;
}

/** Assigns one result. The owner chooses the company, unless each candidate gets one. */
function* giveOut(game: DecisionGame<Hit>): Play {
  const { result, rest, among } = game;
  const same = result === 'K' ? rest.kills : rest.disorders;
  if (same >= among.length) allotHit.carryOut(game, { do: 'allot', company: nth(among, 0) });
  else yield* decide(game, DECISIONS, hitQuestion(game));
}

/** Hits that no company is left to take, or that only regular guns could take (AL-7.2b, AL-8.4b). */
function tellWasted(game: Game, companies: readonly CompanyId[], { K, D }: Wasted): void {
  const { side } = companyOf(game.field, nth(companies, 0));
  emit(
    game,
    side,
    ['AL-7.2b'],
    () => {
      const hits = cellInWords({ kills: K, disorders: D });
      return `${sentence(hits)} ${K + D === 1 ? 'finds' : 'find'} nobody and ${K + D === 1 ? 'is' : 'are'} wasted.`;
    },
    () => ({ kind: 'note', pieces: companyIds(companies), at: null }),
  );
}

function hitQuestion(view: DecisionView<Hit>): QuestionOf<'allot'> {
  const { field, s, companies, result, among } = view;
  return questionOf<'allot', Hit>(view, DECISIONS, {
    kind: 'allot',
    clause: 'AL-7.2c',
    stable: false,
    standing: usualStanding<Answer>(
      () => ({ do: 'allot', company: leastLoss(field, s, among) }),
      () => areAlike(field, s, among),
    ),
    prompt: () =>
      `A hit falls on ${namesOf(field, companies)}: which company ${result === 'K' ? 'is eliminated' : sufferedBy(field, s, among)}? ${whyItMatters(field, s, among)}`,
  });
}
