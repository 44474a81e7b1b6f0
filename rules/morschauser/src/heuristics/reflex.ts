import { gap } from '@linstock/ground';
import type { Plans, Question } from '@linstock/kernel';
import type { Answer, ShootAnswer } from '../model/answers.ts';
import { companyOf, inMelee, isOnTable, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { DONE } from '../play/done.ts';
import { attackable, freeToMove, groupsOf } from '../play/groups.ts';
import { type TroopType } from '../tables/index.ts';
import { bestShot, meleeWorth } from './combat.ts';
import { type Intent, intentOf } from './intent.ts';
import { chargersOf, marchOf, wishesToMarch } from './march.ts';
import { rideToBrigade } from './riding.ts';
import { isSpent, nearestOf, type SideView, sideViewOf } from './side-view.ts';
import { companyWorth } from './value.ts';

/** One decent answer at once, carrying out the plans of the side asked. */
export function reflexOf(field: Field, s: State, question: Question<Answer>, plans: Plans): Answer {
  const view = sideViewOf(field, s, question.side);
  const answer = considered(view, question, plans);
  // Marches have been judged when they were thought of.
  if (question.kind === 'move' && answer?.do === 'move') return answer;
  return answer !== null && question.refuse(answer) === null ? answer : first(question);
}

function considered(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  switch (question.kind) {
    case 'act':
      return nextAct(view, plans);
    case 'command':
      return change(view, question);
    case 'shoot':
      return shotAmong(view, question, chargersNow(view, plans)) ?? DONE;
    case 'shoot-after':
      return shotAmong(view, question) ?? DONE;
    case 'move':
      return move(view, plans);
    case 'melee':
      return bestMelee(view, question);
    case 'share':
      return share(view, question);
    case 'pursue':
      return pursuit(view, question);
    case 'move-after':
      return slipAway(view, question);
    default:
      return null;
  }
}

function first(question: Question<Answer>): Answer {
  for (const option of question.options()) return option;
  throw new RangeError(`The question "${question.kind}" has no legal answer.`);
}

// The next action

function nextAct(view: SideView, plans: Plans): Answer {
  return rideToBrigade(view) ?? nextGroup(view, plans) ?? DONE;
}

/** The order of activation: guns and skirmishers shake the enemy, the others attack. */
const TURN_OF: Readonly<Record<TroopType, number>> = {
  artillery: 0,
  lightInfantry: 1,
  lineInfantry: 2,
  cavalry: 3,
  lightCavalry: 4,
  engineers: 5,
  wagons: 6,
};

/** A group that has to act or has something to do; melees under way first. */
function nextGroup(view: SideView, plans: Plans): Answer | null {
  const groups = actingGroups(view);
  const held = groups.find((companies) => companies.some((id) => isHeldInMelee(view, id)));
  for (const companies of held ? [held] : groups) {
    const movers = moversFor(view, companies, plans);
    if (held || movers.length > 0 || canHarm(view, companies) || isImpetuous(view, companies))
      return { do: 'activate', companies, movers };
  }
  return null;
}

/** Each formed regiment, and each company that is in none, in the best order to act; spent companies leave first. */
function actingGroups(view: SideView): CompanyId[][] {
  const { field, s, situation } = view;
  const groups = groupsOf(field, s, situation);
  const spent = groups.filter(
    (companies) =>
      companies.length === 1 && isSpent(view, companies) && moversFor(view, companies, {}).length > 0,
  );
  const seen = new Set(spent.flat());
  const units = groups.filter((companies) => {
    const isNew = companies.every((id) => !seen.has(id));
    for (const id of companies) seen.add(id);
    return isNew;
  });
  const turn = ([lead]: readonly number[]): number => TURN_OF[companyOf(field, lead ?? 0).type];
  return [...spent, ...units.sort((a, b) => turn(a) - turn(b))];
}

function isHeldInMelee({ field, s, situation }: SideView, company: CompanyId): boolean {
  return (
    isOnTable(s, company) &&
    inMelee(situation, company) &&
    attackable(field, s, situation, company).length > 0
  );
}

function moversFor(view: SideView, companies: readonly CompanyId[], plans: Plans): CompanyId[] {
  const { field, s, situation } = view;
  const free = freeToMove(field, s, situation, companies);
  const [lead] = free;
  if (lead === undefined) return [];
  const intent = isSpent(view, free) ? 'retire' : intentOf(view, companyOf(field, lead).brigade, plans);
  // A bot checks before it asks for a command die: companies that would not march are not declared to move.
  return wishesToMarch(declaredView(view, free), free, intent) ? free : [];
}

/** The position as it would be with these companies acting and free to move. */
function declaredView(view: SideView, free: readonly CompanyId[]): SideView {
  const group = {
    companies: [...free],
    left: [],
    movers: [...free],
    results: free.map(() => S.OBEY),
    ordered: 1,
    die: 0,
    general: S.NONE,
    phase: S.MOVES,
  };
  const s = { ...view.s, group };
  return { ...view, s, game: { ...view.game, s } };
}

function canHarm(view: SideView, companies: readonly CompanyId[]): boolean {
  const { field, s, foes } = view;
  return companies.some((id) => {
    if (!isOnTable(s, id) || S.has(s, id, S.SHOT)) return false;
    const { abilities } = companyOf(field, id);
    const far = abilities.weapons.reduce((most, { range }) => Math.max(most, range), 0);
    return far > 0 && foes.some((foe) => gap(standOf(field, s, id), standOf(field, s, foe.id)) <= far);
  });
}

function isImpetuous({ field }: SideView, companies: readonly CompanyId[]): boolean {
  return companies.some((id) => companyOf(field, id).abilities.traits.includes('impetuous'));
}

// Within a group

function change(view: SideView, question: Question<Answer>): Answer | null {
  const die = view.s.group?.die ?? 0;
  const options = [...question.options()].filter((option) => option.do === 'change');
  // With a middle score every unit obeys. Otherwise a change up is better than down.
  const obeys = options.find(({ by }) => die + by === 3 || die + by === 4);
  return obeys ?? options.toSorted((a, b) => b.by - a.by)[0] ?? null;
}

function actingIntent(view: SideView, plans: Plans): Intent {
  const { companies = [] } = view.s.group ?? {};
  const [lead] = companies;
  if (isSpent(view, companies)) return 'retire';
  return lead === undefined ? 'hold' : intentOf(view, companyOf(view.field, lead).brigade, plans);
}

/** The companies of the acting group that would rather charge than shoot first (MM-B2c). */
function chargersNow(view: SideView, plans: Plans): CompanyId[] {
  const movers = freeToMove(view.field, view.s, view.situation, view.s.group?.movers ?? []);
  return chargersOf(view, movers, actingIntent(view, plans));
}

function shotAmong(
  view: SideView,
  question: Question<Answer>,
  silent: readonly CompanyId[] = [],
): ShootAnswer | null {
  const shots: ShootAnswer[] = [];
  for (const option of question.options())
    if (option.do === 'shoot' && !silent.includes(option.company)) shots.push(option);
  return bestShot(view, shots);
}

function move(view: SideView, plans: Plans): Answer {
  const movers = freeToMove(view.field, view.s, view.situation, view.s.group?.movers ?? []);
  return marchOf(view, movers, actingIntent(view, plans)) ?? DONE;
}

function bestMelee(view: SideView, question: Question<Answer>): Answer | null {
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options()) {
    if (option.do !== 'melee') continue;
    const worth = meleeWorth(view, option.company, option.target);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

/** Hits go to the strongest, so that most companies remain. */
function share(view: SideView, question: Question<Answer>): Answer | null {
  let best: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options()) {
    if (option.do !== 'share') continue;
    const worth = worthAfter(view, option.hits);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

function worthAfter({ field, s }: SideView, hits: readonly number[]): number {
  return [...new Set(hits)].reduce((sum, id) => {
    const left = (s.strength[id] ?? 0) - hits.filter((each) => each === id).length;
    const company = companyOf(field, id);
    return sum + (left > 0 ? left : -companyWorth(s, company));
  }, 0);
}

/** On into the next enemy if that promises more than it costs. */
function pursuit(view: SideView, question: Question<Answer>): Answer {
  let best: Answer = DONE;
  let most = 0;
  for (const option of question.options()) {
    if (option.do !== 'pursue' || view.s.group === null) continue;
    const winner = view.s.group.companies.find(
      (id) => S.has(view.s, id, S.CHARGED) && S.has(view.s, id, S.MELEED),
    );
    const worth = winner === undefined ? 1 : meleeWorth(view, winner, option.target);
    if (worth <= most) continue;
    best = option;
    most = worth;
  }
  return best;
}

/** A spent company that has fought breaks off, as far from the enemy as it can. */
function slipAway(view: SideView, question: Question<Answer>): Answer {
  let best: Answer = DONE;
  let most = 0;
  for (const option of question.options()) {
    if (option.do !== 'move') continue;
    const [way] = option.moves;
    const end = way?.legs.at(-1);
    if (!way || !end || !isSpent(view, [way.company])) continue;
    const far =
      nearestOf(
        view.field,
        view.s,
        { ...standOf(view.field, view.s, way.company), x: end.x, y: end.y },
        view.foes,
      )?.far ?? 0;
    if (far <= most) continue;
    best = option;
    most = far;
  }
  return best;
}
