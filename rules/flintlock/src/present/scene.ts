import { type Clock, chanceThat, nth, otherSide, percentText } from '@linstock/kernel';
import { type Body, type Goal, Name, type OrderMarker, type PhaseStep, type Scene } from '@linstock/scene';
import * as board from '../model/board.ts';
import { type Command, type CommandId, type Field, SIDE_NAMES, type UnitId } from '../model/field.ts';
import { gunsId } from '../model/names.ts';
import * as S from '../model/state.ts';
import { type State, statusOf } from '../model/state.ts';
import { inFigures, pointsOf } from '../play/activations/flight.ts';
import { continuityReckoning, seizureReckoning } from '../reckon/activation.ts';
import { flightReckoning } from '../reckon/flight.ts';
import { FORMATIONS } from '../tables/index.ts';
import { piecesOf } from './pieces.ts';

/** The progress of the battle: Activations begun, of its maximum (FL-3.0f). */
export function clock({ mostActivations }: Field, { activation, active, free }: State): Clock {
  const short = `Activation ${activation}`;
  return {
    label: free === 1 ? `${short}, Free` : short,
    short,
    now: activation,
    of: mostActivations,
    side: active,
  };
}

/** Everything a table draws of a position. */
export function scene(field: Field, s: State): Scene {
  const steps = stepsOf(s);
  return {
    clock: clock(field, s),
    steps,
    step: Math.min(s.step, steps.length - 1),
    pieces: piecesOf(field, s),
    bodies: bodiesOf(field, s),
    markers: markersOf(field, s),
    goals: [[goalOf(field, s, 0)], [goalOf(field, s, 1)]],
    standing: [standing(field, s, 0), standing(field, s, 1)],
  };
}

/**
 * The limits of the Commands of the side that acts, or the mode of the Command whose turn it is (FL-4.32,
 * FL-5.3i). Both players see them.
 */
function markersOf(field: Field, s: State): OrderMarker[] {
  if (s.step !== S.TURNS) return [];
  return field.armies[s.active].commands.flatMap((command) => {
    const told = markerOf(s, command);
    return told === null || s.turned[command] === 1
      ? []
      : board.commandUnits({ field, s }, command).map((unit) => ({ piece: board.unitId(unit), ...told }));
  });
}

const MODES: Readonly<Record<number, Pick<OrderMarker, 'face' | 'label'>>> = {
  [S.FORMATION]: { face: 'form', label: 'changes formation' },
  [S.SHOCK]: { face: 'charge', label: 'Shocks' },
  [S.CHARGE]: { face: 'charge', label: 'Charges' },
};

/** The mark of a Command; null for one without limits. */
function markerOf(s: State, command: CommandId): Pick<OrderMarker, 'face' | 'label'> | null {
  switch (s.activity[command]) {
    case S.FULL:
      return s.command === command ? (MODES[s.mode] ?? null) : null;
    case S.PARTIAL:
      return { face: 'move', label: 'partially active: moves only' };
    case S.INACTIVE:
      return { face: 'hold', label: 'inactive in this Activation' };
    default:
      return { face: 'wait', label: 'out of its general’s reach' };
  }
}

function stepsOf({ active }: State): PhaseStep[] {
  const of = SIDE_NAMES[active];
  return [
    { id: `${active}:start`, label: `${of} Activation begins`, side: active, clause: 'FL-4.4f' },
    { id: `${active}:turns`, label: 'Commands and guns', side: active, clause: 'FL-5.3a' },
    { id: `${active}:end`, label: 'The Activation ends', side: active, clause: 'FL-3.0c' },
    { id: `${active}:continuity`, label: 'Who acts next', side: null, clause: 'FL-5.21a' },
  ];
}

function bodiesOf(field: Field, s: State): Body[] {
  const commands = field.commands.map((command) => commandBody(field, s, command));
  const guns = field.armies.flatMap(({ side, guns: all }) =>
    all.length === 0 ? [] : [gunsBody(s, side, all)],
  );
  return [...commands, ...guns];
}

function commandBody(field: Field, s: State, command: Command): Body {
  const game = { field, s };
  const units = board.commandUnits(game, command.id);
  const count = (marks: readonly number[]) => units.filter((unit) => marks[unit] === 1).length;
  const drill = nth(s.drill, command.id);
  const strength = new Set(units.map((unit) => board.unitOf(field, unit).base ?? unit)).size;
  const { initiative, range } = board.ratingsOf(game, command.leader);
  const track = `${s.track[command.id]} of ${command.cohesion}`;
  return {
    id: board.bodyId(command.id),
    side: command.side,
    name: board.commandName(field, command.id).text,
    called: board.commandName(field, command.id),
    leader: board.leaderName(game, command.leader).text,
    order: null,
    state: units.length === 0 ? 'gone' : activityWord(s, command),
    facts: [
      { label: 'Units', value: `${strength} of ${command.units.length}`, clause: 'FL-2.5a' },
      { label: 'Shock Status', value: statusOf(s, command.id), clause: 'FL-12.21a' },
      { label: 'Cohesion', value: track, clause: 'FL-12.24b' },
      { label: 'Formation', value: FORMATIONS[drill] ?? 'none', clause: 'FL-6.14a' },
      {
        label: 'First Volley',
        value: s.volley[command.id] === 'whole' ? 'yes' : 'fired',
        clause: 'FL-11.34a',
      },
      { label: 'Initiative', value: String(initiative), clause: 'FL-4.2a' },
      { label: 'Range', value: String(range), clause: 'FL-4.2b' },
      { label: 'Disordered', value: String(count(s.disordered)), clause: 'FL-11.51a' },
      { label: 'Reduced', value: String(count(s.reduced)), clause: 'FL-11.54a' },
    ],
    track: {
      ...{ label: 'Shock Status', state: statusOf(s, command.id), clause: 'FL-12.24b' },
      hits: nth(s.track, command.id),
      of: command.cohesion,
    },
    pieces: [...command.counters.map(board.unitId), board.leaderId(command.leader)],
  };
}

/** The activity of a Command in this Activation, for the roster. */
function activityWord(s: State, { id, side }: Command): string {
  if (side !== s.active || s.ended !== null) return statusOf(s, id);
  if (s.turned[id] === 1) return 'has had its turn';
  switch (s.activity[id]) {
    case S.FULL:
      return 'fully active';
    case S.PARTIAL:
      return 'partially active';
    case S.INACTIVE:
      return 'inactive';
    default:
      return 'out of its general’s reach';
  }
}

function gunsBody(s: State, side: 0 | 1, guns: readonly UnitId[]): Body {
  const left = guns.filter((gun) => s.at[gun] !== S.NONE && s.abandoned[gun] === 0).length;
  return {
    id: gunsId(side),
    side,
    name: `${SIDE_NAMES[side]} guns`,
    called: new Name(`${SIDE_NAMES[side]} guns`, { plural: true, article: true }),
    leader: '',
    order: null,
    state: left === 0 ? 'gone' : 'in action',
    facts: [{ label: 'Guns', value: `${left} of ${guns.length}`, clause: 'FL-5.6a' }],
    pieces: guns.map(board.unitId),
  };
}

/** A side wins when the enemy's army flees: the enemy's Flight Points against its Flight Level (FL-14.0a, FL-14.0c). */
function goalOf(field: Field, s: State, side: 0 | 1): Goal {
  const enemy = otherSide(side);
  const { flightLevel } = field.armies[enemy];
  const points = pointsOf(s, enemy);
  const flees = chanceThat(flightReckoning('', points, flightLevel), ({ flees: runs }) => runs);
  const commands = field.commands.filter((command) => command.side === enemy);
  return {
    title: 'put the enemy to Flight',
    counted: 'Flight Points',
    has: points,
    needs: flightLevel,
    bodies: commands.map(({ id }) => ({
      body: board.bodyId(id),
      done: board.commandUnits({ field, s }, id).length === 0,
    })),
    note:
      points < 0
        ? 'below nought for guns he took'
        : flees === 0
          ? 'safe as yet'
          : `flees at his next roll: ${percentText(flees)}`,
  };
}

/** The army's flight track, and what Continuity or Seizure will need, with their chances, in a sentence. */
function standing(field: Field, s: State, side: 0 | 1): string {
  const { flightLevel, leader } = field.armies[side];
  const points = pointsOf(s, side);
  const flees = chanceThat(flightReckoning('', points, flightLevel), ({ flees: runs }) => runs);
  const { initiative } = board.ratingsOf({ field, s }, leader);
  const acts = side === s.active;
  const roll = acts ? continuityReckoning(initiative, s.successes) : seizureReckoning(initiative);
  const goes = percentText(chanceThat(roll, ({ succeeds }) => succeeds));
  const flight = flees === 0 ? 'safe from Flight' : `flees at its next roll: ${percentText(flees)}`;
  return `${inFigures(points)} Flight Points of ${flightLevel}, ${flight}; ${acts ? 'another Activation by Continuity' : 'to seize the initiative'}: ${goes}.`;
}
