import { distance } from '@linstock/ground';
import { namesTogether, type Picked, type PickedAnswer, saying, sentence } from '@linstock/scene';
import type { AnswerOf } from '../../model/answers.ts';
import { officerHex, officerName } from '../../model/board.ts';
import { NONE } from '../../model/state.ts';
import { ridesOf } from '../../play/rides.ts';
import { clicksOfMarch, meantMove, shownMarch, type WayClick } from '../moves.ts';
import * as name from '../names.ts';
import { type ClickRow, type ClickView, clicked, companyPicksOf, headingOf } from './row.ts';

/** The clicks for marches, rides and overstacked hexes (AL-4.2d, AL-6). */

export const move: ClickRow<'move'> = {
  picks: marchPicks,
  meaning({ field, s }, { companies, officers, hexes, picks }) {
    if (companies.length === 0) return null;
    const clicks = picks.flatMap((pick): WayClick[] => {
      if ('hex' in pick) return [{ hex: pick.hex }];
      return 'heading' in pick ? [{ corner: name.cornerOf(pick.heading) }] : [];
    });
    const actions = hexes.length === 0 && clicks.length < 2 ? null : meantMove(field, s, companies, clicks);
    return actions === null
      ? null
      : { do: 'move', companies: [...companies], actions: actions.slice(0, 24), leaders: [...officers] };
  },
  attempt: (_, piece) =>
    'company' in piece
      ? { do: 'move', companies: [piece.company.id], actions: ['right'], leaders: [] }
      : null,
};

function marchPicks({ field, s, side }: ClickView, answer: AnswerOf<'move'>): PickedAnswer {
  const leaders = answer.leaders.map((officer): Picked => ({ piece: name.officerId(side, officer) }));
  const march = shownMarch(field, s, answer);
  const facing = name.facingWord(field, march.facing);
  const companies = name.companiesWord(field, s, answer.companies);
  const moves = march.path.length > 1;
  const who = moves ? saying(companies, 'moves to', 'move to') : saying(companies, 'turns to', 'turn to');
  const disorders = [...march.disorders, ...(march.suffer ? [march.suffer] : [])];
  const to = moves ? `${name.hexName(field, march.hex)}, facing ${facing}` : `face ${facing}`;
  return {
    picks: [
      ...companyPicksOf(answer),
      ...leaders,
      ...clicksOfMarch(field, s, answer, march).map((click) =>
        'hex' in click ? click : headingOf(click.corner),
      ),
    ],
    label: `${who} ${to}`,
    cost: march.cost,
    path: march.path.map((hex) => ({ hex })),
    ...(disorders.length > 0 && {
      warns: [`Passing through friends disorders ${namesTogether(disorders)} (AL-6.3c).`],
    }),
  };
}

export const moveOfficer: ClickRow<'move-officer'> = {
  picks: ridePicks,
  meaning(_, { companies, officers: [officer], hexes }) {
    return companies.length > 0 || officer === undefined || hexes.length === 0
      ? null
      : { do: 'move-officer', officer, path: [...hexes] };
  },
  attempt({ field, s, side }, piece) {
    if (!('officer' in piece)) return null;
    const { officer } = piece;
    const at = (officer < 0 ? s.commanderAt[side] : s.leaderAt[officer]) ?? NONE;
    const beside = field.map.neighbours.slice(at * 6, at * 6 + 6);
    const free = at === NONE ? undefined : beside.find((hex) => hex >= 0 && !s.at.includes(hex));
    return free === undefined ? null : { do: 'move-officer', officer, path: [free] };
  },
};

function ridePicks({ field, s, side }: ClickView, answer: AnswerOf<'move-officer'>): PickedAnswer {
  const { officer } = answer;
  const to = answer.path.at(-1) ?? -1;
  const label = `${sentence(officerName(field, s, side, officer))} goes to ${name.hexName(field, to)}`;
  const rider: Picked = { piece: name.officerId(side, officer) };
  const path = answer.path.map((hex) => ({ hex }));
  const straight = distance(field.map, officerHex(s, side, officer), to);
  const shortest = (): boolean => ridesOf({ field, s }, side, officer).get(to)?.length === path.length;
  const picks = straight === path.length || shortest() ? [rider, { hex: to }] : [rider, ...path];
  return { picks, label, cost: path.length, path };
}

export const remove: ClickRow<'remove'> = {
  picks: ({ field, s }, answer) =>
    clicked(
      `${saying(name.companiesWord(field, s, answer.companies), 'is', 'are')} lost`,
      ...companyPicksOf(answer),
    ),
  meaning: null,
  attempt: null,
};

export const place: ClickRow<'place'> = {
  picks({ field, s, side }, { officer, hex }) {
    const label = `${sentence(officerName(field, s, side, officer))} goes to ${name.hexName(field, hex)}`;
    return clicked(label, { piece: name.officerId(side, officer) }, { hex });
  },
  meaning(_, { officers: [officer], hexes }) {
    const hex = hexes.at(-1);
    return officer === undefined || hex === undefined ? null : { do: 'place', officer, hex };
  },
  attempt: null,
};
