import { type ReactNode, useMemo, useRef } from 'react';
import type { EmbedRequest } from '../app/embedAddress.ts';
import type { FieldGround } from '../board/fieldGround.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { liveryOf } from '../design/livery.ts';
import { useSessionState } from '../hooks/useSession.ts';
import type { AnyGame } from '../play/state/state.ts';
import { Field } from '../screen/field/Field.tsx';
import { groundOf } from '../screen/field/picture.ts';
import { useBearing } from '../screen/field/useBearing.ts';
import { useFollowingReplay } from '../screen/playback/useFollowing.ts';
import { useTools } from '../screen/tools/tools.tsx';
import { hourOfTurn } from '../screen/track/TurnTrack.tsx';
import { EmbedControls } from './EmbedControls.tsx';
import { EmbedLog } from './EmbedLog.tsx';
import { OpenLink } from './OpenLink.tsx';

interface Props {
  readonly request: EmbedRequest;
  /** The address of the game's table. */
  readonly table: string;
  /** Shown if the game goes away while it is watched. */
  readonly broken: ReactNode;
}

/** The frame of a game whose entries are there. */
export function EmbeddedGame({ request, table, broken }: Props) {
  const status = useSessionState((state) => state.status);
  const rulebook = useSessionState((state) => state.rulebook);
  const game = useSessionState((state) => state.game);
  const ground = useMemo(() => (game && rulebook ? groundOf(rulebook, game) : null), [rulebook, game]);
  if (status !== 'ready' || !game || !ground) return broken;
  return <Frame request={request} table={table} game={game} ground={ground} />;
}

/** Head, map, log and controls. */
function Frame({
  request: { without },
  table,
  game,
  ground,
}: {
  request: EmbedRequest;
  table: string;
  game: AnyGame;
  ground: FieldGround;
}) {
  const handle = useRef<FieldHandle>(null);
  const board = useRef<HTMLElement>(null);
  const tools = useTools();
  const lies = useBearing(ground.kind === 'table' ? ground.picture.table : null, board, false);
  useFollowingReplay(handle);
  const battle = ground.picture.title.battle;
  return (
    <div className={`embed ${liveryOf(game.rules)}`}>
      <title>{`${battle} · Linstock`}</title>
      <header className="embed-head">
        <h1>{battle}</h1>
        {!without.includes('names') && <Players game={game} />}
        <Turn game={game} />
        <OpenLink table={table} />
      </header>
      <EmbedControls />
      <main ref={board} className="embed-map" aria-label="The field">
        <Field ground={ground} handle={handle} hidden={false} lies={lies} tools={tools} />
      </main>
      <EmbedLog seen={!without.includes('log')} />
    </div>
  );
}

/** The name of the player of each side. */
function Players({ game }: { game: AnyGame }) {
  const view = useSessionState((state) => state.view);
  return (
    <p className="embed-players">
      {game.position.sides.map((side, i) => (
        <span key={side} className={`side-${i}`} title={side}>
          <i className={`swatch side-${i}`} aria-hidden="true" />
          <span className="visually-hidden">{side}: </span>
          {view?.seats.find((seat) => seat.side === i)?.name ?? 'a player'}
        </span>
      ))}
    </p>
  );
}

/** The turn that is shown, and its hour. */
function Turn({ game }: { game: AnyGame }) {
  const clock = useSessionState((state) => state.scene?.clock ?? null);
  if (!clock) return null;
  const hour = hourOfTurn(game, clock.now);
  return (
    <p className="embed-turn figure">
      turn {clock.now}
      {clock.of !== null && ` of ${clock.of}`}
      {hour !== null && ` · ${hour}`}
    </p>
  );
}
