import { createStore } from './store.ts';

/** Situations to begin with, brought along from a table or a battle, by the name of their form. */
export const preset = createStore<{
  readonly of: string | null;
  readonly situations: Readonly<Record<string, unknown>>;
}>({
  of: null,
  situations: {},
});

/** Opens the reckoner with these situations, named after their subjects. */
export function openWithPreset(
  of: string,
  given: readonly { readonly form: string; readonly situation: unknown }[],
): void {
  preset.set({ of, situations: Object.fromEntries(given.map((each) => [each.form, each.situation])) });
}
