import type { Question } from '@linstock/kernel';
import type { Picked, PickedAnswer } from '@linstock/scene';
import type { Answer } from '../answers.ts';
import { COMMANDER } from '../answers.ts';
import { listed, officerName, regimentName } from '../board.ts';
import type { Field } from '../field.ts';
import { saying, sentence, withThe } from '../naming.ts';
import type { State } from '../state.ts';
import { shownMarch } from './moves.ts';
import * as name from './names.ts';

/** What a person clicks to mean an answer, and what to call it. */
export function picks(field: Field, state: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  const { side } = question;
  const hex = (at: number) => name.hexName(field, at);
  const officer = (who: number) => sentence(officerName(field, state, side, who));
  switch (answer.do) {
    case 'done':
    case 'pass':
      return ending(question.kind);
    case 'suggested':
      return pressed('suggested', 'Set up as suggested');
    case 'set-up':
      return {
        picks: [...those(answer), { hex: answer.hex }, heading(answer.facing)],
        label: `${name.companiesWord(field, answer.companies)} in ${hex(answer.hex)}, facing ${name.facingWord(field, answer.facing)}`,
      };
    case 'set-up-officer':
    case 'place':
    case 'move-officer':
      return officerPicks(field, state, question, answer);
    case 'gun-side':
      return {
        picks: [
          { piece: name.companyId(answer.gun) },
          answer.side === 0
            ? { button: 'firing', label: 'Ready to fire' }
            : { button: 'moving', label: 'Ready to move' },
        ],
        label: `${name.companiesWord(field, [answer.gun])}: ${answer.side === 0 ? 'ready to fire' : 'ready to move'}`,
      };
    case 'relieve':
      return {
        picks: [{ piece: name.leaderId(answer.leader) }],
        label: `${officer(COMMANDER)} relieves ${officerName(field, state, side, answer.leader)}`,
      };
    case 'rally':
      return {
        picks: [{ body: name.regimentId(answer.regiment) }],
        label: `Rally ${regimentName(field, answer.regiment)}`,
      };
    case 'rally-company':
      return {
        picks: [{ piece: name.companyId(answer.company) }],
        label: `Bring back ${company(field, answer.company)} from the track`,
      };
    case 'reorder':
      return {
        picks: [{ piece: name.companyId(answer.company) }],
        label: `Re-order ${company(field, answer.company)}`,
      };
    case 'order':
      return {
        picks: [
          { body: name.regimentId(answer.regiment) },
          { button: answer.order, label: name.ORDER_WORDS[answer.order] },
        ],
        label: `${regiment(field, answer.regiment)}: ${name.ORDER_WORDS[answer.order]}`,
      };
    case 'rout-all':
      return pressed('all', 'Let them all run by the quietest way');
    case 'rout':
      return answer.hex === null
        ? {
            picks: [{ piece: name.companyId(answer.company) }, { button: 'leave', label: 'Leave' }],
            label: `${company(field, answer.company)} leaves the map`,
          }
        : {
            picks: [{ piece: name.companyId(answer.company) }, { hex: answer.hex }],
            label: `${company(field, answer.company)} routs to ${hex(answer.hex)}`,
          };
    case 'move':
      return movePicks(field, state, answer);
    case 'remove':
      return {
        picks: those(answer),
        label: `${name.companiesWord(field, answer.companies)} removed from ${hex(answer.hex)}`,
      };
    case 'fire':
      return {
        picks: [...those(answer), { hex: answer.target }],
        label: `${saying(name.companiesWord(field, answer.companies), 'fires', 'fire')} at ${targetName(field, state, answer.target)}`,
      };
    case 'allot':
    case 'suffer':
      return {
        picks: [{ piece: name.companyId(answer.company) }],
        label: `${company(field, answer.company)} takes it`,
      };
    case 'risk':
      return {
        picks: [{ piece: name.officerId(side, answer.officer) }],
        label: `${officer(answer.officer)} is at risk`,
      };
    case 'check':
      return {
        picks: [{ body: name.regimentId(answer.regiment) }],
        label: `${saying(regimentName(field, answer.regiment), 'checks its', 'check their')} morale`,
      };
    case 'shock':
      return {
        picks: [...answer.hexes, answer.target].map((at) => ({ hex: at })),
        label: `Charge ${targetName(field, state, answer.target)} from ${answer.hexes.map(hex).join(', ')}`,
      };
    case 'face':
      return {
        picks: [{ hex: answer.hex }, heading(answer.facing)],
        label: `In ${hex(answer.hex)} face ${name.facingWord(field, answer.facing)}`,
      };
    case 'return':
      return {
        picks: [{ piece: name.companyId(answer.company) }, { hex: answer.hex }],
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

/** The button that ends the step in which a kind of question is asked. */
export function ending(kind: string): PickedAnswer {
  const label = ENDS[kind] ?? 'End this step';
  return { picks: [{ button: 'end', label, ends: true }], label };
}

const pressed = (button: string, label: string): PickedAnswer => ({ picks: [{ button, label }], label });
const those = (answer: { readonly companies: readonly number[] }): Picked[] =>
  answer.companies.map((company) => ({ piece: name.companyId(company) }));
const heading = (corner: number): Picked => ({ heading: name.headingOf(corner) });

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
  const told = {
    picks: [{ piece: name.officerId(question.side, answer.officer) }, { hex: to }],
    label: words,
  };
  if (answer.do !== 'move-officer') return told;
  return { ...told, cost: answer.path.length, path: answer.path.map((hex) => ({ hex })) };
}

function movePicks(field: Field, state: State, answer: Extract<Answer, { do: 'move' }>): PickedAnswer {
  const march = shownMarch(field, state, answer);
  const facing = name.facingWord(field, march.facing);
  const companies = name.companiesWord(field, answer.companies);
  const moves = march.path.length > 1;
  const who = moves ? saying(companies, 'moves to', 'move to') : saying(companies, 'turns to', 'turn to');
  const to = moves ? `${name.hexName(field, march.hex)}, facing ${facing}` : `face ${facing}`;
  return {
    picks: [...those(answer), { hex: march.hex }, heading(march.facing)],
    label: `${who} ${to}`,
    cost: answer.actions.length,
    path: march.path.map((hex) => ({ hex })),
    ...(march.disorders.length > 0 && {
      warns: [`Passing through disorders ${march.disorders.join(', ')} and those who pass (AL-6.3c).`],
    }),
  };
}
