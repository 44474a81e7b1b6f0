import { type RefObject, useMemo } from 'react';
import { mayAnimate, useSettings } from '../app/settings.ts';
import { Board } from '../board/Board.tsx';
import type { BoardHandle, GroundPicture, Picking, Pointed } from '../board/model.ts';
import {
  animationsOf,
  cheapestOf,
  ghostsOf,
  overlaysOf,
  pickablePieces,
  pickablePlaces,
  smokeOf,
} from './picture.ts';
import type { Tools } from './tools.tsx';
import { useTable, useTableState } from './useTable.ts';

interface Props {
  readonly ground: GroundPicture;
  readonly handle: RefObject<BoardHandle | null>;
  readonly hidden: boolean;
  /** Arcs, sight lines and the like, asked for by the reader. */
  readonly tools: Tools;
}

/** The board of this game: what is drawn on it, and what clicks on it mean. */
export function Field({ ground, handle, hidden, tools }: Props) {
  const table = useTable();
  const state = useTableState((whole) => whole);
  const { scene, latest, narrowed, picks } = state;
  const chosen = useSettings();
  const overlays = useMemo(
    () => [...(tools.active === null ? overlaysOf(state) : []), ...tools.overlays],
    [state, tools.active, tools.overlays],
  );
  const pieces = useMemo(() => (scene?.pieces ?? []).filter((piece) => piece.place !== null), [scene]);
  const animations = useMemo(
    () => (latest ? [...animationsOf(latest.n, latest.told), ...smokeOf(latest.n, latest.told, scene)] : []),
    // Played once for an entry: the scene of that moment, not later ones.
    // oxlint-disable-next-line react/exhaustive-deps
    [latest],
  );
  const view = useMemo(
    () => ({
      palette: chosen.palette,
      animation: mayAnimate(chosen) && state.shown === null,
      textScale: chosen.textSize / 100,
      hideCounters: hidden,
    }),
    [chosen, hidden, state.shown],
  );
  const candidates = (pieceId: string): string[] => {
    const piece = scene?.pieces.find((each) => each.id === pieceId);
    return piece ? [piece.id, piece.group, ...(piece.place === null ? [] : [piece.place])] : [pieceId];
  };
  const pick = (picksMeant: string[], pointed: Pointed, { shift }: Picking) => {
    if (!tools.take(pointed)) table.pick(picksMeant, shift);
  };
  return (
    <Board
      ground={ground}
      pieces={pieces}
      overlays={overlays}
      chosen={picks}
      pickablePieces={useMemo(() => pickablePieces(state), [state])}
      pickablePlaces={useMemo(() => pickablePlaces(state), [state])}
      ghosts={useMemo(() => ghostsOf(state), [state])}
      animations={animations}
      settings={view}
      handle={handle}
      onPickPiece={(piece, picking) =>
        pick(candidates(piece), { piece, place: candidates(piece)[2] ?? null }, picking)
      }
      onPickPlace={(place, picking) => pick([place], { piece: null, place }, picking)}
      onHover={(pointed) => {
        tools.follow(pointed);
        const { place } = pointed;
        const choices = place === null ? undefined : narrowed?.next.get(place);
        table.hover(choices ? cheapestOf(choices) : null);
      }}
      onInspect={({ piece }) => table.inspect(piece)}
    />
  );
}
