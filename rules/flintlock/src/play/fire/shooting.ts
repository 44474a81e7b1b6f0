import { nth } from '@linstock/kernel';
import { saying, sentence, told, type Weapon } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { fireReckoning, type ShotOccasion, usesFirstVolley } from '../../reckon/fire.ts';
import { REACTED } from '../../reckon/reaction.ts';
import { afterVolley } from '../../reckon/volley.ts';
import type { Weapon as Arm } from '../../tables/index.ts';
import { markActed } from '../activations/actor.ts';
import { sufferFire } from './fire-results.ts';
import { momentOf, shotOf, unitsHit } from './shot.ts';

/** One shot, from the die to its effects on the units hit (procedure Fire). */
export function* shoot(game: Game, firer: UnitId, target: UnitId, occasion: ShotOccasion): Play {
  const { field, s } = game;
  const shot = shotOf(game, firer, target, occasion);
  const hit = unitsHit(game, target);
  const names = `fire of ${board.unitName(field, firer)} on ${board.namesOf(field, hit)}`;
  tellShot(game, firer, hit, occasion);
  s.fired[firer] = 1;
  if (usesFirstVolley(shot.firer)) {
    const { command } = board.unitOf(field, firer);
    s.volley[command] = afterVolley(s.volley[command] ?? 'spent', momentOf(game, occasion)); // FL-11.34e, g
  }
  if (occasion === 'phasing') {
    s.limbered[firer] = 0; // FL-5.6c
    markActed(game, firer, S.FIRED);
    s.shots = [...s.shots, { firer, at: hit }];
  } else s.reacted[firer] = REACTED;
  if (occasion === 'movement') s.fumes = [...s.fumes, firer];
  const { result } = game.umpire.throw(fireReckoning(shot, sentence(names)));
  yield* sufferFire(game, hit, result, shot.target.skirmishPair);
}

const ARMS: Readonly<Record<Arm, Weapon>> = { M: 'musket', R: 'rifle', A: 'gun' };
const CLAUSES: Readonly<Record<ShotOccasion, string>> = {
  phasing: 'FL-11.12a',
  return: 'FL-11.13b',
  movement: 'FL-11.13e',
};

function tellShot(game: Game, firer: UnitId, hit: readonly UnitId[], occasion: ShotOccasion): void {
  const { field, s } = game;
  const { side, weapon } = board.unitOf(field, firer);
  const [one, many] = occasion === 'return' ? ['returns', 'return'] : ['fires', 'fire'];
  const at = occasion === 'return' ? 'the fire of' : 'at';
  emit(
    game,
    side,
    [CLAUSES[occasion]],
    () => told`${saying(board.unitName(field, firer), one, many)} ${at} ${board.namesOf(field, hit)}`,
    () => ({
      kind: 'volley',
      by: board.unitIds([firer]),
      targets: board.unitIds(hit),
      at: { hex: board.hexOfUnit(s, nth(hit, 0)) },
      weapon: ARMS[weapon ?? 'M'],
    }),
  );
}
