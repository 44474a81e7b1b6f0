import { importRecord } from '@linstock/judge';
import { RecordError } from '@linstock/kernel';
import { MAX_IMPORT } from '@linstock/protocol';
import { faultOf } from '../fault.ts';
import { loadSystems, systemOf } from '../registry.ts';
import type { CheckResult, Task } from './checker.ts';

/** Checks a record that was brought here, and makes it ready to go on, in a worker thread. */
export default async function check({ systems, value, between, commitment }: Task): Promise<CheckResult> {
  const known = await loadSystems(systems, systemNamedIn(value));
  try {
    refuseLong(value);
    return importRecord(value, (id) => systemOf(known, id), between, commitment);
  } catch (error) {
    const { status, body } = faultOf(error);
    if (status >= 500) throw error;
    return { status, refused: body };
  }
}

/** The system that a record names, if it names one at all. */
function systemNamedIn(value: unknown): unknown {
  return (value as { readonly rules?: { readonly id?: unknown } } | null)?.rules?.id;
}

function refuseLong(value: unknown): void {
  const entries = typeof value === 'object' && value !== null && 'entries' in value ? value.entries : null;
  if (!Array.isArray(entries) || entries.length <= MAX_IMPORT.entries) return;
  throw new RecordError(
    `A server takes in records of ${MAX_IMPORT.entries} entries at most; this has ${entries.length}. Open it in the page instead: games kept there may be longer.`,
  );
}
