import { type Plans, type Question } from '@linstock/kernel';
import type { Answer, AnswerOf, DecisionName } from '../model/answers.ts';
import type { CompanyId, Field, RegimentId } from '../model/field.ts';
import { leastLoss } from '../model/spare.ts';
import { FIRING, MOVING, NONE } from '../model/state.ts';
import { bestFire, bestShock } from './combat.ts';
import { nextMarch } from './march.ts';
import { nextOfficer } from './officers.ts';
import { nextOrder } from './orders.ts';
import { seesTarget } from './peril.ts';
import { nextRally, nextReturn } from './rallies.ts';
import { attacker, type SideView } from './side-view.ts';
import { DONE } from '../play/done.ts';

/** The heuristics for one kind of answer. */
interface HeuristicRow<D extends DecisionName> {
  /** One decent answer to the question at once; null if it is not to be answered in this way. */
  readonly reflex: Reflex | null;
  /** True if the plans of the side change the answer. */
  readonly planned?: true;
  /** The regiment that an answer is about, to say why it is given; NONE if it is about no regiment. */
  readonly regiment: (field: Field, answer: AnswerOf<D>) => RegimentId;
}

type Reflex = (view: SideView, question: Question<Answer>, plans: Plans) => Answer | null;

const noRegiment = (): number => NONE;
const ownRegiment = (_: Field, { regiment }: { readonly regiment: RegimentId }): RegimentId => regiment;
const regimentOfCompany = ({ companies }: Field, { company }: { readonly company: CompanyId }): RegimentId =>
  companies[company]?.regiment ?? NONE;
const regimentOfFirst = (
  field: Field,
  { companies }: { readonly companies: readonly CompanyId[] },
): RegimentId => regimentOfCompany(field, { company: companies[0] ?? NONE });

/** All rallies and re-orders are tried, the first offered first. */
const firstTry: Reflex = (_, question) => {
  for (const option of question.options()) if (option.do !== 'done') return option;
  return null;
};

/** By value, or, for the earlier reflexes, by the order of the list. */
function byWorth(choose: (view: SideView, question: Question<Answer>) => Answer | null): Reflex {
  return (view, question, plans) => (view.plain ? firstTry(view, question, plans) : choose(view, question));
}

/**
 * Guns stay ready to fire. An attacker's gun that sees nobody in its range is limbered, so that it comes up with the line,
 * and is put into battery again when it does.
 */
const sideOfGun: Reflex = (view, question) => {
  for (const option of question.options()) {
    if (option.do !== 'gun-side') continue;
    const stays = view.plain || view.side !== attacker(view.field) || seesTarget(view, option.gun);
    const wanted = stays ? FIRING : MOVING;
    if (option.side === wanted && view.state.gunSide[option.gun] !== wanted) return option;
  }
  return null;
};

/** The company whose loss costs least suffers. */
const leastLost: Reflex = ({ field, state }, question) => {
  const options = [...question.options()].flatMap((option) => ('company' in option ? [option] : []));
  const chosen = leastLoss(
    field,
    state,
    options.map(({ company }) => company),
  );
  return options.find(({ company }) => company === chosen) ?? null;
};

/** The heuristics for each kind of answer. */
const HEURISTIC_ROWS = {
  done: { reflex: () => DONE, regiment: noRegiment },
  pass: { reflex: () => ({ do: 'pass' }), regiment: noRegiment },
  'set-up': { reflex: null, regiment: regimentOfFirst },
  'set-up-officer': { reflex: null, regiment: noRegiment },
  suggested: { reflex: () => ({ do: 'suggested' }), regiment: noRegiment },
  'gun-side': { reflex: sideOfGun, regiment: noRegiment },
  relieve: { reflex: null, regiment: noRegiment },
  rally: { reflex: byWorth(nextRally), regiment: ownRegiment },
  'rally-company': { reflex: byWorth(nextReturn), regiment: regimentOfCompany },
  reorder: { reflex: byWorth(nextReturn), regiment: regimentOfCompany },
  order: { reflex: nextOrder, planned: true, regiment: ownRegiment },
  rout: { reflex: null, regiment: regimentOfCompany },
  'rout-quietly': { reflex: () => ({ do: 'rout-quietly' }), regiment: noRegiment },
  'rout-all': { reflex: null, regiment: noRegiment },
  move: {
    reflex: (view, _, plans) => nextMarch(view, plans),
    planned: true,
    regiment: regimentOfFirst,
  },
  'move-officer': {
    reflex: (view, question) => nextOfficer(view, (answer) => question.refuse(answer) === null),
    regiment: noRegiment,
  },
  remove: { reflex: null, regiment: regimentOfFirst },
  place: { reflex: null, regiment: noRegiment },
  fire: { reflex: bestFire, regiment: regimentOfFirst },
  allot: { reflex: leastLost, regiment: regimentOfCompany },
  risk: { reflex: null, regiment: noRegiment },
  suffer: { reflex: leastLost, regiment: regimentOfCompany },
  check: { reflex: null, regiment: ownRegiment },
  shock: { reflex: bestShock, regiment: noRegiment },
  face: { reflex: null, regiment: noRegiment },
  return: { reflex: null, regiment: regimentOfCompany },
} satisfies { readonly [D in DecisionName]: HeuristicRow<D> };

/** The row of a kind of answer. */
export const heuristicsOf = (decision: DecisionName) =>
  HEURISTIC_ROWS[decision] as HeuristicRow<DecisionName>;
