import { nth, type Refusal, refusal } from '@linstock/kernel';
import { type Name, saying, sentence } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import { inRadius, isRouted, nameOf, regimentName } from '../../model/board.ts';
import type { Company, CompanyId } from '../../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  type Game,
  type Play,
  questionOf,
  type StateView,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { done, unlessOnlyDone } from '../done.ts';
import { checkFor, mayCheck } from '../morale.ts';
import { faceRallied } from '../rally.ts';
import { comeBack, returnHexes } from '../return.ts';
import { tellTry } from '../tries.ts';

/** Companies try to come back from the track, or into good order (AL-4.51p to v). */

/** A company tries to come back from its Regiment Track. */
const rallyCompany: Decision<'rally-company'> = {
  options: (view) =>
    view.field.companies
      .filter(({ id }) => view.s.at[id] === S.NONE)
      .map(({ id }) => ({ do: 'rally-company' as const, company: id }))
      .filter((answer) => rallyCompany.refuse(view, answer) === null),
  refuse: (view, { company }) => refuseTry(view, company, refuseReturn),
  *carryOut(game, { company }) {
    markTried(game, company);
    if (checkFor(game, company, 'rally_company').passed) yield* comeBack(game, company);
    else tellTry(game, company, false, 'AL-4.51q', ['does', 'do'], 'not come back');
  },
};

/** A disordered company tries to come into good order. */
const reorder: Decision<'reorder'> = {
  options: (view) =>
    view.field.companies
      .filter(({ id }) => view.s.at[id] !== S.NONE)
      .map(({ id }) => ({ do: 'reorder' as const, company: id }))
      .filter((answer) => reorder.refuse(view, answer) === null),
  refuse: (view, { company }) => refuseTry(view, company, refuseReorder),
  carryOut(game, { company }) {
    markTried(game, company);
    if (checkFor(game, company, 'reorder_company').passed) {
      game.s.status[company] = S.BATTLEWORTHY;
      tellTry(game, company, true, 'AL-4.51r', ['is', 'are'], 'in good order again');
    } else tellTry(game, company, false, 'AL-4.51s', ['stays', 'stay'], 'disordered');
  },
};

function markTried({ s }: Game, company: CompanyId): void {
  s.done[company] = nth(s.done, company) | S.TRIED;
}

function refuseTry(
  view: DecisionView,
  id: number,
  refuse: (view: StateView, company: Company, name: Name) => Refusal | null,
): Refusal | null {
  const { field, s, side } = view;
  const company = field.companies[id];
  if (!company || company.side !== side || company.regiment === -1)
    return refusal('not_your_company', 'AL-4.51u', 'Name a company of one of your regiments.');
  const name = nameOf(field, company.id);
  const refused = refuse(view, company, name);
  if (refused) return refused;
  if ((nth(s.done, company.id) & S.TRIED) !== 0)
    return refusal(
      'already_tried',
      'AL-4.51u',
      `${saying(name, 'has', 'have')} tried in this phase already.`,
    );
  return null;
}

function refuseReturn({ field, s }: StateView, { id, regiment }: Company, name: Name): Refusal | null {
  if (s.regimentState[regiment] === S.ROUTED)
    return refusal(
      'regiment_routed',
      'AL-4.51u',
      `${saying(regimentName(field, regiment), 'is', 'are')} routed; nobody comes back to them.`,
    );
  if (s.regimentState[regiment] === S.GONE || s.status[id] === S.ELIMINATED)
    return refusal('eliminated', 'AL-4.13d', `${saying(name, 'is', 'are')} permanently eliminated.`);
  if (s.status[id] !== S.ON_TRACK || !mayCheck(field, s, regiment))
    return refusal(
      'not_on_track',
      'AL-4.51u',
      `${saying(name, 'is not on its', 'are not on their')} Regiment Track.`,
    );
  if (returnHexes({ field, s }, id).length === 0)
    return refusal(
      'mixed_arms',
      'AL-6.3b',
      `${sentence(name)} cannot come back: cavalry does not share a hex with other arms.`,
    );
  return null;
}

function refuseReorder({ field, s }: StateView, { id }: Company, name: Name): Refusal | null {
  if (s.status[id] !== S.DISORDERED)
    return refusal('not_disordered', 'AL-4.51u', `${saying(name, 'is', 'are')} not disordered.`);
  if (isRouted(field, s, id))
    return refusal(
      'regiment_routed',
      'AL-4.51u',
      `${saying(name, 'is routed with its regiment', 'are routed')}.`,
    );
  if (s.outOfCommand[id] === 1 || !inRadius(field, s, id))
    return refusal('out_of_command', 'AL-4.51u', `${saying(name, 'is', 'are')} out of command.`);
  return null;
}

const DECISIONS: DecisionsTo<'rally-companies'> = { 'rally-company': rallyCompany, reorder, done };

/** Step 5: companies come back from the track or into good order. */
export function* companyTries(game: DecisionGame): Play {
  do yield* faceRallied(game, game.side);
  while (yield* decide(game, DECISIONS, triesQuestion(game)));
}

function triesQuestion(view: DecisionView) {
  const question = questionOf(view, DECISIONS, {
    kind: 'rally-companies',
    clause: 'AL-4.51t',
    prompt: () => 'Which company tries to come back, or into good order?',
  });
  return unlessOnlyDone({ ...question, options: () => question.options().sort(byCompany) });
}

/** In the order of the companies, whatever they try; the end of the step comes last. */
function byCompany(one: AnswerTo<'rally-companies'>, other: AnswerTo<'rally-companies'>): number {
  if (one.do === 'done') return other.do === 'done' ? 0 : 1;
  return other.do === 'done' ? -1 : one.company - other.company;
}
