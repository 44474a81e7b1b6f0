/** Umpire mode: stands placed, turned, removed, or given strength and nerve by hand, past the rules. */
import { onTable, overlap, type Spot, type Stand } from '@linstock/ground';
import { type ManualEdit, nth, type Refusal, refusal, type Umpire } from '@linstock/kernel';
import {
  type EditField,
  EditUmpire,
  type EditValues,
  type Name,
  personNamed,
  putWords,
  readEdit,
  sentence,
  told,
} from '@linstock/scene';
import { companyId, generalId, generalStand, isOnTable, nameOf, standOf } from '../model/board.ts';
import type { Company, Field, General } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { GENERAL_STAND } from '../reckon/troops.ts';
import { attach, companyJoined, loseGeneral } from './generals.ts';
import { refusedStand } from './lay-out.ts';
import { lose, stand } from './losses.ts';

const NERVE = [
  { value: 'steady', label: 'steady' },
  { value: 'routing', label: 'routing' },
] as const;

/**
 * The values of a piece that may be set by hand; empty for an unknown piece, and while the armies are bought and
 * placed.
 */
export function editFields(field: Field, s: State, piece: string): readonly EditField[] {
  if (isSettingUp(s)) return [];
  const company = companyIn(field, piece);
  if (company) return companyFields(s, company);
  const general = generalIn(field, piece);
  if (!general) return [];
  const { x, y, facing } = generalStand(s, general.id);
  const place = s.generalLost[general.id] === 1 ? null : { spot: { x, y } };
  return [
    { id: 'place', label: 'Where', kind: 'place', value: place, removable: true },
    { id: 'facing', label: 'Faces (degrees)', kind: 'heading', value: facing },
  ];
}

function companyFields(s: State, { id, abilities }: Company): EditField[] {
  const on = isOnTable(s, id);
  const place = on ? { spot: { x: nth(s.x, id), y: nth(s.y, id) } } : null;
  const { strength } = abilities;
  const fields: EditField[] = [
    { id: 'place', label: 'Where', kind: 'place', value: place, removable: true },
    { id: 'facing', label: 'Faces (degrees)', kind: 'heading', value: nth(s.facing, id) },
    {
      ...{ id: 'strength', label: 'Strength', kind: 'number' },
      ...{ value: Math.max(1, nth(s.strength, id)), least: 1, most: strength },
    },
  ];
  if (!on) return fields;
  const value = s.routing[id] === 1 ? 'routing' : 'steady';
  return [...fields, { id: 'nerve', label: 'Nerve', kind: 'choice', value, choices: NERVE }];
}

const isSettingUp = ({ step }: State): boolean => step === S.BUY || step === S.PLACE;

const companyIn = (field: Field, piece: string): Company | undefined =>
  field.companies.find(({ id }) => companyId(id) === piece);

const generalIn = (field: Field, piece: string): General | undefined =>
  field.generals.find(({ id }) => generalId(id) === piece);

/** Changes pieces by hand and logs it; or says why the result is not a possible position. */
export function editByHand(
  umpire: Umpire,
  field: Field,
  s: State,
  edits: readonly ManualEdit[],
): Refusal | null {
  const editing = new EditUmpire();
  const game: Game = { umpire: editing, field, s };
  if (isSettingUp(s))
    return refusal('setting-up', 'MM-BAT1f', 'The armies are still being set up. Place them by the rules.');
  const before = edits.map(({ piece }) => spotBefore(field, s, piece));
  for (const edit of edits) {
    const values = readEdit(editFields(field, s, edit.piece), edit);
    if ('refused' in values) return values.refused;
    const company = companyIn(field, edit.piece);
    const general = generalIn(field, edit.piece);
    const refused = company
      ? editCompany(game, company, values)
      : general
        ? editGeneral(game, general, values)
        : null;
    if (refused) return refused;
  }
  const against = refusedStand(field, s);
  if (against) return against.refused;
  for (const [i, edit] of edits.entries()) logEdit({ umpire, field, s }, edit, before[i] ?? null);
  editing.logConsequences(
    umpire,
    edits.map(({ piece }) => piece),
  );
  return null;
}

/** The place of a piece before the change; null off the table. */
function spotBefore(field: Field, s: State, piece: string): Spot | null {
  const company = companyIn(field, piece);
  if (company) return isOnTable(s, company.id) ? standOf(field, s, company.id) : null;
  const general = generalIn(field, piece);
  return general && s.generalLost[general.id] === 0 ? generalStand(s, general.id) : null;
}

function editCompany(game: Game, company: Company, values: EditValues): Refusal | null {
  const { field, s } = game;
  const { id, abilities } = company;
  const who = sentence(nameOf(field, id));
  if (s.group?.companies.includes(id) || s.group?.left.includes(id))
    return refusal('acting', 'MM-A5l', `${who} is acting just now. Finish its activation first.`);
  if (nth(s.target, id) !== S.NONE || s.target.includes(id))
    return refusal('charged', 'MM-B3q', `${who} is in a charge. Fight it out first.`);
  const place = values.place('place');
  if (place === null) return removeCompany(game, id);
  const wasOff = !isOnTable(s, id);
  if (wasOff && !place) return refusal('off-table', null, `${who} is off the table. Say first where it is.`);
  const spot = place && 'spot' in place ? place.spot : { x: nth(s.x, id), y: nth(s.y, id) };
  const facing = values.number('facing') ?? nth(s.facing, id);
  if (!onTable(field.table, { ...spot, facing, ...abilities.size }))
    return refusal('off-table', 'MM-B1l', `${who} would not be wholly on the table.`);
  if (wasOff && s.status[id] === S.LOST) s.strength[id] = abilities.strength;
  if (place || values.number('facing') !== undefined) {
    s.onWall[id] = 0;
    stand(game, id, { ...spot, facing, ...abilities.size });
  }
  s.strength[id] = values.number('strength') ?? nth(s.strength, id);
  const nerve = values.word('nerve');
  if (nerve) s.routing[id] = nerve === 'routing' ? 1 : 0;
  return null;
}

/** Takes a company off the table; its generals look for another (MM-B6ai). */
function removeCompany(game: Game, company: Company['id']): null {
  const { field, s } = game;
  if (s.status[company] === S.LOST) return null;
  const words = told`${nameOf(field, company)} off the table`;
  lose(game, company, 'destroyed', 'MM-A1r', words);
  return null;
}

function editGeneral(game: Game, { id, name }: General, values: EditValues): Refusal | null {
  const { field, s } = game;
  const place = values.place('place');
  if (place === null) {
    loseGeneral(game, id, 'falls', 'MM-E2ab', `${name} is removed.`);
    return null;
  }
  if (!place && s.generalLost[id] === 1)
    return refusal('off-table', null, `${name} is off the table. Say first where he is.`);
  const before = generalStand(s, id);
  const spot = place && 'spot' in place ? place.spot : before;
  const at: Stand = {
    ...GENERAL_STAND,
    x: spot.x,
    y: spot.y,
    facing: values.number('facing') ?? before.facing,
  };
  if (!onTable(field.table, at))
    return refusal('off-table', 'MM-B1l', `${name} would not be wholly on the table.`);
  [s.generalX[id], s.generalY[id], s.generalFacing[id]] = [at.x, at.y, at.facing];
  s.generalLost[id] = 0;
  const joined = companyJoined(field, s, id, at);
  attach(field, s, id, joined);
  if (joined !== S.NONE || !stands(field, s).some((other) => overlap(other, at))) return null;
  return refusal('on-company', 'MM-B1n', `${name} would stand on a company.`);
}

const stands = (field: Field, s: State): Stand[] =>
  field.companies.flatMap(({ id }) => (isOnTable(s, id) ? [standOf(field, s, id)] : []));

function logEdit(game: Game, { piece, set }: ManualEdit, before: Spot | null): void {
  const { field, s } = game;
  const company = companyIn(field, piece);
  const general = generalIn(field, piece);
  if (!company && !general) return;
  const now = company ? standOf(field, s, company.id) : generalStand(s, general?.id ?? 0);
  const on = company ? isOnTable(s, company.id) : s.generalLost[general?.id ?? 0] === 0;
  const who = (): Name => (company ? nameOf(field, company.id) : personNamed(general?.name ?? ''));
  const words = (): string[] => {
    if (!on) return ['off the table'];
    const said: string[] = [];
    if (set['place'] !== undefined) said.push(putWords(before, now));
    if (set['facing'] !== undefined) said.push(`facing ${Math.round(now.facing / 10)} degrees`);
    if (company && set['strength'] !== undefined) said.push(`strength ${nth(s.strength, company.id)}`);
    if (company && set['nerve'] !== undefined) said.push(s.routing[company.id] === 1 ? 'routing' : 'steady');
    return said;
  };
  emit(
    game,
    (company ?? general)?.side ?? null,
    [],
    () => told`By hand: ${who()}, ${words().join(', ')}`,
    () => ({ kind: 'by hand', pieces: [piece], at: on ? { spot: { x: now.x, y: now.y } } : null }),
  );
}
