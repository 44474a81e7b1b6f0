import type { Question } from '@linstock/kernel';
import type { PickedAnswer } from '@linstock/scene';
import type { Answer } from '../answers.ts';
import { COMMANDER } from '../answers.ts';
import { listed, officerName, regimentName } from '../board.ts';
import type { Field } from '../field.ts';
import { saying, sentence, withThe } from '../naming.ts';
import type { State } from '../state.ts';
import { endOfMove, passedThrough } from './moves.ts';
import * as name from './names.ts';

/** What a person clicks to mean an answer, and what to call it. */
export function picks(field: Field, state: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  const { side } = question;
  const hex = (at: number) => name.hexName(field, at);
  const officer = (who: number) => sentence(officerName(field, state, side, who));
  switch (answer.do) {
    case 'done':
    case 'pass':
      return { picks: ['button:end'], label: ENDS[question.kind] ?? 'End this step' };
    case 'suggested':
      return { picks: ['button:suggested'], label: 'Set up as suggested' };
    case 'set-up':
      return {
        picks: [...answer.companies.map(name.companyId), name.hexId(answer.hex), `face:${answer.facing}`],
        label: `${name.companiesWord(field, answer.companies)} in ${hex(answer.hex)}, facing ${name.facingWord(field, answer.facing)}`,
      };
    case 'set-up-officer':
    case 'place':
    case 'move-officer':
      return officerPicks(field, state, question, answer);
    case 'gun-side':
      return {
        picks: [name.companyId(answer.gun), `button:${answer.side === 0 ? 'firing' : 'moving'}`],
        label: `${name.companiesWord(field, [answer.gun])}: ${answer.side === 0 ? 'ready to fire' : 'ready to move'}`,
      };
    case 'relieve':
      return {
        picks: [name.leaderId(answer.leader)],
        label: `${officer(COMMANDER)} relieves ${officerName(field, state, side, answer.leader)}`,
      };
    case 'rally':
      return {
        picks: [name.regimentId(answer.regiment)],
        label: `Rally ${regimentName(field, answer.regiment)}`,
      };
    case 'rally-company':
      return {
        picks: [name.companyId(answer.company)],
        label: `Bring back ${company(field, answer.company)} from the track`,
      };
    case 'reorder':
      return { picks: [name.companyId(answer.company)], label: `Re-order ${company(field, answer.company)}` };
    case 'order':
      return {
        picks: [name.regimentId(answer.regiment), `button:${answer.order}`],
        label: `${regiment(field, answer.regiment)}: ${name.ORDER_WORDS[answer.order]}`,
      };
    case 'rout-all':
      return { picks: ['button:all'], label: 'Let them all run by the quietest way' };
    case 'rout':
      return answer.hex === null
        ? {
            picks: [name.companyId(answer.company), 'button:leave'],
            label: `${company(field, answer.company)} leaves the map`,
          }
        : {
            picks: [name.companyId(answer.company), name.hexId(answer.hex)],
            label: `${company(field, answer.company)} routs to ${hex(answer.hex)}`,
          };
    case 'move':
      return movePicks(field, state, answer);
    case 'remove':
      return {
        picks: answer.companies.map(name.companyId),
        label: `${name.companiesWord(field, answer.companies)} removed from ${hex(answer.hex)}`,
      };
    case 'fire':
      return {
        picks: [...answer.companies.map(name.companyId), name.hexId(answer.target)],
        label: `${saying(name.companiesWord(field, answer.companies), 'fires', 'fire')} at ${targetName(field, state, answer.target)}`,
      };
    case 'allot':
    case 'suffer':
      return { picks: [name.companyId(answer.company)], label: `${company(field, answer.company)} takes it` };
    case 'risk':
      return {
        picks: [name.officerId(side, answer.officer)],
        label: `${officer(answer.officer)} is at risk`,
      };
    case 'check':
      return {
        picks: [name.regimentId(answer.regiment)],
        label: `${saying(regimentName(field, answer.regiment), 'checks its', 'check their')} morale`,
      };
    case 'shock':
      return {
        picks: [...answer.hexes, answer.target].map(name.hexId),
        label: `Charge ${targetName(field, state, answer.target)} from ${answer.hexes.map(hex).join(', ')}`,
      };
    case 'face':
      return {
        picks: [name.hexId(answer.hex), `face:${answer.facing}`],
        label: `In ${hex(answer.hex)} face ${name.facingWord(field, answer.facing)}`,
      };
    case 'return':
      return {
        picks: [name.companyId(answer.company), name.hexId(answer.hex)],
        label: `${company(field, answer.company)} returns in ${hex(answer.hex)}`,
      };
  }
}

const ENDS: Readonly<Record<string, string>> = {
  'gun-sides': 'Guns stay as they are',
  relieve: 'No relief',
  rally: 'No more rallies',
  'rally-companies': 'No more rallies and re-orders',
  orders: 'No more orders',
  move: 'End movement',
  fire: 'End fire',
  shock: 'End shock',
  'set-up': 'Set-up is done',
};

const regiment = (field: Field, id: number): string => field.regiments[id]?.name ?? 'regiment';
const company = (field: Field, id: number): string => field.companies[id]?.name ?? 'a company';

/** Who stands in a target hex: `the Militia in 0806`. */
export function targetName(field: Field, state: State, hex: number): string {
  const there = field.companies.filter((each) => state.at[each.id] === hex);
  const bodies = [...new Set(there.map((each) => name.bodyName(field, each.id)))];
  return bodies.length === 0
    ? name.hexName(field, hex)
    : `${listed(bodies.map(withThe))} in ${name.hexName(field, hex)}`;
}

function officerPicks(
  field: Field,
  state: State,
  question: Question<Answer>,
  answer: Extract<Answer, { do: 'set-up-officer' | 'place' | 'move-officer' }>,
): PickedAnswer {
  const to = answer.do === 'move-officer' ? (answer.path.at(-1) ?? -1) : answer.hex;
  const words = `${sentence(officerName(field, state, question.side, answer.officer))} goes to ${name.hexName(field, to)}`;
  const told = { picks: [name.officerId(question.side, answer.officer), name.hexId(to)], label: words };
  if (answer.do !== 'move-officer') return told;
  return { ...told, cost: answer.path.length, path: answer.path.map(name.hexId) };
}

function movePicks(field: Field, state: State, answer: Extract<Answer, { do: 'move' }>): PickedAnswer {
  const end = endOfMove(field, state, answer);
  const facing = name.facingWord(field, end.facing);
  const companies = name.companiesWord(field, answer.companies);
  const moves = end.path.length > 1;
  const who = moves ? saying(companies, 'moves to', 'move to') : saying(companies, 'turns to', 'turn to');
  const to = moves ? `${name.hexName(field, end.hex)}, facing ${facing}` : `face ${facing}`;
  const disordered = passedThrough(field, state, answer, end.path);
  return {
    picks: [...answer.companies.map(name.companyId), name.hexId(end.hex), `face:${end.facing}`],
    label: `${who} ${to}`,
    cost: answer.actions.length,
    path: end.path.map(name.hexId),
    ...(disordered.length > 0 && {
      warns: [`Passing through disorders ${disordered.join(', ')} and those who pass (AL-6.3c).`],
    }),
  };
}
