import { inches } from '@linstock/ground';
import type { Clock, SealedAnswer, Side } from '@linstock/kernel';
import { type Body, type Goal, Name, type PhaseStep, type Scene, type TableGround } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { officersWith } from '../model/board.ts';
import { type Brigade, type Field, NONE } from '../model/field.ts';
import { officerPiece, unitPiece } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { pointsOf } from '../play/turn-end.ts';
import { markersOn } from './markers.ts';
import { piecesOf } from './pieces.ts';
import { brigadeBody } from './words.ts';

/** The scale of all tables of this system, in yards an inch (JR-1.1a). */
const YARDS_AN_INCH = 50;

/** The progress of the battle. */
export function clock({ turns }: Field, { turn }: State): Clock {
  return { label: `Turn ${turn} of ${turns}`, short: `Turn ${turn}`, now: turn, of: turns, side: null };
}

/** Everything a table draws of a position. */
export function scene(field: Field, s: State, known: readonly SealedAnswer<Answer>[]): Scene {
  return {
    clock: clock(field, s),
    steps: STEPS,
    step: Math.min(s.phase, STEPS.length) - 1,
    pieces: piecesOf(field, s),
    bodies: field.brigades.map((brigade) => bodyOfBrigade(field, s, brigade)),
    markers: markersOn(field, s, known),
    goals: [[goalOf(field, s, 0)], [goalOf(field, s, 1)]],
    standing: [standing(field, s, 0), standing(field, s, 1)],
  };
}

/** The nine phases of a turn (JR-5.1a). */
const STEPS: readonly PhaseStep[] = (
  [
    ['Orders', 'JR-5.2a'],
    ['Initiative and rallies', 'JR-5.3a'],
    ['Reveal', 'JR-5.4a'],
    ['First fires', 'JR-5.5a'],
    ['Disengaging', 'JR-5.6a'],
    ['Charges', 'JR-5.7a'],
    ['Moves', 'JR-5.8a'],
    ['Remaining fires', 'JR-5.9a'],
    ['Melees', 'JR-5.9b'],
  ] as const
).map(([label, clause], i) => ({ id: String(i + 1), label, side: null, clause }));

/** The ground it is fought on, with the names of its survey. */
export function ground({ labels, table }: Field): TableGround {
  const scaled = (yards: number): number => inches(yards / YARDS_AN_INCH);
  return {
    kind: 'table',
    table,
    names: labels.map(({ text, kind, at: [x, y] }) => ({ text, kind, at: { x: scaled(x), y: scaled(y) } })),
  };
}

function bodyOfBrigade(field: Field, s: State, { id, side, name, units }: Brigade): Body {
  const lost = units.filter((unit) => S.isLost(s, unit)).length;
  const on = units.filter((unit) => s.fate[unit] === S.ON_TABLE);
  const counted = (level: string): number => on.filter((unit) => S.levelOf(s, unit) === level).length;
  const leader = field.officers.find(({ rank, brigades }) => rank === 'brigade' && brigades.includes(id));
  const leads = leader && s.officer[leader.id] === S.SERVES;
  const officers = field.officers.filter(({ brigades }) => brigades[0] === id);
  return {
    id: brigadeBody(id),
    side,
    name,
    called: new Name(`${name}’s men`, { plural: true, short: name }),
    leader: leads ? leader.name : s.leaderless[id] === NONE ? '' : 'nobody: its commander has fallen',
    order: null,
    state:
      on.length === 0 ? 'not on the table' : counted('routed') > 0 ? 'part of it routed' : 'in the field',
    facts: [
      { label: 'Units', value: `${units.length - lost} of ${units.length}`, clause: 'JR-1.5b' },
      { label: 'Shaken', value: String(counted('shaken')), clause: 'JR-12.2a' },
      { label: 'Routed', value: String(counted('routed')), clause: 'JR-12.2b' },
      {
        label: 'With an officer',
        value: String(on.filter((unit) => officersWith(field, s, unit).length > 0).length),
        clause: 'JR-16.1a',
      },
    ],
    pieces: [...units.map(unitPiece), ...officers.map((officer) => officerPiece(officer.id))],
  };
}

/** A side wins with more points than the other at the end (JR-18.1b). */
function goalOf(field: Field, s: State, side: Side): Goal {
  const points = pointsOf({ field, s });
  const other = side === 0 ? 1 : 0;
  const enemies = field.brigades.filter((brigade) => brigade.side === other);
  return {
    title: `more points than the enemy’s ${points[other]} at the end`,
    counted: points[side] === 1 ? 'point now' : 'points now',
    has: points[side],
    needs: points[other] + 1,
    bodies: enemies.map(({ id, units }) => ({
      body: brigadeBody(id),
      done: units.every((unit) => S.isLost(s, unit)),
    })),
  };
}

/** The present points of a side (JR-18.1b). */
function standing(field: Field, s: State, side: Side): string {
  const points = pointsOf({ field, s });
  const [own, other] = [points[side], points[side === 0 ? 1 : 0]];
  const by = Math.abs(own - other);
  const how = own === other ? 'level' : `${by} ${own > other ? 'ahead' : 'behind'}`;
  return `${own} ${own === 1 ? 'point' : 'points'} if it ended now, ${how}.`;
}
