import { type Clauses, type Origin, originOf } from '@linstock/kernel';

/** A rule as the list shows it. */
export interface FoundRule {
  readonly id: string;
  readonly line: string;
  /** Where it comes from, with a capital. */
  readonly from: string;
  /** How far it is a ruling of ours. */
  readonly origin: Origin;
}

/** The rules that have all the words asked for, in their number, their line or where they come from: `ruling` finds the rulings. */
export function rulesFound(clauses: Clauses, asked: string): FoundRule[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(clauses).flatMap(([id, clause]) => {
    const { line, from } = clause;
    const text = `${id} ${line} ${from}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return [];
    return [{ id, line, from: from.charAt(0).toUpperCase() + from.slice(1), origin: originOf(clause) }];
  });
}
