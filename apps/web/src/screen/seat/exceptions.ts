import type { Side, StandingKind } from '@linstock/kernel';
import type { StandingRule, StandingRules } from '@linstock/protocol';
import type { Scene } from '@linstock/scene';
import { exceptionsOf } from './standingRules.ts';

/** An exception for a unit, or a whole body of troops, at one kind of question. */
export interface ExceptionRow {
  readonly name: string;
  readonly kind: string;
  readonly rule: StandingRule;
  readonly pieces: readonly number[];
}

/** The exceptions of a seat: those of a whole body in one row, the others unit by unit. */
export function listExceptions(rules: StandingRules, scene: Scene | null): readonly ExceptionRow[] {
  const left = [...exceptionsOf(rules)];
  const rows: ExceptionRow[] = [];
  for (const { name, pieces } of bodiesOf(scene))
    for (const kind of new Set(left.map((each) => each.kind))) {
      const own = left.filter((each) => each.kind === kind && pieces.includes(each.piece));
      const [first] = own;
      const alike = own.every((each) => JSON.stringify(each.rule) === JSON.stringify(first?.rule));
      if (!first || !alike || own.length < pieces.length) continue;
      rows.push({ name: `${name}, all ${pieces.length}`, kind, rule: first.rule, pieces });
      for (const each of own) left.splice(left.indexOf(each), 1);
    }
  for (const { piece, kind, rule } of left) {
    const name = scene?.pieces.find(({ number }) => number === piece)?.name ?? 'Troops that have gone';
    rows.push({ name, kind, rule, pieces: [piece] });
  }
  return rows;
}

/** Bodies of troops of which two or more can be named. */
function bodiesOf(
  scene: Scene | null,
): { readonly name: string; readonly side: Side; readonly pieces: readonly number[] }[] {
  return (scene?.bodies ?? []).flatMap(({ id, side, name }) => {
    const pieces = numbersOf(scene, id);
    return pieces.length > 1 ? [{ name, side, pieces }] : [];
  });
}

function numbersOf(scene: Scene | null, body: string): number[] {
  return (scene?.pieces ?? []).flatMap(({ group, number }) =>
    group === body && number !== undefined ? [number] : [],
  );
}

/** A unit for which an exception can be made, by name. */
export interface ExceptionUnit {
  readonly name: string;
  readonly pieces: readonly number[];
}

/** The units that a seat can make exceptions for: its bodies, then its pieces on the table, by name. */
export function listExceptionUnits(scene: Scene | null, side: Side): readonly ExceptionUnit[] {
  const bodies = bodiesOf(scene).filter((body) => body.side === side);
  const pieces = (scene?.pieces ?? []).flatMap(({ side: whose, name, number, place, pose }) =>
    whose === side && number !== undefined && (place !== null || pose) ? [{ name, pieces: [number] }] : [],
  );
  return [...bodies, ...pieces.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))];
}

/** The kinds of question for which a single unit may have an exception. */
export function kindsOfUnits(kinds: readonly StandingKind[]): readonly StandingKind[] {
  return kinds.filter(({ says }) => says === 'act');
}
