import { gap } from '@linstock/ground';
import { percentage, type Plans, type Question } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { isOnTable, nameOf, namesOf, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { judgeMoves } from '../play/march.ts';
import { shotOf } from '../play/shots.ts';
import { hitChance, lowestScore } from '../reckon/shooting.ts';
import { chanceToWin } from './combat.ts';
import { type Intent, intentOf } from './intent.ts';
import { isSpent, type SideView, sideViewOf } from './side-view.ts';

const WORDS: Readonly<Record<Intent, string>> = {
  fire: 'is to come into range and fight with fire',
  charge: 'is to close with the enemy',
  hold: 'is to hold its ground',
  advance: 'is to make for the objective',
  retire: 'is to fall back out of reach',
};

/** The reason for an answer: the purpose of the brigade or company concerned, and the odds or the distance it goes by. */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const view = sideViewOf(field, s, question.side);
  const companies = companiesOf(view, answer);
  const [lead] = companies;
  const brigade = field.brigades[field.companies[lead ?? -1]?.brigade ?? -1];
  if (lead === undefined || !brigade) return null;
  const odds = oddsOf(view, answer);
  if (odds !== null) return `${odds}.`;
  if (isWithdrawn(view, answer, companies)) return `${withdrawal(view, companies)}.`;
  return `${brigade.name} ${WORDS[intentOf(view, brigade.id, plans)]}${distanceOf(view, answer, lead)}.`;
}

/** The companies that an answer is about, the acting one or its group first. */
function companiesOf({ s }: SideView, answer: Answer): readonly CompanyId[] {
  if ('movers' in answer) return answer.movers.length > 0 ? answer.movers : answer.companies;
  if ('company' in answer) return [answer.company];
  if (answer.do === 'move') return answer.moves.map(({ company }) => company);
  return answer.do === 'pursue' ? (s.group?.companies ?? []) : [];
}

/** True for a move, or for the order to move, of companies that get out of the way whatever their brigade does. */
function isWithdrawn(view: SideView, answer: Answer, companies: readonly CompanyId[]): boolean {
  const group = answer.do === 'move' ? (view.s.group?.companies ?? companies) : companies;
  const moves = answer.do === 'move' || ('movers' in answer && answer.movers.length > 0);
  return moves && group.every((id) => isOnTable(view.s, id)) && isSpent(view, group);
}

function withdrawal({ field, s }: SideView, companies: readonly CompanyId[]): string {
  const points = companies.reduce((sum, id) => sum + (s.strength[id] ?? 0), 0);
  const whole = companies.reduce((sum, id) => sum + (field.companies[id]?.abilities.strength ?? 0), 0);
  const name = companies.length === 1 ? nameOf(field, companies[0] ?? 0) : namesOf(field, companies);
  return `${saying(name, 'is', 'are')} to keep out of the way, with ${points} of ${whole} strength points left`;
}

/** The chance that counts for a shot, a charge or a melee; null for other answers. */
function oddsOf(view: SideView, answer: Answer): string | null {
  const { field } = view;
  if (answer.do === 'shoot') {
    if (answer.at !== 'company') return null;
    const { shot } = shotOf(view.game, view.situation, answer);
    const chance = 1 - (1 - hitChance(lowestScore(shot))) ** shot.strength;
    const named = saying(nameOf(field, answer.company), 'shoots', 'shoot');
    return `${named} at ${nameOf(field, answer.target)}: the chance of a hit is ${percentage(chance)} %`;
  }
  if (answer.do === 'melee') return strokeText(view, 'attacks', 'attack', answer.company, answer.target);
  if (answer.do !== 'move') return null;
  const judged = judgeMoves(view.game, answer);
  if ('code' in judged) return null;
  for (const { way, judged: each } of judged)
    if (each.charge)
      return strokeText(view, 'charges', 'charge', way.company, each.charge.target, each.charge.flank);
  return null;
}

function strokeText(
  view: SideView,
  one: string,
  many: string,
  company: CompanyId,
  target: CompanyId,
  flank?: boolean,
): string | null {
  const chance = chanceToWin(view, company, target, flank);
  if (chance === null) return null;
  const { field } = view;
  const told = `${saying(nameOf(field, company), one, many)} ${nameOf(field, target)}`;
  return `${told}${flank ? ' in flank' : ''}: the chance to win the round is ${percentage(chance)} %`;
}

const TENTH = 100;

/** How far the nearest enemy is, for a group that is to act or move. */
function distanceOf({ field, s, foes }: SideView, answer: Answer, lead: CompanyId): string {
  if (!('movers' in answer || answer.do === 'move') || !isOnTable(s, lead) || foes.length === 0) return '';
  const at = standOf(field, s, lead);
  const far = Math.min(...foes.map(({ id }) => gap(at, standOf(field, s, id))));
  return `: the enemy is ${Math.round(far / TENTH) / 10} inches away`;
}
