import type { Json, Situation } from '@linstock/kernel';
import * as board from '../model/board.ts';
import { type CommandId, type Field, type LeaderId, NONE, type UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { leaderOfPiece, unitOfPiece } from '../model/names.ts';
import { formationOf, type State, statusOf } from '../model/state.ts';
import { pointsOf } from '../play/activations/flight.ts';
import { occasionToFire } from '../play/fire/fire-law.ts';
import { enemiesWithin, shotOf } from '../play/fire/shot.ts';
import { shockPreview } from '../play/shock/shock-preview.ts';
import { attackOf, defenceOf, standOf } from '../play/shock/shock-strength.ts';
import { MAX_RANGE } from '../tables/index.ts';

/**
 * The reckonings that a unit may need, filled in from its place: fire at the nearest enemy, its morale, the
 * Shock of its Command. For a leader, his Initiative; for an army's leader, its Flight too.
 */
export function situations(field: Field, s: State, piece: string): readonly Situation[] {
  const game = { field, s };
  const unit = unitOfPiece(field, piece);
  if (unit !== null) return s.at[unit] === NONE || s.abandoned[unit] === 1 ? [] : ofUnit(game, unit);
  const leader = leaderOfPiece(field, piece);
  return leader === null || s.leaderAt[leader] === NONE ? [] : ofLeader(game, leader);
}

function ofUnit(game: StateView, unit: UnitId): Situation[] {
  const { morale, command } = board.unitOf(game.field, unit);
  return [
    ...fireOf(game, unit),
    { form: 'morale', situation: { morale } },
    ...(formationOf(game.s, unit) === null ? [] : [{ form: 'formation', situation: { morale } }]),
    ...(command === NONE ? [] : shockOf(game, command)),
  ];
}

/** The shot at its nearest legal target; none if there is no target. */
function fireOf(game: StateView, unit: UnitId): Situation[] {
  const near = (enemy: UnitId) => board.between(game, unit, enemy);
  const [target] = enemiesWithin(game, unit, MAX_RANGE.A)
    .filter((enemy) => occasionToFire(game, unit, enemy) !== null)
    .sort((a, b) => near(a) - near(b));
  const occasion = target === undefined ? null : occasionToFire(game, unit, target);
  if (target === undefined || occasion === null) return [];
  const { firer, target: hit, ...shot } = shotOf(game, unit, target, occasion);
  const formations = {
    firer: { ...firer, weapon: WEAPON_WORDS[firer.weapon ?? 'M'], formation: firer.formation ?? 'Open' },
    target: { ...hit, formation: hit.formation ?? 'Open' },
  };
  return [{ form: 'fire', situation: { ...shot, ...formations } satisfies Json }];
}

const WEAPON_WORDS = { M: 'musket', R: 'rifle', A: 'gun' } as const;

function shockOf(game: StateView, command: CommandId): Situation[] {
  const preview = shockPreview(game, command);
  const status = statusOf(game.s, command);
  if (preview?.reaction == null) return [{ form: 'pre-shock', situation: { status } }];
  const { name: _, ...defence } = defenceOf(game, preview);
  const [attack, stand] = [attackOf(game, preview), standOf(game, preview)];
  const { flank, rear, mixed } = attack.positions;
  const { cavalry, charging } = attack;
  const attacked = { ...lineOf(attack), flank, rear, mixed, cavalry, charging };
  return [
    { form: 'pre-shock', situation: { ...defence } },
    { form: 'shock', situation: { attack: attacked, stand: { ...lineOf(stand), terrain: stand.terrain } } },
  ];
}

/** A Line as the form asks for it. */
function lineOf({ size, status, formation, worn }: ReturnType<typeof attackOf> | ReturnType<typeof standOf>) {
  return { size, status, formation: formation ?? 'Open', wornOnce: worn.one, wornTwice: worn.both };
}

function ofLeader(game: StateView, leader: LeaderId): Situation[] {
  const { field, s } = game;
  const { side, command } = board.leaderOf(field, leader);
  const { initiative } = board.ratingsOf(game, leader);
  if (command !== NONE) return [{ form: 'self-activation', situation: { initiative } }];
  const successes = side === s.active ? s.successes : 0;
  const { flightLevel } = field.armies[side];
  return [
    { form: 'continuity', situation: { initiative, successes } },
    { form: 'seizure', situation: { initiative } },
    { form: 'flight', situation: { points: Math.max(0, pointsOf(s, side)), level: flightLevel } },
  ];
}
