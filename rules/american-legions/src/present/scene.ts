import type { Clock, Side } from '@linstock/kernel';
import {
  type Body,
  type OrderMarker,
  type OrderSign,
  type PhaseStep,
  type Scene,
  sentence,
} from '@linstock/scene';
import {
  type CompanyId,
  type Field,
  type Regiment,
  type RegimentId,
  SIDE_NAMES,
  type VictoryCondition,
} from '../model/field.ts';
import { performers } from '../model/phases.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { PHASES } from '../tables/index.ts';
import { goalsOf } from './goals.ts';
import * as name from './names.ts';
import { leaderNow, leaderTitle, piecesOf } from './pieces.ts';

/** Game turns, of which each side has its player turn (AL-3.0a). */
export function clock({ turns }: Field, { turn, active }: State): Clock {
  return { label: `Turn ${turn} of ${turns}`, short: `Turn ${turn}`, now: turn, of: turns, side: active };
}

/** Everything a table draws of a position. */
export function scene(field: Field, state: State): Scene {
  const steps = stepsOf(state);
  return {
    clock: clock(field, state),
    steps,
    step: Math.min(Math.max(0, state.step - 1), steps.length - 1),
    pieces: piecesOf(field, state),
    bodies: bodiesOf(field, state),
    markers: markersOf(field, state),
    goals: [goalsOf(field, state, 0), goalsOf(field, state, 1)],
    standing: [standing(field, state, 0), standing(field, state, 1)],
  };
}

const ORDER_SIGNS: Readonly<Record<Exclude<is.Order, 'none'>, OrderSign>> = {
  MOVE: 'move',
  FIRE: 'fire',
  MOVE_AND_FIRE: 'move and fire',
  CHARGE: 'charge',
};

/** The order of each company on the map, which is its regiment's and open to all (AL-4.6). */
function markersOf(field: Field, state: State): OrderMarker[] {
  return field.companies.flatMap(({ id, regiment }) => {
    const order = is.ORDERS[state.order[regiment] ?? is.NO_ORDER];
    if (order === undefined || order === 'none' || state.at[id] === is.NONE) return [];
    return [{ piece: name.companyId(id), face: ORDER_SIGNS[order], label: name.ORDER_WORDS[order] }];
  });
}

const STEP_CLAUSES = {
  command: 'AL-4.0a',
  movement: 'AL-6.1a',
  mutual_fire: 'AL-7.31a',
  shock: 'AL-7.4a',
  remove_charge_orders: 'AL-3.0h',
} as const;
const STEP_WORDS = {
  command: 'command',
  movement: 'movement',
  mutual_fire: 'Mutual fire',
  shock: 'shock',
  remove_charge_orders: 'Charges end',
} as const;

function stepsOf(state: State): PhaseStep[] {
  if (state.step === is.SET_UP) return [{ id: 'set-up', label: 'Set-up', side: null, clause: 'AL-2.4a' }];
  return PHASES.map((rule, i) => {
    const [first, second] = performers(rule, state.active);
    const side = second === undefined ? (first ?? null) : null;
    const word = STEP_WORDS[rule.phase];
    const label = side === null ? word : `${SIDE_NAMES[side]} ${word}`;
    return { id: `${state.active}:${i + 1}`, label, side, clause: STEP_CLAUSES[rule.phase] };
  });
}

function bodiesOf(field: Field, state: State): Body[] {
  const bodies = field.regiments.map((regiment) => regimentBody(field, state, regiment));
  for (const side of [0, 1] as const) {
    const guns = field.companies.filter((company) => company.side === side && company.regiment < 0);
    if (guns.length > 0)
      bodies.push(
        gunsBody(
          state,
          side,
          guns.map((gun) => gun.id),
        ),
      );
  }
  return bodies;
}

function regimentBody(field: Field, state: State, regiment: Regiment): Body {
  const leader = field.leaders[regiment.leader]!;
  const now = leaderNow(field, state, leader);
  const relieved = state.leaderStep[leader.id] === is.RELIEVED;
  const leads = relieved ? (field.commanders[regiment.side]?.name ?? '') : leaderTitle(state, leader);
  const count = (status: number) =>
    regiment.companies.filter((company) => state.status[company] === status).length;
  const onMap = regiment.companies.filter((company) => state.at[company] !== is.NONE);
  const facts = [
    { label: 'Companies', value: `${onMap.length} of ${regiment.companies.length}`, clause: 'AL-4.13b' },
  ];
  if (regiment.morale !== null) {
    facts.push({ label: 'Morale', value: `${regiment.morale} + ${now.effectiveness}`, clause: 'AL-4.5c' });
  }
  facts.push({ label: 'Radius', value: String(now.radius), clause: 'AL-4.2b' });
  facts.push({ label: 'Disordered', value: String(count(is.DISORDERED)), clause: 'AL-4.12a' });
  facts.push({ label: 'On the track', value: String(count(is.ON_TRACK)), clause: 'AL-4.12e' });
  facts.push({ label: 'Lost', value: String(count(is.ELIMINATED)), clause: 'AL-4.13a' });
  const order = name.orderNumbered(state.order[regiment.id] ?? is.NO_ORDER);
  const stands = state.regimentState[regiment.id] ?? is.OK;
  return {
    id: name.regimentId(regiment.id),
    side: regiment.side,
    name: regiment.name,
    called: regiment.called,
    leader: leads,
    order: regiment.skirmishers ? null : name.ORDER_WORDS[order],
    state:
      stands === is.OK
        ? orderWord(onMap.length, count(is.DISORDERED))
        : stands === is.ROUTED
          ? 'routed'
          : 'eliminated',
    facts,
    pieces: [
      ...regiment.companies.map(name.companyId),
      relieved ? name.commanderId(regiment.side) : name.leaderId(leader.id),
    ],
  };
}

/** The order of an unrouted regiment: good only if all its companies on the map are in good order. */
function orderWord(onMap: number, disordered: number): string {
  if (disordered === 0) return 'in good order';
  return disordered === onMap ? 'disordered' : `${disordered} of ${onMap} disordered`;
}

function gunsBody(state: State, side: Side, guns: readonly CompanyId[]): Body {
  const left = guns.filter((gun) => state.at[gun] !== is.NONE).length;
  return {
    id: name.gunsId(side),
    side,
    name: name.gunsName(side).text,
    called: name.gunsName(side),
    leader: '',
    order: null,
    state: left === 0 ? 'eliminated' : 'in good order',
    facts: [{ label: 'Guns', value: `${left} of ${guns.length}`, clause: 'AL-8.4d' }],
    pieces: guns.map(name.companyId),
  };
}

/** The progress of a side towards victory, in a sentence (AL-9.1 to AL-12.1). */
function standing(field: Field, state: State, side: Side): string {
  const ways = field.victory[side].any.map((condition) => conditionWords(field, state, condition));
  return `${sentence(ways.join('; or '))}.`;
}

function conditionWords(field: Field, state: State, condition: VictoryCondition): string {
  if (condition.kind === 'in-structures') {
    return `wants unrouted companies in ${condition.atLeast} ${condition.structure} hexes at the end`;
  }
  const named = (ids: readonly RegimentId[]) => ids.map((id) => field.regiments[id]?.name ?? '').join(', ');
  const broken = condition.of.filter((id) => state.regimentState[id] !== is.OK);
  const so = broken.length === 0 ? 'none is yet' : `broken: ${named(broken)}`;
  if (condition.kind === 'none-broken') return `wants ${named(condition.of)} unbroken at the end (${so})`;
  return `wants ${condition.count} of ${named(condition.of)} routed or eliminated (${so})`;
}
