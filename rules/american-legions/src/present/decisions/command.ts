import { sentence } from '@linstock/scene';
import { COMMANDER } from '../../model/answers.ts';
import { nameOf, officerName, regimentName } from '../../model/board.ts';
import { FIRING, MOVING, ON_TRACK } from '../../model/state.ts';
import { ORDERS } from '../../tables/index.ts';
import * as name from '../names.ts';
import { bodyPickOf, type ClickRow, clicked, companyPickOf } from './row.ts';

/** Guns, relief, rallies and orders (AL-4, AL-8.1b). */

export const gunSide: ClickRow<'gun-side'> = {
  picks({ field, s }, answer) {
    const [button, ready, does] =
      answer.side === FIRING
        ? ['firing', 'ready to fire', 'Unlimber: may fire, not move']
        : ['moving', 'ready to move', 'Limber up: may move, not fire'];
    const label = `${sentence(name.companiesWord(field, s, [answer.gun]))}: ${ready}`;
    return clicked(label, { piece: name.companyId(answer.gun) }, { button, label: does });
  },
  meaning: null,
  attempt: ({ s, kind }, piece) =>
    'company' in piece && kind === 'gun-sides'
      ? {
          do: 'gun-side',
          gun: piece.company.id,
          side: s.gunSide[piece.company.id] === FIRING ? MOVING : FIRING,
        }
      : null,
};

export const relieve: ClickRow<'relieve'> = {
  picks({ field, s, side }, { leader }) {
    const [by, whom] = [COMMANDER, leader].map((who) => officerName(field, s, side, who));
    return clicked(`${sentence(by ?? '')} relieves ${whom}`, { piece: name.leaderId(leader) });
  },
  meaning: (_, { officers: [leader] }) =>
    leader === undefined || leader < 0 ? null : { do: 'relieve', leader },
  attempt: null,
};

export const rally: ClickRow<'rally'> = {
  picks: ({ field }, answer) => clicked(`Rally ${regimentName(field, answer.regiment)}`, bodyPickOf(answer)),
  meaning: (_, { regiment }) => (regiment === null ? null : { do: 'rally', regiment }),
  attempt: (_, piece) =>
    'company' in piece && piece.company.regiment >= 0
      ? { do: 'rally', regiment: piece.company.regiment }
      : null,
};

export const rallyCompany: ClickRow<'rally-company'> = {
  picks: ({ field }, answer) =>
    clicked(`Bring back ${nameOf(field, answer.company)} from the track`, companyPickOf(answer)),
  meaning: ({ s }, { companies: [company] }) =>
    company !== undefined && s.status[company] === ON_TRACK ? { do: 'rally-company', company } : null,
  attempt: null,
};

export const reorder: ClickRow<'reorder'> = {
  picks: ({ field }, answer) => clicked(`Re-order ${nameOf(field, answer.company)}`, companyPickOf(answer)),
  meaning: ({ s }, { companies: [company] }) =>
    company !== undefined && s.status[company] !== ON_TRACK ? { do: 'reorder', company } : null,
  attempt: null,
};

export const order: ClickRow<'order'> = {
  picks({ field }, answer) {
    const label = name.ORDER_WORDS[answer.order];
    const body = field.regiments[answer.regiment]?.name ?? 'regiment';
    return clicked(`${body}: ${label}`, bodyPickOf(answer), { button: answer.order, label });
  },
  meaning(_, { regiment, button }) {
    const named = ORDERS.find((each) => each === button);
    return regiment === null || named === undefined ? null : { do: 'order', regiment, order: named };
  },
  attempt({ s }, piece) {
    if (!('company' in piece)) return null;
    const { regiment } = piece.company;
    const other = ORDERS.find((each) => each !== name.orderNumbered(s.order[regiment] ?? 0));
    return other === undefined ? null : { do: 'order', regiment, order: other };
  },
};
