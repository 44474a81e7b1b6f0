import { type Refusal, refusal } from '@linstock/kernel';
import { nameOf, type ToyState } from '../model/state.ts';

/** Every way to give each company one of the choices. */
export function waysToChoose<T>(
  ids: readonly number[],
  choices: readonly T[],
): (readonly (readonly [number, T])[])[] {
  return ids.reduce<(readonly (readonly [number, T])[])[]>(
    (all, id) => all.flatMap((way) => choices.map((choice) => [...way, [id, choice] as const])),
    [[]],
  );
}

/** Refuses a list that does not name exactly these companies, each once and in order. */
export function unlessEach(
  s: ToyState,
  wanted: readonly number[],
  given: readonly { readonly company: number }[],
  clause: string,
): Refusal | null {
  if (wanted.join() === given.map(({ company }) => company).join()) return null;
  const names = wanted.map((id) => nameOf(s, id)).join(', ');
  return refusal('not-all', clause, `Each of these needs one choice, in this order: ${names}.`);
}
