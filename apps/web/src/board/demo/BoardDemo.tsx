/**
 * The board of a battle on its own, to look at: `#/board-demo/cowpens`, with `?overlays`, `?marks`, `?palette=high`,
 * `?bare` (no pieces), `?animate` after it.
 */
import { battleById, battles, hexMapFor } from '@linstock/battles';
import { useMemo, useRef, useState } from 'react';
import { Board } from '../Board.tsx';
import type { BoardHandle } from '../model.ts';
import type { Animation } from '../pieces/motion.ts';
import type { Overlay } from '../overlay/Overlays.tsx';
import type { Ghost } from '../pieces/Pieces.tsx';
import { sampleOverlays } from './overlays.ts';
import { openingPieces } from './pieces.ts';

const noOverlays: readonly Overlay[] = [];
const noGhosts: readonly Ghost[] = [];
const none: readonly Animation[] = [];

/** The demonstration page; `path` is what follows `#/board-demo`. */
export function BoardDemo({ path }: { path: string }) {
  const { battle, wish } = useMemo(() => {
    const [name, query] = path.replace(/^\//, '').split('?');
    return { battle: battleById(name ?? '') ?? battles[0]!, wish: new URLSearchParams(query) };
  }, [path]);
  const map = hexMapFor(battle, 'american-legions');
  const handle = useRef<BoardHandle>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ground = useMemo(
    () => ({
      survey: battle.survey,
      map,
      names: battle.labels,
      title: {
        battle: battle.title,
        date: battle.date,
        sides: [
          { name: 'British', strength: strengthOf(battle, 0) },
          { name: 'American', strength: strengthOf(battle, 1) },
        ],
      },
    }),
    [battle, map],
  );
  const pieces = useMemo(
    () => (wish.has('bare') ? [] : openingPieces(battle, map, wish.has('marks'))),
    [battle, map, wish],
  );
  const shown = useMemo(
    () => sampleOverlays(map, pieces, wish.has('overlays') || wish.has('animate')),
    [map, pieces, wish],
  );
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <Board
        ground={ground}
        pieces={pieces}
        overlays={wish.has('overlays') ? shown.overlays : noOverlays}
        chosen={wish.has('overlays') ? shown.chosen : chosen}
        pickablePieces={wish.has('overlays') ? shown.pickable : null}
        pickablePlaces={[]}
        ghosts={wish.has('overlays') ? shown.ghosts : noGhosts}
        animations={wish.has('animate') ? shown.animations : none}
        settings={{
          palette: wish.get('palette') === 'high' ? 'high' : 'tinted',
          animation: true,
          textScale: 1,
          hideCounters: false,
        }}
        onPickPiece={(piece) => setChosen([piece])}
        onPickPlace={() => setChosen([])}
        handle={handle}
      />
    </main>
  );
}

function strengthOf(battle: (typeof battles)[number], side: 0 | 1): string {
  const force = battle.systems['american-legions'][side === 0 ? 'british' : 'american'];
  const companies = force.regiments.reduce((sum, regiment) => sum + regiment.companies.length, 0);
  return `${companies} companies`;
}
