import { lengthWords } from '@linstock/ground';
import type { Clock, Side } from '@linstock/kernel';
import {
  type Body,
  type Feature,
  type OrderMarker,
  type PhaseStep,
  personNamed,
  type Scene,
  type TableGround,
} from '@linstock/scene';
import { companyId, generalId } from '../model/board.ts';
import type { Brigade, CompanyId, Field } from '../model/field.ts';
import { siteOf, taskOf } from '../model/ground.ts';
import type { Group, State, Work } from '../model/state.ts';
import * as S from '../model/state.ts';
import { counted, tollsOf } from '../play/victory.ts';
import { isFinished } from '../reckon/siege.ts';
import { lossLimit } from '../reckon/victory.ts';
import { goalsOf } from './goals.ts';
import { brigadeId, piecesOf } from './pieces.ts';
import { entriesOf } from './reinforcements.ts';
import { zoneOf } from './set-up.ts';

/** Turns, in which each side has its player turn (MM-A0k). */
export function clock({ turns }: Field, { turn, active }: State): Clock {
  return { label: `Turn ${turn} of ${turns}`, short: `Turn ${turn}`, now: turn, of: turns, side: active };
}

/** Everything a table draws of a position. */
export function scene(field: Field, s: State): Scene {
  const steps = stepsOf(field, s);
  const at = steps.findIndex(({ id }) => id === String(s.step));
  return {
    clock: clock(field, s),
    steps,
    step: Math.max(0, at),
    pieces: piecesOf(field, s),
    bodies: field.brigades.map((brigade) => bodyOfBrigade(field, s, brigade)),
    features: featuresOf(field, s),
    markers: markersOf(s),
    goals: [goalsOf(field, s, 0), goalsOf(field, s, 1)],
    standing: [standingOf(field, s, 0), standingOf(field, s, 1)],
  };
}

/** The orders of the acting companies, and the effect of their command die (MM-A5f, MM-E2b); open to all. */
function markersOf({ group, status }: State): OrderMarker[] {
  if (!group) return [];
  return group.companies
    .filter((id) => status[id] === S.ON_TABLE)
    .map((id) => ({ piece: companyId(id), ...markerOf(group, id) }));
}

function markerOf(group: Group, company: CompanyId): Pick<OrderMarker, 'face' | 'label'> {
  const mover = group.movers.indexOf(company);
  if (mover < 0) return { face: 'hold', label: 'ordered to stand' };
  // One die binds all, or each mover has its own; one that waits for its own is not bound yet.
  switch (group.results[group.companies.indexOf(company)]) {
    case S.MUST_CHARGE:
      return { face: 'charge', label: 'must charge' };
    case S.MAY_NOT_CHARGE:
      return { face: 'move', label: 'moves, but may not charge' };
    case S.NO_ADVANCE:
      return { face: 'wait', label: 'no advance' };
    default:
      return { face: 'move', label: 'ordered to move' };
  }
}

/** The ground it is fought on. */
export function ground({ table }: Field): TableGround {
  const names = [
    ...table.roads.map(({ id, line }) => ({
      text: words(id),
      kind: 'road' as const,
      at: line[Math.floor(line.length / 2)],
    })),
    ...table.hills.map(({ id, box }) => ({
      text: words(id),
      kind: 'height' as const,
      at: { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2 },
    })),
  ];
  return {
    kind: 'table',
    table,
    names: names.flatMap(({ text, kind, at }) => (at && !GENERIC.has(text) ? [{ text, kind, at }] : [])),
  };
}

/** Names that say no more than the drawing does. */
const GENERIC: ReadonlySet<string> = new Set(['Road', 'Hill']);

/** `greenRiverRoad` as `Green River Road`. */
function words(id: string): string {
  const apart = id
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/\d+[ab]?\d?$/, '')
    .trim();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

const STEPS: readonly (readonly [number, string, string])[] = [
  [S.COMPULSORY, 'Rout moves', 'MM-E3k'],
  [S.MORALE, 'Brigade morale', 'MM-E3a'],
  [S.RALLY, 'Rally', 'MM-E4a'],
  [S.ACTIONS, 'Actions', 'MM-A5f'],
];

function stepsOf({ sideNames }: Field, s: State): PhaseStep[] {
  if (s.step === S.BUY || s.step === S.PLACE)
    return [{ id: String(s.step), label: 'Set-up', side: s.active, clause: 'MM-BAT1f' }];
  if (s.step === S.BEGIN || s.step === S.FIRST_MOVE)
    return [{ id: String(s.step), label: 'First move', side: null, clause: 'MM-A5a' }];
  return STEPS.map(([step, label, clause]) => ({
    id: String(step),
    label: `${sideNames[s.active]}: ${label.toLowerCase()}`,
    side: s.active,
    clause,
  }));
}

function bodyOfBrigade(field: Field, s: State, brigade: Brigade): Body {
  const general = field.generals[brigade.general];
  const lost = brigade.companies.filter((id) => s.status[id] === S.LOST).length;
  const routing = brigade.companies.some((id) => s.routing[id] === 1);
  return {
    id: brigadeId(brigade.id),
    side: brigade.side,
    name: brigade.name,
    called: personNamed(brigade.name),
    leader: general && s.generalLost[general.id] === 0 ? general.name : 'the army commander',
    order: null,
    state: routing ? 'routing' : s.tested[brigade.id] === 1 ? 'shaken' : 'in good order',
    facts: [
      {
        label: 'Companies',
        value: `${brigade.companies.length - lost} of ${brigade.companies.length}`,
        clause: 'MM-E3h',
      },
      { label: 'Character', value: S.personalityOf(s, brigade.general) ?? 'not yet known', clause: 'MM-E2m' },
    ],
    pieces: [...brigade.companies.map(companyId), generalId(brigade.general)],
  };
}

function featuresOf(field: Field, s: State): Feature[] {
  const { areas, ramparts } = field.table;
  const changed = (
    list: readonly { readonly id: string }[],
    flags: readonly number[],
    kind: 'burning' | 'trampled' | 'breached',
  ): Feature[] => list.filter((_, i) => flags[i] === 1).map(({ id }) => ({ id, kind, label: kind }));
  return [
    ...changed(areas, s.burning, 'burning'),
    ...changed(areas, s.trampled, 'trampled'),
    ...changed(ramparts, s.breached, 'breached'),
    ...s.works.map(workOf),
    ...entriesOf(field, s),
    ...zoneOf(field, s),
  ];
}

/** A work that engineers have made, or are making (MM-E7k3). */
function workOf(work: Work, i: number): Feature {
  const { task, label, turnsOfWork } = taskOf(work);
  const done = isFinished(task, work.turns);
  const made = { buildBridge: 'bridge', destroyBridge: 'ruin', earthwork: 'earthwork' } as const;
  const kind = task === 'obstacle' ? (work.about === S.NONE ? 'abatis' : 'cleared') : made[task];
  return {
    id: `work:${i}`,
    kind: done ? kind : 'site',
    label: done ? label : `${label}: ${work.turns} of ${turnsOfWork} turns`,
    at: siteOf(work),
  };
}

/** A side's progress towards victory and towards defeat. */
function standingOf(field: Field, s: State, side: Side): string {
  const toll = tollsOf(field, s)[side];
  const { lost, original } = toll;
  const breaks = lossLimit(toll, field.switches, field.pickup);
  const losses = `Has lost ${lost} of ${original} companies; beaten at ${breaks}`;
  const { judgement } = field;
  if (!('atLeast' in judgement)) return `${losses}.`;
  const goal =
    judgement.kind === 'countInTerrain'
      ? `on ${words(judgement.terrain)}`
      : `beyond ${lengthWords(judgement.line, 1)}`;
  return side === judgement.side
    ? `${losses}; wants ${judgement.atLeast} companies ${goal} at the end, and has ${counted(field, s)}.`
    : `${losses}; wins at the end unless the enemy has ${judgement.atLeast} companies ${goal} (now ${counted(field, s)}).`;
}
