import type { Hex } from '@linstock/ground';
import { last, nth, type Question } from '@linstock/kernel';
import { harmChance, type SaferWay } from '@linstock/scene';
import type { Answer, AnswerTo } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { facingWord } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { mayReactTo } from '../play/fire/fire-law.ts';
import { chanceOf } from '../play/fire/shot.ts';
import { facingsOf } from '../play/movement/facing.ts';
import { comeTo, provokedBy } from '../play/movement/march.ts';
import { barTo, type Marcher, marcherOf, stopsIn } from '../play/movement/marcher.ts';
import { disordersOver, type March } from '../play/movement/ways.ts';

/** Other ways for a march, and its rest after it was fired at. */

type MarchAnswer = Extract<AnswerTo<'action'>, { do: 'move' }> | Extract<AnswerTo<'go-on'>, { do: 'go-on' }>;
type Steps = March['path'];

/** The rest of the planned march from its present hex (FL-11.13l); null if it may not go on as planned. */
export function onward(_: Field, s: State, question: Question<Answer>, meant: Answer): Answer | null {
  const { moving } = s;
  if (question.kind !== 'go-on' || moving === null || meant.do !== 'move' || meant.unit !== moving.unit)
    return null;
  const path = meant.path.slice(moving.path.length - 1);
  if (path.length === 0) return null;
  const answer: Answer = { do: 'go-on', path, facing: meant.facing };
  return question.refuse(answer) === null ? answer : null;
}

/** Two ways at most to the same end that provoke less: the safest there is, and the same hexes faced otherwise on the way. */
export function safer(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
): readonly SaferWay<Answer>[] {
  if (answer.do !== 'move' && answer.do !== 'go-on') return [];
  const game = { field, s };
  const unit = answer.do === 'move' ? answer.unit : (s.moving?.unit ?? -1);
  const harm = harmOf(game, unit, answer.path);
  if (harm === 0) return [];
  const faced = answer.path.map((step, i) =>
    i === answer.path.length - 1
      ? step
      : { ...step, facing: safestFacing(game, unit, step.hex, answer.facing, false).facing },
  );
  const ways = [safestWay(game, unit, answer), faced].filter((path) => path !== null);
  const better = ways
    .map((path) => ({ path, harm: harmOf(game, unit, path) }))
    .filter((each) => each.harm < harm - 1e-9 && question.refuse({ ...answer, path: each.path }) === null)
    .sort((a, b) => a.harm - b.harm);
  const found = better.map(({ path }) => ({
    answer: { ...answer, path },
    label: labelOf(field, answer, path),
  }));
  return found.filter(({ label }, i) => found.findIndex((each) => each.label === label) === i);
}

const harmOf = (game: StateView, unit: UnitId, path: Steps): number =>
  harmChance(provokedBy(game, unit, path));

/** `round by 2 other hexes, facing north-west at its 3rd hex`: what is meant is drawn on the map, hex by hex. */
function labelOf(field: Field, { path: before, facing }: MarchAnswer, path: Steps): string {
  const others = path.filter(({ hex }) => !before.some((step) => step.hex === hex)).length;
  const turned = path
    .slice(0, -1)
    .flatMap((step, i) => (step.facing === facing ? [] : [{ step, at: i + 1 }]));
  const parts = [
    ...(others === 0 ? [] : [`round by ${others === 1 ? 'another hex' : `${others} other hexes`}`]),
    ...turned.map(({ step, at }) => `facing ${facingWord(field, step.facing)} at its ${ordinal(at)} hex`),
  ];
  return parts.join(', ');
}

const ordinal = (at: number): string => `${at}${['th', 'st', 'nd', 'rd'][at] ?? 'th'}`;

/** The safest facing on entering a hex, the planned one if it is as good; and the weight of its danger. */
function safestFacing({ field, s }: StateView, unit: UnitId, hex: Hex, meant: number, isEnd: boolean) {
  const { formation } = board.stacked({ field, s }, unit);
  const all = [meant, ...(isEnd ? [] : facingsOf(formation))].map((facing) => {
    const there = { field, s: comeTo(s, unit, hex, facing) };
    const chances = mayReactTo(there, unit).map((firer) => chanceOf(there, firer, unit, 'movement'));
    return { facing, weight: chances.reduce((sum, chance) => sum - Math.log(Math.max(1 - chance, 1e-6)), 0) };
  });
  return all.reduce((best, each) => (each.weight < best.weight ? each : best));
}

/** A step of the ground a unit could take: over the hexside, and for how many points. */
interface Edge {
  readonly to: Hex;
  readonly cost: number;
}

/**
 * The safest way to the end of a march, of those that do not Disorder the unit: the enemy can do least to it
 * there. Null if there is none.
 */
function safestWay(game: StateView, unit: UnitId, { path, facing }: MarchAnswer): Steps | null {
  const end = last(path).hex;
  const marcher = marcherOf(game, unit);
  const { points, start } = marcher;
  const edges = edgesOf(marcher);
  const weights = new Map<number, { facing: number; weight: number }>();
  const weightOf = (hex: Hex) => {
    const known = weights.get(hex) ?? safestFacing(game, unit, hex, facing, hex === end);
    weights.set(hex, known);
    return known;
  };
  // By points spent and hex: the minimum weight, and the hexes of its path.
  const best = Array.from({ length: points + 1 }, () => new Map<number, { weight: number; by: number[] }>());
  best[0]?.set(start, { weight: 0, by: [] });
  for (let spent = 0; spent < points; spent++)
    for (const [hex, { weight, by }] of best[spent] ?? [])
      for (const { to, cost } of hex === end ? [] : (edges.get(hex) ?? [])) {
        const there = best[spent + cost];
        const sum = weight + weightOf(to).weight;
        if (there && sum < (there.get(to)?.weight ?? Infinity))
          there.set(to, { weight: sum, by: [...by, to] });
      }
  const ways = best.flatMap((each) => each.get(end) ?? []);
  if (ways.length === 0) return null;
  const { by } = ways.reduce((one, other) => (other.weight < one.weight - 1e-9 ? other : one));
  return by.map((hex) => ({ hex, facing: weightOf(hex).facing }));
}

/** Every step the unit could take within its points, found before anything else is looked at, which would forget it. */
function edgesOf(marcher: Marcher): Map<number, Edge[]> {
  const { game, start, points, costs } = marcher;
  const { neighbours } = game.field.map;
  const edges = new Map<number, Edge[]>();
  const steps = new Map([[start, 0]]);
  for (const [hex, so] of steps) {
    if (so === points || (hex !== start && stopsIn(marcher, hex))) continue;
    const open: Edge[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const side = hex * 6 + direction;
      const cost = nth(costs, side);
      if (barTo(marcher, hex, direction) !== null || disordersOver(marcher, side)) continue;
      const to = nth(neighbours, side);
      open.push({ to, cost });
      if (!steps.has(to)) steps.set(to, so + 1);
    }
    edges.set(hex, open);
  }
  return edges;
}
