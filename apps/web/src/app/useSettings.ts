import { type Settings, settings } from './settings.ts';
import { useStore } from './useStore.ts';

/** The settings, drawn again when one changes. */
export function useSettings(): Settings {
  return useStore(settings, (value) => value);
}
