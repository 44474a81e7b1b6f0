import { type Refusal, usualStanding } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { companyIds, companyOf, namesOf } from '../model/board.ts';
import { type Asked, emit, type Game, type Play, put } from '../model/game.ts';
import { areAlike, leastLoss, whyItMatters } from '../model/spare.ts';
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

/** P-ALLOT: the owner of the companies hit gives out the results of one attack, K before D (AL-7.2); gives those wasted. */
export function* allot(game: Game, cell: Rest, companies: readonly number[]): Play<Wasted> {
  const exposed = companies.map((c): Exposed => companyOf(game.field, c));
  const hit = companies.map(() => false);
  const wasted = { K: 0, D: 0 };
  let rest: Rest = { kills: cell.kills, disorders: cell.disorders };
  while (rest.kills + rest.disorders > 0) {
    const result: Result = rest.kills > 0 ? 'K' : 'D';
    const candidates = allotCandidates(exposed, hit, result, rest);
    if (candidates.length === 0) wasted[result]++;
    else {
      const chosen = yield* choose(game, companies, exposed, hit, result, rest, candidates);
      hit[chosen] = true;
      take(game, companies[chosen] as number, result);
    }
    const { kills, disorders } = rest;
    rest = result === 'K' ? { kills: kills - 1, disorders } : { kills, disorders: disorders - 1 };
  }
  if (wasted.K + wasted.D > 0) tellWasted(game, companies, wasted);
  removeEliminated(game);
  return wasted;
}

/** Hits that no company is left to take, or that only regular guns could take (AL-7.2b, AL-8.4b). */
function tellWasted(game: Game, companies: readonly number[], { K, D }: Wasted): void {
  const { side } = companyOf(game.field, companies[0] as number);
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

/** Which of the candidates takes the result: the owner's choice where it makes a difference (AL-7.2a, c, AL-8.4b, c). */
function* choose(
  game: Game,
  companies: readonly number[],
  exposed: readonly Exposed[],
  hit: readonly boolean[],
  result: Result,
  rest: Rest,
  candidates: readonly number[],
): Play<number> {
  const same = result === 'K' ? rest.kills : rest.disorders;
  if (same >= candidates.length) return candidates[0] as number; // all of them get one: no choice
  const among = candidates.map((i) => companies[i] as number);
  const question: Asked<'allot'> = {
    side: companyOf(game.field, companies[0] as number).side,
    kind: 'allot',
    clause: 'AL-7.2c',
    stable: false,
    standing: usualStanding(
      () => ({ do: 'allot', company: leastLoss(game.field, game.s, among) }),
      () => areAlike(game.field, game.s, among),
    ),
    prompt: () =>
      `A hit falls on ${namesOf(game.field, companies)}: which company is ${SUFFERED[result]}? ${whyItMatters(game.field, game.s, among)}`,
    options: () => among.map((company) => ({ do: 'allot', company })),
    refuse: ({ company }): Refusal | null =>
      refuseAllot(exposed, hit, result, rest, companies.indexOf(company)),
    sample: (one) => ({ do: 'allot', company: among[one(among.length)] as number }),
  };
  return companies.indexOf((yield* put(question)).company);
}

const SUFFERED: Readonly<Record<Result, string>> = { K: 'eliminated', D: 'disordered' };

function take(game: Game, company: number, result: Result): void {
  if (result === 'K') eliminate(game, company, 'AL-4.13a');
  else sufferD(game, company, 'AL-4.12a');
  markHit(game, companyOf(game.field, company).regiment);
}
