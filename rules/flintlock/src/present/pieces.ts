import type { Uniform } from '@linstock/battles';
import { nth } from '@linstock/kernel';
import {
  type Dress,
  type Mark,
  type MarkKind,
  type Piece,
  type PieceKind,
  sentence,
  USUAL_UNIFORMS,
} from '@linstock/scene';
import * as board from '../model/board.ts';
import type { Field, Leader, Unit, UnitId } from '../model/field.ts';
import { bodyIdOfUnit, facingWord, headingOf, signed } from '../model/names.ts';
import * as S from '../model/state.ts';
import { formationOf, type State } from '../model/state.ts';
import { overallRange } from '../play/activations/activation.ts';
import { hasSmoke } from '../play/fire/smoke.ts';
import { allowanceOf } from '../play/movement/marcher.ts';
import { moverOf } from '../reckon/going.ts';
import { MAX_RANGE } from '../tables/index.ts';

/** Every counter and leader of the battle, those off the map included. */
export function piecesOf(field: Field, s: State): Piece[] {
  const units = field.units
    .filter(({ id }) => s.fate[id] !== S.FOLDED)
    .map((unit) => unitPiece(field, s, unit));
  return [...units, ...field.leaders.map((leader) => leaderPiece(field, s, leader))];
}

function pieceKindOf(unit: Unit, s: State): PieceKind {
  if (unit.kind === 'artillery') return 'gun';
  if (unit.kind === 'cavalry') return 'horse';
  if (formationOf(s, unit.id) === 'SK') return 'skirmisher';
  if (unit.weapon === 'R') return 'rifle';
  return unit.militia ? 'militia' : 'foot';
}

const OFF: Readonly<Record<number, string>> = {
  [S.LOST]: 'eliminated',
  [S.FLED]: 'fled',
  [S.BOXED]: 'in the Reform Box',
  [S.CAPTURED]: 'captured',
  [S.DRAGGED]: 'dragged away',
};

function unitPiece(field: Field, s: State, unit: Unit): Piece {
  const { id, side } = unit;
  const hex = board.hexOfUnit(s, id);
  const on = hex !== S.NONE;
  const facing = board.facingOfUnit(s, id);
  const marks = unitMarks(field, s, unit);
  const formation = formationWord(s, unit);
  const regiment = field.regiments[unit.regiment]?.label ?? unit.name;
  const where = on ? `in ${board.hexName(field, hex)}` : (OFF[nth(s.fate, id)] ?? 'off the map');
  const looks = on ? `, faces ${facingWord(field, facing)}` : '';
  const states = marks.map(({ label }) => label).join(', ') || 'in good order';
  const { coat, facing: facings, hat = 'cocked hat' } = uniformOf(field, unit);
  return {
    id: board.unitId(id),
    number: id,
    side,
    kind: pieceKindOf(unit, s),
    name: sentence(unit.name),
    called: unit.called,
    short: `${regiment} ${unit.letter}`.trim(),
    full: unit.name,
    group: bodyIdOfUnit(field, id),
    place: on ? { hex } : null,
    off: on ? null : (OFF[nth(s.fate, id)] ?? 'off the map'),
    facing: on ? headingOf(facing) : null,
    ...(formation && { formation }),
    ...ORDER_OF[formationOf(s, id) ?? ''],
    marks,
    figures: figuresOf(field, s, unit),
    coat,
    facings,
    dress: { hat, flag: coloursOf(unit, pieceKindOf(unit, s)) },
    story: `${sentence(unit.name)}${formation ? `, in ${formation}` : ''}, ${where}${looks}, ${states}`,
  };
}

/** The colours of a regiment, with the first of its units of the line. */
function coloursOf({ letter, side }: Unit, kind: Piece['kind']): Dress['flag'] {
  if (kind !== 'foot' || (letter !== 'a' && letter !== '')) return null;
  return side === 0 ? 'union canton' : 'stars and stripes';
}

/** The way a counter shows its formation. */
const ORDER_OF: Readonly<Record<string, Pick<Piece, 'order'>>> = {
  Column: { order: 'column' },
  Close: { order: 'close' },
  Open: { order: 'open' },
  SK: { order: 'skirmish' },
};

function formationWord(s: State, { id, kind }: Unit): string | null {
  if (kind === 'artillery') return s.limbered[id] === 1 ? 'move mode' : 'fire mode';
  const formation = formationOf(s, id);
  return formation === 'SK' ? 'skirmish order' : formation === null ? null : `${formation} order`;
}

const mark = (kind: MarkKind, letter: string, label: string, clause: string): Mark => ({
  kind,
  letter,
  label,
  clause,
  passing: kind === 'moved' || kind === 'fired' || kind === 'acted',
});

function unitMarks(field: Field, s: State, { id, command }: Unit): Mark[] {
  const marks: Mark[] = [];
  if (s.abandoned[id] === 1) marks.push(mark('abandoned', 'A', 'abandoned', 'FL-11.56b'));
  if (s.disordered[id] === 1) marks.push(mark('disordered', 'D', 'Disordered', 'FL-11.51a'));
  if (s.reduced[id] === 1) marks.push(mark('reduced', 'R', 'Reduced', 'FL-11.54a'));
  if (s.limbered[id] === 1) marks.push(mark('limbered', 'L', 'in move mode', 'FL-2.24a'));
  if (board.isOnMap(s, id) && hasSmoke({ field, s }, id))
    marks.push(mark('smoke', 'S', 'in smoke', 'FL-11.44a'));
  if (command !== S.NONE && s.inReach[id] === 0 && s.at[id] !== S.NONE)
    marks.push(mark('out of command', 'O', 'out of command', 'FL-4.4a'));
  if (s.reacted[id] === 1) marks.push(mark('fired', 'F', 'has used Reaction Fire', 'FL-11.14a'));
  const acted = nth(s.acted, id);
  if ((acted & S.FIRED) !== 0) marks.push(mark('fired', 'F', 'has fired', 'FL-11.12a'));
  else if ((acted & S.MOVED) !== 0) marks.push(mark('moved', 'M', 'has moved', 'FL-7.11a'));
  else if ((acted & S.ACTED) !== 0) marks.push(mark('acted', 'T', 'has acted', 'FL-5.3b'));
  return marks;
}

function figuresOf(field: Field, s: State, unit: Unit): Piece['figures'] {
  const formation = formationOf(s, unit.id);
  const mover = moverOf(unit.kind, formation);
  const allowance = allowanceOf({ field, s }, unit.id);
  const figures = [
    { label: 'Morale', value: signed(unit.morale), clause: 'FL-2.22f' },
    { label: 'Movement', value: `${allowance}${mover === 'close' ? ', Close' : ''}`, clause: 'FL-7.11d' },
  ];
  if (unit.weapon !== null)
    figures.push({ label: 'Range', value: `${MAX_RANGE[unit.weapon]} hexes`, clause: 'FL-11.31c' });
  return figures;
}

function leaderPiece(field: Field, s: State, leader: Leader): Piece {
  const { id, side, command } = leader;
  const hex = board.hexOfLeader(s, id);
  const on = hex !== S.NONE;
  const called = board.leaderName({ field, s }, id);
  const title = called.text;
  const { initiative, range } = board.ratingsOf({ field, s }, id);
  const reaches = command === S.NONE ? overallRange({ field, s }, side) : range;
  const off = on ? null : s.leader[id] === S.GONE ? 'gone' : 'waits with his men';
  const unit = command === S.NONE ? field.armies[side].units[0] : field.commands[command]?.units[0];
  const { coat, facing } = uniformOf(field, board.unitOf(field, unit ?? 0));
  const duty = command === S.NONE ? 'commands the army' : `leads ${board.commandName(field, command)}`;
  const marks = leaderMarks(field, s, leader);
  return {
    id: board.leaderId(id),
    number: board.leaderNumber(field, id),
    side,
    kind: command === S.NONE ? 'commander' : 'leader',
    name: title,
    called,
    short: title.split(' ').at(-1) ?? title,
    group: command === S.NONE ? `army:${side}` : board.bodyId(command),
    place: on ? { hex } : null,
    off,
    facing: null,
    marks,
    figures: [
      { label: 'Initiative', value: String(initiative), clause: command === S.NONE ? 'FL-4.1a' : 'FL-4.2a' },
      {
        label: 'Command range',
        value: reaches === range ? String(range) : `${reaches} of ${range}`,
        clause: command === S.NONE ? 'FL-4.1b' : 'FL-4.2b',
      },
    ],
    coat,
    facings: facing,
    story: `${title}, ${duty}, initiative ${initiative}, ${off ?? `in ${board.hexName(field, hex)}`}`,
  };
}

function leaderMarks(field: Field, s: State, { id, command, side }: Leader): Mark[] {
  const marks: Mark[] = [];
  const fires = (unit: UnitId) => board.isOnMap(s, unit) && board.unitOf(field, unit).weapon !== null;
  if (s.volley[command] === 'whole' && field.commands[command]?.counters.some(fires))
    marks.push(mark('first volley', 'V', 'First Volley still to fire', 'FL-11.34a'));
  const { range } = board.ratingsOf({ field, s }, id);
  const less = command === S.NONE ? range - overallRange({ field, s }, side) : 0;
  if (less > 0) {
    const label = `Command Range ${less} less after failing to seize the initiative`;
    marks.push(mark('reduced', '−', label, 'FL-5.22e'));
  }
  if (s.leaderSmoke[id] === 1) marks.push(mark('smoke', 'S', 'smoke before his men', 'FL-11.41a'));
  return marks;
}

function uniformOf(field: Field, unit: Unit): Pick<Uniform, 'coat' | 'facing' | 'hat'> {
  const worn = field.uniforms[field.regiments[unit.regiment]?.name ?? ''];
  return worn ?? USUAL_UNIFORMS[unit.side];
}
