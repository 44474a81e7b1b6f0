import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { leaderHex } from '../model/board.ts';
import type { CompanyId, RegimentId } from '../model/field.ts';
import { NONE } from '../model/state.ts';
import { STACKING_LIMIT } from '../tables/index.ts';
import { checkChances } from './checks.ts';
import { hexInView, type SideView } from './side-view.ts';

/** A rally is worth trying if this many times its chance to pass is more than its chance to cost a company. */
const PASS_WORTH = 3;
/** A rally with less than the first chance to pass is hopeless if it costs a company with more than the second. */
const HOPELESS = { pass: 0.1, cost: 0.3 } as const;

/** The next regiment to rally; null if none is worth the check. */
export function nextRally(view: SideView, question: Question<Answer>): Answer | null {
  for (const option of question.options())
    if (option.do === 'rally' && isWorthRallying(view, option.regiment)) return option;
  return null;
}

function isWorthRallying(view: SideView, regiment: RegimentId): boolean {
  const { pass, cost } = checkChances(view, regiment, 'rally_regiment');
  return PASS_WORTH * pass > cost && (pass >= HOPELESS.pass || cost <= HOPELESS.cost);
}

/** The next company to bring back from the track, or to put in order; null if there is none with space. */
export function nextReturn(view: SideView, question: Question<Answer>): Answer | null {
  for (const option of question.options()) {
    if (option.do === 'reorder') return option;
    if (option.do === 'rally-company' && hasRoom(view, option.company)) return option;
  }
  return null;
}

/** True if the hex of a company's leader, to which it would return, has room: past the limit one is lost (AL-6.2a). */
function hasRoom(view: SideView, company: CompanyId): boolean {
  const { field, state } = view;
  const regiment = field.regiments[field.companies[company]?.regiment ?? NONE];
  if (!regiment) return true;
  const hex = leaderHex(field, state, regiment.leader);
  return view.own.filter((each) => hexInView(view, each) === hex).length < STACKING_LIMIT;
}
