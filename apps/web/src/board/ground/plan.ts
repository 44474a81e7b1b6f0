/** A plan of a battle: a small picture of its engraved ground, made beforehand, and the places of the troops on it. */

import { battleSummaryOf } from '@linstock/battles';
import { Position, seededDice } from '@linstock/kernel';
import { isOfficer, type Piece } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { PlanBody, PlanData } from '../../plans/planData.ts';
import { HEX_RADIUS, plateOf } from '../plate/plate.ts';
import { spotOfPlace, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { boundsOf, type GroundSource } from './engraving.ts';
import { makeGroundKey, prepareHexGround, prepareTableGround } from './source.ts';

/** The ground of a battle as its game begins, for a painter. */
export function groundOfBattle(rules: AnyRulebook, battle: string): GroundSource {
  const ground = rules.present.shows.ground(rules.field(battle, {}));
  if (ground.kind === 'hexes') return prepareHexGround(ground, false);
  const { title: name } = battleSummaryOf(rules, battle);
  return prepareTableGround(ground, battle, name);
}

/** The plan of a battle, worked out of its rulebook. */
export function planOfBattle(rules: AnyRulebook, battle: string): PlanData {
  const source = groundOfBattle(rules, battle);
  const field = rules.field(battle, {});
  // The game at its first question: some systems set their armies up before it.
  const { state } = Position.start(rules, field, seededDice(battle));
  const { pieces } = rules.present.shows.scene({ field, state, known: [] });
  const standing = pieces.flatMap((piece) => standingOf(source, piece));
  // A stack of counters is one block on a plan.
  const troops = [...new Map(standing.map((each) => [each.join(), each])).values()];
  const { x, y, width, height } = boundsOf(source);
  const box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return { key: makeGroundKey(source), box, troops };
}

function standingOf(source: GroundSource, piece: Piece): PlanBody[] {
  const { side, place, pose, facing } = piece;
  if (isOfficer(piece)) return [];
  if (source.kind === 'table') {
    if (!pose) return [];
    const laid = { table: source.table, bearing: source.bearing };
    const [x, y] = spotOfPlace(laid, pose);
    const size = [unitsOf(pose.frontage), unitsOf(pose.depth)].map(Math.round);
    const turn = turnOnPlate({ ...laid, field: boundsOf(source) }, pose.facing);
    return [[side, Math.round(x), Math.round(y), Math.round(turn), size[0]!, size[1]!]];
  }
  if (place === null || !('hex' in place)) return [];
  const [x, y] = plateOf(source.plate).centres[place.hex]!;
  const size = [1.4 * HEX_RADIUS, 0.6 * HEX_RADIUS].map(Math.round);
  return [[side, Math.round(x), Math.round(y), Math.round((facing ?? 0) / 10), size[0]!, size[1]!]];
}
