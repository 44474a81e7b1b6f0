import { canonical, sha256Hex } from '@linstock/kernel';
import { type FittedBattle, flintlockBattle } from '../battles/index.ts';
import { drawUp } from './order-of-battle.ts';

/** SHA-256, in hexadecimal, of a battle's field, as written into records. */
export function battleHash(id: string): string {
  const hash = HASHES.get(id) ?? hashOf(flintlockBattle(id));
  HASHES.set(id, hash);
  return hash;
}

/** Reckoned once: every game begins with one. */
const HASHES = new Map<string, string>();

/**
 * The hash of a battle: of everything that can change a game, and of nothing else. Names, summaries, uniforms and data
 * for other systems are left out, so that a corrected word ends no game.
 */
export function hashOf(battle: FittedBattle): string {
  const field = drawUp(battle);
  const { map, ground, setUp, first, reform, mostActivations } = field;
  const { q, r, level } = map;
  return sha256Hex(
    canonical({
      hexes: ground.terrain.map(({ terrain }, hex) => [
        ...[q[hex], r[hex], level[hex], terrain, ground.passable[hex]],
        ...[0, 1, 2, 3, 4, 5].map((direction) => {
          const step = ground.steps[hex * 6 + direction];
          return step ? [step.road, ...step.sides] : null;
        }),
      ]),
      units: field.units.map(({ name: _name, called: _called, men: _men, ...unit }) => unit),
      regiments: field.regiments.map(({ name: _name, ...regiment }) => regiment),
      commands: field.commands.map(({ name: _name, ...command }) => command),
      leaders: field.leaders.map(({ name: _name, ...leader }) => leader),
      armies: field.armies.map(({ leader, flightLevel }) => ({ leader, flightLevel })),
      ...{ setUp, first, reform, mostActivations },
    }),
  );
}
