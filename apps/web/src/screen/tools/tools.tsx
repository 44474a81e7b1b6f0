import type { Name, Place, SightLine, Zone } from '@linstock/scene';
import { piecesPicked } from '@linstock/scene';
import { useMemo, useState } from 'react';
import type { PointerTarget } from '../../board/handling/model.ts';
import { Clause } from '../../common/Clause.tsx';
import { usePointerWords } from '../../common/fingerWording.ts';
import { placeFrom } from '../../common/places.ts';
import { useClauses, useSessionState } from '../../hooks/useSession.ts';
import { picksIn, shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame } from '../../play/state/state.ts';
import './tools.css';

/** The findings of a tool for the board to draw. */
export type ToolResult =
  | {
      readonly tool: 'arcs';
      readonly looker: string;
      readonly zones: readonly Zone[];
      /** True if it sees a place. Null if the rules do not say. */
      readonly sees: (place: Place) => boolean | null;
    }
  | { readonly tool: 'sight'; readonly sight: SightLine; readonly to: string }
  | { readonly tool: 'ruler'; readonly from: string; readonly to: string };

/** A tool by its name; a table of inches has its tape instead of the ruler. */
export type ToolName = 'sight' | 'arcs' | 'ruler';

/** Tools of the reader that take no part in the sequence of play. */
export interface Tools {
  readonly found: ToolResult | null;
  readonly active: ToolName | null;
  /** The tape of a table is in hand. */
  readonly taping: boolean;
  readonly setTaping: (inHand: boolean) => void;
  /** The result of the sight tool, or what it waits for. */
  readonly sight: SightLine | null;
  readonly hint: string | null;
  toggle(tool: ToolName): void;
  /** Takes a click where a tool wants it. */
  takeClick(pointed: PointerTarget): boolean;
  /** Follows the pointer. */
  follow(pointed: PointerTarget): void;
}

/** Line of sight (L) from a piece to where the pointer is, and what a piece can fire at (F). */
export function useTools(): Tools {
  const [active, setActive] = useState<Tools['active']>(null);
  const [taping, setTaping] = useState(false);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [laid, setLaid] = useState<{ from: string; fixed: boolean } | null>(null);
  const { game, rulebook, state, known, scene, picked } = useLookedAt();
  const looker = active === null ? null : (from ?? picked);
  const sight = useMemo(() => {
    if (active !== 'sight' || !game || !looker || !to) return null;
    return (
      rulebook?.present.shows.sight?.({ field: game.field, state, known }, looker, placeFrom(to)) ?? null
    );
  }, [active, game, rulebook, state, known, looker, to]);
  const found = useMemo((): ToolResult | null => {
    if (active === 'ruler') return laid && to ? { tool: 'ruler', from: laid.from, to } : null;
    if (!game || !looker) return null;
    if (active !== 'arcs') return sight && to ? { tool: 'sight', sight, to } : null;
    return {
      tool: 'arcs',
      looker,
      zones: rulebook?.present.shows.zones?.({ field: game.field, state, known }, looker) ?? [],
      sees: (place) =>
        rulebook?.present.shows.sight?.({ field: game.field, state, known }, looker, place)?.clear ?? null,
    };
  }, [active, game, rulebook, state, known, looker, sight, to, laid]);
  const name = scene?.pieces.find((piece) => piece.id === looker)?.called;
  return {
    found,
    active,
    taping,
    setTaping,
    sight,
    hint: hintOf(active, name ?? null, found?.tool === 'arcs' ? found.zones.map(({ label }) => label) : []),
    toggle(tool) {
      setActive(active === tool ? null : tool);
      setFrom(null);
      setTo(null);
      setLaid(null);
    },
    takeClick({ piece, place }) {
      if (active === null) return false;
      if (active === 'ruler' && place !== null) {
        setLaid(laid && !laid.fixed ? { ...laid, fixed: true } : { from: place, fixed: false });
        setTo(place);
        return true;
      }
      if (piece !== null && (looker === null || active === 'arcs')) setFrom(piece);
      else if (active === 'sight') setTo(place);
      return true;
    },
    follow({ place }) {
      const follows = active === 'sight' || (active === 'ruler' && laid?.fixed === false);
      if (follows && place !== null) setTo(place);
    },
  };
}

/** The input of the tools: the position on the screen, and the pieces chosen in it. */
function useLookedAt() {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const shown = useSessionState(shownEntryIn);
  const known = useSessionState((state) => state.known);
  const head = useSessionState((state) => state.head);
  const scene = useSessionState((state) => state.scene);
  const picked = useSessionState((state) => piecesPicked(picksIn(state))[0] ?? state.inspected);
  const state = useMemo(() => (game && head >= 0 ? stateAt(game, shown) : null), [game, shown, head]);
  return { game, rulebook, state, known, scene, picked };
}

/** @param zones what the zones found are called */
function hintOf(active: Tools['active'], name: Name | null, zones: readonly string[]): string | null {
  if (active === null) return null;
  if (active === 'ruler') return 'Ruler: click where it begins, then where it ends.';
  if (name === null)
    return active === 'sight'
      ? 'Line of sight: click the piece that looks.'
      : 'Arcs and range: click a piece.';
  if (active === 'sight') return `From ${name}: point at what it is to see.`;
  const [only, ...more] = zones;
  return only !== undefined && more.length === 0
    ? `${name}: ${only}.`
    : `${name}: what it can fire at, by range effect.`;
}

function stateAt(game: AnyGame, shown: number | null): unknown {
  return shown === null ? game.position.state : game.positionAt(shown).state;
}

/** The text of a tool: the verdict with its clause, and the section of the ground. */
export function ToolNote({ tools }: { tools: Tools }) {
  const clauses = useClauses();
  const byHand = usePointerWords();
  if (tools.hint === null) return null;
  return (
    <div className="tool-note panel" role="status">
      {tools.sight ? (
        <>
          <p>
            <b>{tools.sight.clear ? 'Clear.' : 'Blocked.'}</b> {tools.sight.sentence}{' '}
            <Clause id={tools.sight.clause} clauses={clauses} />
          </p>
          <Profile sight={tools.sight} />
        </>
      ) : (
        <p>{byHand(tools.hint)}</p>
      )}
      <p className="muted">Esc or the same key ends it.</p>
    </div>
  );
}

/** The ground along the line in section, with the line of sight over it. */
function Profile({ sight }: { sight: SightLine }) {
  const { profile } = sight;
  const wide = 200 / Math.max(1, profile.length - 1);
  const high = (level: number) => 50 - level * 14;
  const ground = profile.map(({ level }, i) => `${i * wide},${high(level)}`).join(' ');
  const [first, last] = [profile[0]?.level ?? 0, profile.at(-1)?.level ?? 0];
  return (
    <svg
      className="profile"
      viewBox="-4 -6 208 66"
      width="208"
      height="66"
      role="img"
      aria-label={`Heights along the line: ${profile.map(({ level }) => level).join(', ')}`}
    >
      <polygon points={`0,58 ${ground} 200,58`} className="profile-ground" />
      <line
        x1={0}
        y1={high(first) - 5}
        x2={200}
        y2={high(last) - 5}
        className={sight.clear ? 'profile-clear' : 'profile-blocked'}
      />
    </svg>
  );
}
