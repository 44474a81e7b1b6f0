import { comparisonsOf } from './compare.ts';
import type { Study } from './study.ts';

/** A study for a program: the keys of the first system's report, and all systems in `systems`. */
export function studyAsJson(study: Study): object {
  const systems = study.systems.map((fought) => ({
    ...fought.report,
    options: fought.options,
    history: fought.beside,
  }));
  return { ...systems[0], planned: study.batch.games, systems, compared: comparisonsOf(study) };
}
