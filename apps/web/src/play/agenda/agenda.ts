/**
 * The agenda: a list of intentions in the session's state, answers that will be given without asking the player again.
 * The functions here are pure. `decide.ts` says what an intention does at a question; `runner.ts` carries it out.
 */
import type { Intention, IntentionKind } from './intention.ts';

export type Agenda = readonly Intention[];

/** The order in which intentions are asked before the question is listed for the player. */
export const ASKED_BEFORE: readonly IntentionKind[] = ['march', 'sequence', 'forced'];

/** The order in which intentions are asked once the question is listed. */
export const ASKED_AFTER: readonly IntentionKind[] = [
  'pass',
  'draft',
  'selection',
  'carried',
  'confirmed',
  'riders',
  'stop',
  'rest',
];

/** An event that ends intentions. */
export type AgendaEvent =
  /** The judge refused an answer. */
  | 'refused'
  /** The game was taken back. */
  | 'taken back'
  /** The player stepped back on the board. */
  | 'stepped back'
  /** The player dropped the rest of an order. */
  | 'halted';

/** The intentions that each event ends. A draft ends only when its side answers. */
export const ENDED_BY: Readonly<Record<AgendaEvent, readonly IntentionKind[]>> = {
  refused: ['sequence', 'forced', 'selection', 'confirmed'],
  'taken back': ['march', 'forced', 'rest'],
  'stepped back': ['carried'],
  halted: ['rest'],
};

/** The intention of a kind, or null. Each side may have a draft: `side` says whose. */
export function intentionOf<K extends IntentionKind>(
  agenda: Agenda,
  kind: K,
  side?: number,
): Extract<Intention, { kind: K }> | null {
  const found = agenda.find(
    (each) => each.kind === kind && (each.kind !== 'draft' || side === undefined || each.side === side),
  );
  return (found as Extract<Intention, { kind: K }> | undefined) ?? null;
}

/** The agenda with an intention added. It replaces one of the same kind, of drafts that of the same side. */
export function withIntention(agenda: Agenda, intention: Intention): Agenda {
  return [...agenda.filter((each) => !replaces(intention, each)), intention];
}

/** The agenda without some kinds of intention. */
export function removeKinds(agenda: Agenda, kinds: readonly IntentionKind[]): Agenda {
  const left = agenda.filter(({ kind }) => !kinds.includes(kind));
  return left.length === agenda.length ? agenda : left;
}

/** The agenda with one intention replaced by another, or removed if `after` is null. */
export function replaceIntention(agenda: Agenda, before: Intention, after: Intention | null): Agenda {
  if (before === after) return agenda;
  return agenda.flatMap((each) => (each === before ? (after ?? []) : each));
}

const replaces = (one: Intention, other: Intention): boolean =>
  one.kind === other.kind && (one.kind !== 'draft' || other.kind !== 'draft' || one.side === other.side);
