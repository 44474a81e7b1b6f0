import { canonical, nth, type Options, type Side, type StandingKind, sha256Hex } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import type { Scale } from './battles/battle-lists.ts';
import { hashOf } from './battles/hash.ts';
import { MAX_SEED, type MorschauserBattle, morschauserBattle } from './battles/index.ts';
import { reckonings } from './forms/index.ts';
import { guide } from './guide/index.ts';
import { heuristics } from './heuristics/index.ts';
import { manifest, PICK_UP } from './manifest.ts';
import { type Answer, parseAnswer } from './model/answers.ts';
import type { Field } from './model/field.ts';
import { fieldOf, onField, type Setting, settingOf } from './model/setting.ts';
import { cloneState, deployState, LOST, type State } from './model/state.ts';
import { attachAtSetUp } from './play/generals.ts';
import { editByHand } from './play/by-hand.ts';
import { play } from './play/sequence.ts';
import { verdictOf } from './play/victory.ts';
import { present } from './present/index.ts';
import { clock } from './present/scene.ts';
import { CLAUSES } from './tables/clauses.ts';
import { PRESETS, type Preset, switchesOf } from './tables/switches.ts';

export type { Answer } from './model/answers.ts';
export type { Setting } from './model/setting.ts';
export type { State } from './model/state.ts';

/** The battles by their ids in `base/battles`. */
const BATTLES: Readonly<Record<string, string>> = {
  cowpens: 'cowpens',
  hobkirk: 'hobkirks-hill',
  maida: 'maida',
  [PICK_UP]: PICK_UP,
};

/** Men in a stand, by the scales of the battles: those that ship with Linstock by the ids in their files. */
const SCALES: Readonly<Record<string, Scale>> = {
  'MM-BAT2': { foot: 60, horse: 55, guns: 15 },
  'MM-BAT3': { foot: 48, horse: 52, guns: 25 },
  'MM-BAT4': { foot: 190, horse: 80, guns: 50 },
};

/** Men in a stand of a pick-up game and of any other battle (MM-A1b to MM-A1d). */
const PLAIN_SCALE: Scale = { foot: 100, horse: 50, guns: 40 };

/** The standing answers of a seat: the generals' changes of a die, the sharing of hits, and that its horse never pursues. */
const standing: readonly StandingKind[] = [
  {
    kind: 'command',
    title: 'A general’s change of a command die',
    clause: 'MM-E2s',
    says: 'usual',
    chance: null,
    differs: true,
  },
  {
    kind: 'share',
    title: 'Which companies take hits',
    clause: 'MM-E1h',
    says: 'usual',
    chance: null,
    differs: true,
  },
  { kind: 'pursue', title: 'Whether horse pursues', clause: 'MM-E8a', says: 'act', chance: null },
];

/** Morschauser Meets MacDuff: stands on a free-measure table, by company, for the horse-and-musket age. */
export const morschauser: Rulebook<State, Answer, Setting> = {
  ...manifest,
  // Since 7 a shot, a charge and a pursuit are asked about whenever a legal one exists: no older game
  // continues.
  version: '7',
  sidesIn: ({ listed }) => listed.sideNames,
  clauses: CLAUSES,
  guide,
  field: (id, options) => settingFor(id, options),
  battleHash,
  deploy({ listed }) {
    const state = deployState(listed);
    attachAtSetUp(listed, state);
    return state;
  },
  play,
  clone: cloneState,
  verdict: onField(verdictOf),
  edit: (umpire, setting, s, edits) => editByHand(umpire, fieldOf(setting, s), s, edits),
  clock: onField(clock),
  standing,
  parseAnswer,
  reckonings,
  heuristics,
  present,
  losses: onField(losses),
};

function battleHash(id: string): string {
  // A pick-up game's field follows from its options and the version of the rules.
  return id === PICK_UP ? sha256Hex(canonical(PICK_UP)) : hashOf(morschauserBattle(needBattle(id)));
}

/** The id of a battle's lists. Throws RangeError that names the existing battles. */
export function needBattle(id: string): string {
  const known = Object.hasOwn(BATTLES, id) ? BATTLES[id] : undefined;
  if (known !== undefined) return known;
  throw new RangeError(`Morschauser has no battle "${id}"; it has ${Object.keys(BATTLES).join(', ')}.`);
}

/**
 * The setting of a battle. Options: `preset` (basic, standard or full), any switch of T-OPTIONS by its name
 * (null: as in the preset). The pick-up game also has `seed`, a whole number, and `setup`, `laid-out` or
 * `own`.
 * @param drawn the battle on a map, if it differs from the system's
 */
export function settingFor(id: string, options: Options, drawn?: MorschauserBattle): Setting {
  const { preset = 'standard', seed, setup = 'laid-out', ...named } = options;
  const switches = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null));
  const chosen = PRESETS.find((each) => each === preset);
  if (!chosen)
    throw new RangeError(`The option preset is one of ${PRESETS.join(', ')}, not ${JSON.stringify(preset)}.`);
  const lists = drawn ?? morschauserBattle(id === PICK_UP ? seeded(seed) : needBattle(id));
  if (id !== PICK_UP && seed !== undefined)
    throw new RangeError('Only the pick-up game has the option seed.');
  if (setup !== 'laid-out' && setup !== 'own')
    throw new RangeError(`The option setup is laid-out or own, not ${JSON.stringify(setup)}.`);
  if (id !== PICK_UP && setup === 'own')
    throw new RangeError('Only the pick-up game can be set up by its players (setup: own).');
  return settingOf({
    id,
    lists,
    switches: switchesOf({ preset: chosen satisfies Preset, switches }, lists.options),
    scale: SCALES[lists.id] ?? PLAIN_SCALE,
    pickup: id === PICK_UP,
    own: setup === 'own',
  });
}

function seeded(seed: Options[string] | undefined): string {
  if (seed === undefined) return PICK_UP;
  if (typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED)
    return `${PICK_UP}:${seed}`;
  throw new RangeError(
    `The option seed is a whole number from 0 to ${MAX_SEED}, not ${JSON.stringify(seed)}.`,
  );
}

/** Companies of a side that are lost, and the men represented by the strength points lost. */
function losses(field: Field, state: State, side: Side) {
  const own = field.companies.filter((company) => company.side === side);
  const units = own.filter(({ id }) => state.status[id] === LOST).length;
  const menOf = own.reduce((sum, company) => sum + company.men, 0);
  const men = own.reduce((sum, company) => sum + company.men * partLost(state, company), 0);
  return { units, of: own.length, men: Math.round(men), menOf };
}

/** The part of a company that is lost: all of a lost company, else its hits (MM-A1p). */
function partLost(state: State, { id, abilities }: Field['companies'][number]): number {
  if (state.status[id] === LOST) return 1;
  return (abilities.strength - nth(state.strength, id)) / abilities.strength;
}
