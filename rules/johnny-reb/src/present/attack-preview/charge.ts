import { crossingsOf, inches, lengthWords, type Spot, shortLength, span } from '@linstock/ground';
import type { AttackPreview, AttackPreviewFire, AttackPreviewStop, AttackPreviewTick } from '@linstock/scene';
import { frontAt } from '../../measure/charge-way.ts';
import { whoMayPanic } from '../../measure/neighbours.ts';
import { slidTo } from '../../measure/slide.ts';
import { distanceFor, spent } from '../../measure/spending.ts';
import { footprintOf, placedOf, situationOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { nameOf, unitPiece } from '../../model/naming.ts';
import { chargeAhead } from '../../odds/attack-preview.ts';
import { CHARGES, type ChargePlan } from '../../play/charge/plan.ts';
import { type ChargePreview, chargePreview } from '../../play/charge/preview.ts';
import { obstacleCost } from '../../reckon/going.ts';
import { formationRow } from '../../reckon/rates.ts';
import type { RateRow } from '../../tables/index.ts';
import { sentence } from '../../tables/words.ts';
import { bareName } from '../words.ts';
import { type ChargeAlternative, reckonedWays } from './alternatives.ts';
import { endsOf, stepsOf, volleyWords } from './charge-words.ts';

/** The preview of a charge for the board and its card: corridor, rule, halts, fire, odds (JR-14, P6). */

/** Facts about a charge that are not in the state: assumptions, and other ways to make it. */
interface ChargeContext {
  readonly assumes: string;
  readonly ways: () => Iterable<ChargeAlternative>;
}

/** The charge of a unit at an enemy in the present state; null if none can be made. */
export function chargeTold(
  game: StateView,
  unit: UnitId,
  enemy: UnitId,
  { assumes, ways }: ChargeContext,
): AttackPreview | null {
  const { field, s } = game;
  const preview = chargePreview(game, unit, enemy);
  if (!('plan' in preview)) return null;
  const charge = chargeAhead(game, preview);
  if (!('bonus' in charge)) return null;
  const { plan } = preview;
  const { way } = plan;
  const row = formationRow(placedOf(field, s, unit).formation);
  return {
    title: sentence(`${nameOf(field, unit)} charges ${nameOf(field, enemy)}`).slice(0, -1),
    clause: 'JR-14.1a',
    piece: unitPiece(unit),
    target: unitPiece(enemy),
    from: way.slide.stand,
    to: slidTo(way.slide, way.contact),
    ticks: ticksOf(field, row, plan),
    stops: stopsOf(preview),
    shorts: shortsOf(preview),
    fires: firesOf(field, preview, volleyWords(charge, preview)),
    steps: stepsOf(charge, preview),
    follows: followsOf(game, plan),
    assumes,
    odds: () => endsOf(charge),
    ways: () => reckonedWays(field, unit, enemy, ways()),
  };
}

/** A mark for each inch spent, and one behind each obstacle for its cost. */
function ticksOf({ table }: Field, row: RateRow, { way }: ChargePlan): AttackPreviewTick[] {
  const spender = { row, ...CHARGES };
  const end = frontAt(way, way.contact);
  const cost = spent(table, spender, way.front, way.contact);
  const ticks: AttackPreviewTick[] = [];
  for (let inch = 1; inch < cost && inch <= MAX_TICKS; inch++) {
    const far = distanceFor(table, spender, way.front, inch, way.contact);
    ticks.push({ at: spotOf(frontAt(way, far)), spent: inch });
  }
  for (const { kind, slow, line } of table.obstacles)
    for (const at of slow ? crossingsOf(line, way.front, end) : []) {
      const spot = spotOf(frontAt(way, Math.round(at)));
      const label = `${kind.replaceAll('_', ' ')} +${obstacleCost(row, 1)}`;
      if (span(spot, end) > 0) ticks.push({ at: spot, spent: spent(table, spender, way.front, at), label });
    }
  return ticks;
}

/** More than the reach of any charge. */
const MAX_TICKS = 40;

const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

function stopsOf({ plan: { way }, halts }: ChargePreview): AttackPreviewStop[] {
  return halts.map(({ at, others }, i) => ({
    label: String(i + 1),
    at: slidTo(way.slide, at),
    joined: others.length > 0,
  }));
}

function shortsOf({ plan: { way }, bonuses }: ChargePreview): AttackPreview['shorts'] {
  return bonuses
    .filter(({ contact }) => !contact)
    .map(({ bonus, far }) => ({
      at: slidTo(way.slide, far),
      label: `a bonus of ${bonus} ends here: ${shortLength(way.contact - far, 1)} short`,
    }));
}

/** The volley of the target, and others that may fire from a halt on. */
function firesOf(
  field: Field,
  { plan, halts }: ChargePreview,
  volley: { readonly label: string; readonly sentence: string } | null,
): AttackPreviewFire[] {
  const others = [...new Set(halts.flatMap((halt) => halt.others))];
  const first = (unit: UnitId): number => halts.findIndex((halt) => halt.others.includes(unit)) + 1;
  const last = (unit: UnitId): number => halts.findLastIndex((halt) => halt.others.includes(unit)) + 1;
  return [
    ...(volley ? [{ piece: unitPiece(plan.target), ...volley }] : []),
    ...others.map((unit) => ({
      piece: unitPiece(unit),
      label: 'may join',
      sentence: `${sentence(`${nameOf(field, unit)} may fire too`).slice(0, -1)}, ${
        first(unit) === 1 && last(unit) === halts.length
          ? 'wherever it is halted'
          : `where it is halted by a ${first(unit)}${last(unit) === first(unit) ? '' : ` to ${last(unit)}`}`
      }.`,
    })),
  ];
}

/** The units that must check their morale if either of the two routs (JR-12.2d). */
function followsOf({ field, s }: StateView, { point, target, way }: ChargePlan): string[] {
  const situation = situationOf(field, s);
  const told = (unit: UnitId, where: Parameters<typeof whoMayPanic>[2]): string[] => {
    const { side } = placedOf(field, s, unit);
    const near = whoMayPanic(situation, side, where).filter(({ listed }) => listed !== unit);
    const names = near.map(({ listed }) => bareName(field, listed));
    if (names.length === 0)
      return [`If ${nameOf(field, unit)} routs, no friend is near enough to be shaken.`];
    return [
      `If ${nameOf(field, unit)} routs, within ${lengthWords(inches(6))} ${listWords(names)} must check morale.`,
    ];
  };
  return [...told(point, slidTo(way.slide, way.contact)), ...told(target, footprintOf(field, s, target))];
}

function listWords(names: readonly string[]): string {
  const [last, ...before] = [...names].reverse();
  return before.length === 0 ? `${last}` : `${before.reverse().join(', ')} and ${last}`;
}
