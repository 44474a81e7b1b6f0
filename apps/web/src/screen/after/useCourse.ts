import { last } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import { useEffect, useState } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import {
  chooseStageEnds,
  countLosses,
  findLastingLosses,
  type Stage,
  strengthOf,
  tracksOf,
} from './course.ts';

/** The course of the battle, stage by stage. Null while it is computed. Its tracks are put on the map. */
export function useCourse(): readonly Stage[] | null {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const [stages, setStages] = useState<readonly Stage[] | null>(null);
  useEffect(() => {
    if (!game || !rulebook) return;
    // After the page has been drawn: a long battle takes a moment to look through.
    const timer = setTimeout(() => {
      const ends = chooseStageEnds(
        game.line,
        (n) => game.rules.clock(game.field, game.positionAt(n).state).now,
      );
      const scenes = ends.map(
        ({ n }): Scene =>
          rulebook.present.shows.scene({ field: game.field, state: game.positionAt(n).state, known: [] }),
      );
      const end = last(scenes);
      const of = [strengthOf(end, 0), strengthOf(end, 1)] as const;
      const lost = findLastingLosses(countLosses(scenes));
      setStages(ends.map((end, i) => ({ ...end, lost: lost[i] ?? [0, 0], of })));
      // The turning points of a battle that was opened before may be marked already.
      const marks = session.store.get().tracks.filter(({ kind }) => kind === 'mark');
      session.apply({ on: 'view', do: 'draw tracks', tracks: [...tracksOf(scenes), ...marks] });
    }, 50);
    return () => {
      clearTimeout(timer);
      session.apply({ on: 'view', do: 'draw tracks', tracks: [] });
    };
  }, [session, game, rulebook]);
  return stages;
}
