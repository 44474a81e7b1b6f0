import type { Uniform } from '@linstock/battles';
import type { Hex } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import {
  type Dress,
  type Mark,
  type MarkKind,
  type Name,
  type Piece,
  type PieceKind,
  personNamed,
  sentence,
  USUAL_UNIFORMS,
} from '@linstock/scene';
import { CAPTAIN, officerName } from '../model/board.ts';
import type { Company, CompanyId, Field, Leader } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { pointsOf } from '../play/march.ts';
import { leaderRating, PHASES, UNITS } from '../tables/index.ts';
import * as name from './names.ts';

const KINDS = {
  musket: 'foot',
  rifle: 'rifle',
  cavalry: 'horse',
  skirmisher: 'skirmisher',
  six_pounder: 'gun',
  howitzer: 'howitzer',
} as const;

const mark = (kind: MarkKind, letter: string, label: string, clause: string): Mark => ({
  kind,
  letter,
  label,
  clause,
  passing: kind === 'moved' || kind === 'fired',
});

/** Every counter of the battle, those off the map included. */
export function piecesOf(field: Field, state: State): Piece[] {
  const pieces = field.companies.map((company) => companyPiece(field, state, company));
  for (const leader of field.leaders) {
    if (state.leaderStep[leader.id] !== is.RELIEVED) pieces.push(leaderPiece(field, state, leader));
  }
  for (const side of [0, 1] as const)
    if (field.commanders[side]) pieces.push(commanderPiece(field, state, side));
  return pieces;
}

function companyPiece(field: Field, state: State, company: Company): Piece {
  const { id, side } = company;
  const hex = state.at[id] ?? is.NONE;
  const marks = companyMarks(state, company);
  const uniform = uniformOf(field, company);
  const facing = state.facing[id] ?? is.NONE;
  const where = hex === is.NONE ? offMap(state, id) : `in ${name.hexName(field, hex)}`;
  const looks = facing === is.NONE || hex === is.NONE ? '' : `, faces ${name.facingWord(field, facing)}`;
  const states = marks.map((each) => each.label).join(', ') || 'in good order';
  return {
    id: name.companyId(id),
    number: id,
    side,
    kind: KINDS[company.arm],
    name: sentence(company.name),
    called: company.called,
    short: company.short,
    ...(company.full !== company.short && { full: company.full }),
    group: name.bodyIdOfCompany(field, id),
    place: hex === is.NONE ? null : { hex },
    off: hex === is.NONE ? offMap(state, id) : null,
    facing: facing === is.NONE ? null : facing * 600,
    ...(company.gun && { formation: state.gunSide[id] === is.MOVING ? 'limbered' : 'unlimbered' }),
    marks,
    strength: { left: state.status[id] === is.DISORDERED ? 0.5 : 1, full: 1 },
    figures: companyFigures(field, state, company),
    coat: uniform.coat,
    facings: uniform.facing,
    dress: { hat: uniform.hat ?? 'cocked hat', flag: coloursOf(field, state, company) },
    story: `${sentence(company.name)}, ${where}${looks}, ${states}`,
  };
}

/** The colours of a regiment, with the first company of its line that stands; riflemen, horse, guns and militia carry none. */
function coloursOf(field: Field, state: State, { id, side, regiment }: Company): Dress['flag'] {
  const first = field.regiments[regiment]?.companies.find(
    (each) => field.companies[each]?.arm === 'musket' && state.at[each] !== is.NONE,
  );
  if (first !== id) return null;
  return side === 0 ? 'union canton' : 'stars and stripes';
}

function offMap(state: State, company: CompanyId): string {
  if (state.status[company] === is.ON_TRACK) return 'on the Regiment Track';
  return state.status[company] === is.ELIMINATED ? 'eliminated' : 'not yet set up';
}

function companyMarks(state: State, company: Company): Mark[] {
  const { id, regiment } = company;
  const marks: Mark[] = [];
  const routed = state.regimentState[regiment] === is.ROUTED;
  if (routed) marks.push(mark('routed', 'R', 'routed', 'AL-4.14a'));
  else if (state.status[id] === is.DISORDERED) marks.push(mark('disordered', 'D', 'disordered', 'AL-4.12a'));
  if (state.outOfCommand[id]) marks.push(mark('out of command', 'O', 'out of command', 'AL-4.11a'));
  if (company.gun && state.gunSide[id] === is.MOVING)
    marks.push(mark('limbered', 'L', 'ready to move', 'AL-8.1a'));
  const done = state.done[id] ?? 0;
  if (done & is.MOVED) marks.push(mark('moved', 'M', 'has moved', 'AL-6.1a'));
  if (done & is.FIRED) marks.push(mark('fired', 'F', 'has fired', 'AL-7.31c'));
  return marks;
}

function companyFigures(field: Field, state: State, company: Company): Piece['figures'] {
  const unit = UNITS[company.arm];
  const regiment = field.regiments[company.regiment];
  const disordered = state.status[company.id] === is.DISORDERED;
  const figures = [
    { label: 'Strength', value: disordered ? '½' : '1', clause: disordered ? 'AL-4.12c' : 'AL-7.1a' },
  ];
  if (regiment?.morale != null)
    figures.push({ label: 'Morale', value: String(regiment.morale), clause: 'AL-1.2f' });
  figures.push({ label: 'Movement', value: String(unit.allowance), clause: 'AL-6.1e' });
  const left = movementLeft(field, state, company);
  if (left !== null) figures.push({ label: 'Movement now', value: String(left), clause: 'AL-6.1f' });
  if (unit.maxRange > 0)
    figures.push({ label: 'Range', value: `${unit.maxRange} hexes`, clause: 'AL-7.33b' });
  return figures;
}

/**
 * In a Movement Phase the movement points that a company has left, if that is not its whole allowance
 * (AL-6.1f); else null.
 */
function movementLeft(field: Field, state: State, { id, arm }: Company): number | null {
  if (PHASES[state.step - 1]?.phase !== 'movement') return null;
  const left = pointsOf(field, state, id);
  return left === UNITS[arm].allowance ? null : left;
}

/** A leader's present effectiveness and radius, or those of the army commander who replaces him. */
export function leaderNow(
  field: Field,
  state: State,
  leader: Leader,
): { effectiveness: number; radius: number } {
  const step = state.leaderStep[leader.id] ?? is.START_STEP;
  if (step === is.RELIEVED) {
    const effectiveness = field.commanders[leader.side]?.effectiveness ?? 0;
    return { effectiveness, radius: leaderRating('army_commander_acting_as_leader', 0).radius };
  }
  const rating = leaderRating(leader.kind, step);
  return { effectiveness: rating.effectiveness ?? leader.effectiveness, radius: rating.radius };
}

/**
 * The name on a leader's counter: his own on the start step, later that of his adjutant or of the last rank.
 */
export function leaderTitle(state: State, leader: Leader): string {
  const step = state.leaderStep[leader.id];
  if (step === is.ADJUTANT_STEP) return `Adjutant of ${leader.command}`;
  if (step === is.LAST_STEP) return `${sentence(leader.lastStep)} of ${leader.command}`;
  // A captain has no personal name, so the name of his command is added.
  return leader.name === CAPTAIN ? `${CAPTAIN} of ${leader.command}` : leader.name;
}

function leaderPiece(field: Field, state: State, leader: Leader): Piece {
  const now = leaderNow(field, state, leader);
  const title = leaderTitle(state, leader);
  const called = officerName(field, state, leader.side, leader.id);
  const [group = name.regimentId(-1), ...commands] = leader.regiments.map(name.regimentId);
  const stands = { hex: state.leaderAt[leader.id] ?? is.NONE, short: title.split(' ')[0] ?? title };
  return officerPiece(
    field,
    { id: name.leaderId(leader.id), side: leader.side, kind: 'leader', title, called, group, commands },
    stands,
    now,
    {
      company: leader.companies[0] ?? 0,
      duty: `leads ${leader.command}`,
    },
  );
}

function commanderPiece(field: Field, state: State, side: Side): Piece {
  const commander = field.commanders[side]!;
  const acting = field.leaders[state.commanderFor[side] ?? is.NONE];
  const now = acting
    ? leaderNow(field, state, acting)
    : { effectiveness: commander.effectiveness, radius: 0 };
  const company = acting?.companies[0] ?? field.companies.find((each) => each.side === side)?.id ?? 0;
  const group = acting ? name.regimentId(acting.regiments[0] ?? -1) : `commander:${side}`;
  const stands = { hex: state.commanderAt[side] ?? is.NONE, short: commander.name };
  const duty = acting ? `army commander, leads ${acting.command}` : 'army commander';
  const called = personNamed(commander.name);
  const head = {
    id: name.commanderId(side),
    side,
    kind: 'commander' as const,
    title: commander.name,
    called,
    group,
  };
  return officerPiece(field, head, stands, now, { company, duty });
}

function officerPiece(
  field: Field,
  head: {
    id: string;
    side: Side;
    kind: PieceKind;
    title: string;
    called: Name;
    group: string;
    /** Further bodies that the officer commands. */
    commands?: readonly string[];
  },
  stands: { hex: Hex; short: string },
  now: { effectiveness: number; radius: number },
  of: { company: CompanyId; duty: string },
): Piece {
  const off = stands.hex === is.NONE ? 'off the map' : null;
  const uniform = uniformOf(field, field.companies[of.company]!);
  const figures = [{ label: 'Effectiveness', value: String(now.effectiveness), clause: 'AL-4.0c' }];
  if (now.radius > 0) figures.push({ label: 'Command radius', value: String(now.radius), clause: 'AL-4.2b' });
  return {
    id: head.id,
    side: head.side,
    kind: head.kind,
    name: head.title,
    called: head.called,
    short: stands.short,
    group: head.group,
    ...(head.commands && head.commands.length > 0 && { commands: head.commands }),
    place: off ? null : { hex: stands.hex },
    off,
    facing: null,
    marks: [],
    figures,
    coat: uniform.coat,
    facings: uniform.facing,
    story: `${head.title}, ${of.duty}, effectiveness ${now.effectiveness}, ${off ?? `in ${name.hexName(field, stands.hex)}`}`,
  };
}

function uniformOf(field: Field, company: Company): Pick<Uniform, 'coat' | 'facing' | 'hat'> {
  const worn = field.uniforms[field.regiments[company.regiment]?.name ?? company.label];
  return worn ?? USUAL_UNIFORMS[company.side];
}
