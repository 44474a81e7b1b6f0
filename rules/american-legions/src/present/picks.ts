import { distance } from '@linstock/ground';
import { otherSide, type Question, type Side } from '@linstock/kernel';
import {
  namesTogether,
  nameWithArticle,
  type Picked,
  type PickedAnswer,
  saying,
  sentence,
} from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { COMMANDER } from '../model/answers.ts';
import { companyOf, nameOf, officerHex, officerName, regimentName } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { ridesOf } from '../play/rides.ts';
import { clicksOfMarch, shownMarch } from './moves.ts';
import * as name from './names.ts';

/** What a person clicks to mean an answer, and what to call it. */
export function picks(field: Field, state: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  const { side } = question;
  switch (answer.do) {
    case 'done':
    case 'pass':
      return ending(question.kind);
    case 'suggested':
      return pressed('suggested', 'Set up as suggested');
    case 'rout-quietly':
      return pressed('all', 'Let them all run, each so that it disorders the fewest friends');
    case 'rout-all':
      return pressed('free', 'Let them all run, each by free hexes');
    case 'set-up-officer':
    case 'place':
    case 'move-officer':
      return officerPicks(field, state, side, answer);
    case 'relieve':
    case 'rally':
    case 'rally-company':
    case 'reorder':
    case 'order':
      return commandPicks(field, state, side, answer);
    case 'move':
      return movePicks(field, state, side, answer);
    case 'set-up':
    case 'gun-side':
    case 'rout':
    case 'remove':
    case 'face':
    case 'return':
      return placePicks(field, state, side, answer);
    case 'fire':
    case 'shock':
    case 'allot':
    case 'suffer':
    case 'risk':
    case 'check':
      return combatPicks(field, state, side, answer);
  }
}

/** Answers of some kinds. */
type Of<K extends Answer['do']> = Extract<Answer, { do: K }>;

/** Relief, rallies and orders (AL-4). */
function commandPicks(
  field: Field,
  state: State,
  side: Side,
  answer: Of<'relieve' | 'rally' | 'rally-company' | 'reorder' | 'order'>,
): PickedAnswer {
  switch (answer.do) {
    case 'relieve': {
      const [by, whom] = [COMMANDER, answer.leader].map((who) => officerName(field, state, side, who));
      return told(`${sentence(by ?? '')} relieves ${whom}`, { piece: name.leaderId(answer.leader) });
    }
    case 'rally':
      return told(`Rally ${regimentName(field, answer.regiment)}`, bodyOf(answer));
    case 'rally-company':
      return told(`Bring back ${nameOf(field, answer.company)} from the track`, pieceOf(answer));
    case 'reorder':
      return told(`Re-order ${nameOf(field, answer.company)}`, pieceOf(answer));
    case 'order': {
      const label = name.ORDER_WORDS[answer.order];
      const body = field.regiments[answer.regiment]?.name ?? 'regiment';
      return told(`${body}: ${label}`, bodyOf(answer), { button: answer.order, label });
    }
  }
}

/** Where companies stand and which way they face, but for marches: set-up, routs, what is too many in a hex. */
function placePicks(
  field: Field,
  state: State,
  side: Side,
  answer: Of<'set-up' | 'gun-side' | 'rout' | 'remove' | 'face' | 'return'>,
): PickedAnswer {
  const hex = (at: number) => name.hexName(field, at);
  switch (answer.do) {
    case 'set-up': {
      const where = `${hex(answer.hex)}, facing ${name.facingWord(field, answer.facing)}`;
      const label = `${name.companiesWord(field, state, answer.companies)} in ${where}`;
      return told(label, ...piecesOf(answer), { hex: answer.hex }, heading(answer.facing));
    }
    case 'gun-side': {
      const [button, ready, does] =
        answer.side === 0
          ? ['firing', 'ready to fire', 'Unlimber: may fire, not move']
          : ['moving', 'ready to move', 'Limber up: may move, not fire'];
      const label = `${name.companiesWord(field, state, [answer.gun])}: ${ready}`;
      return told(label, { piece: name.companyId(answer.gun) }, { button, label: does });
    }
    case 'rout': {
      const who = company(field, answer.company);
      return answer.hex === null
        ? told(`${saying(who, 'leaves', 'leave')} the map`, pieceOf(answer), {
            button: 'leave',
            label: 'Leave',
          })
        : told(`${saying(who, 'routs', 'rout')} to ${hex(answer.hex)}`, pieceOf(answer), { hex: answer.hex });
    }
    case 'remove': {
      const label = `${saying(name.companiesWord(field, state, answer.companies), 'is', 'are')} lost`;
      return told(label, ...piecesOf(answer));
    }
    case 'face': {
      const who = sentence(name.thoseIn(field, state, [answer.hex], side));
      const label = `${saying(who, 'faces', 'face')} ${name.facingWord(field, answer.facing)}`;
      return told(label, { hex: answer.hex }, heading(answer.facing));
    }
    case 'return': {
      const label = `${saying(company(field, answer.company), 'returns', 'return')} in ${hex(answer.hex)}`;
      return told(label, pieceOf(answer), { hex: answer.hex });
    }
  }
}

/** Fire, shock, and who suffers and checks for it (AL-7, AL-8). */
function combatPicks(
  field: Field,
  state: State,
  side: Side,
  answer: Of<'fire' | 'shock' | 'allot' | 'suffer' | 'risk' | 'check'>,
): PickedAnswer {
  switch (answer.do) {
    case 'fire': {
      const fire = saying(name.companiesWord(field, state, answer.companies), 'fires', 'fire');
      const label = `${fire} at ${standingIn(field, state, answer.target, otherSide(side))}`;
      return told(label, ...piecesOf(answer), { hex: answer.target });
    }
    case 'shock': {
      const target = standingIn(field, state, answer.target, otherSide(side));
      const label = `Charge ${target} with ${name.thoseIn(field, state, answer.hexes, side)}`;
      return told(label, ...[...answer.hexes, answer.target].map((hex) => ({ hex })));
    }
    case 'allot':
    case 'suffer':
      return told(`${saying(company(field, answer.company), 'takes', 'take')} it`, pieceOf(answer));
    case 'risk': {
      const who = sentence(officerName(field, state, side, answer.officer));
      return told(`${who} is at risk`, { piece: name.officerId(side, answer.officer) });
    }
    case 'check': {
      const checks = saying(regimentName(field, answer.regiment), 'checks its', 'check their');
      return told(`${checks} morale`, bodyOf(answer));
    }
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

const told = (label: string, ...clicked: Picked[]): PickedAnswer => ({ picks: clicked, label });
const pressed = (button: string, label: string): PickedAnswer => told(label, { button, label });
const pieceOf = (answer: { readonly company: number }): Picked => ({ piece: name.companyId(answer.company) });
const piecesOf = (answer: { readonly companies: readonly number[] }): Picked[] =>
  answer.companies.map((each) => ({ piece: name.companyId(each) }));
const bodyOf = (answer: { readonly regiment: number }): Picked => ({
  body: name.regimentId(answer.regiment),
});
const heading = (corner: number): Picked => ({ heading: name.headingOf(corner) });

/** A company at the head of a label: `The howitzer of the 19th Foot, Right Wing`. */
const company = (field: Field, id: number): string => companyOf(field, id).title;

/** Who stands in a target hex; the hex where nobody does, as of an attack that is only meant. */
function standingIn(field: Field, state: State, hex: number, side: Side): string {
  return name.thoseIn(field, state, [hex], side) || 'an empty hex';
}

function officerPicks(
  field: Field,
  state: State,
  side: Side,
  answer: Of<'set-up-officer' | 'place' | 'move-officer'>,
): PickedAnswer {
  const to = answer.do === 'move-officer' ? (answer.path.at(-1) ?? -1) : answer.hex;
  const words = `${sentence(officerName(field, state, side, answer.officer))} goes to ${name.hexName(field, to)}`;
  const goes = told(words, { piece: name.officerId(side, answer.officer) }, { hex: to });
  if (answer.do !== 'move-officer') return goes;
  const path = answer.path.map((hex) => ({ hex }));
  const straight = distance(field.map, officerHex(state, side, answer.officer), to);
  const shortest = (): boolean =>
    ridesOf({ field, s: state }, side, answer.officer).get(to)?.length === path.length;
  const picks = straight === path.length || shortest() ? goes.picks : [...goes.picks.slice(0, 1), ...path];
  return { ...goes, picks, cost: path.length, path };
}

function movePicks(field: Field, state: State, side: Side, answer: Of<'move'>): PickedAnswer {
  const leaders = answer.leaders.map((officer): Picked => ({ piece: name.officerId(side, officer) }));
  const march = shownMarch(field, state, answer);
  const facing = name.facingWord(field, march.facing);
  const companies = name.companiesWord(field, state, answer.companies);
  const moves = march.path.length > 1;
  const who = moves ? saying(companies, 'moves to', 'move to') : saying(companies, 'turns to', 'turn to');
  const to = moves ? `${name.hexName(field, march.hex)}, facing ${facing}` : `face ${facing}`;
  return {
    picks: [
      ...piecesOf(answer),
      ...leaders,
      ...clicksOfMarch(field, state, answer, march).map((click) =>
        'hex' in click ? click : heading(click.corner),
      ),
    ],
    label: `${who} ${to}`,
    cost: answer.actions.length,
    path: march.path.map((hex) => ({ hex })),
    ...(march.disorders.length > 0 && {
      warns: [
        `Passing through disorders ${namesTogether(march.disorders.map(nameWithArticle))} and those who pass (AL-6.3c).`,
      ],
    }),
  };
}
