/** Setting up a game that was asked for. */
import { useState } from 'react';
import { hashOfTable } from '../app/route.ts';
import { type CreatedGame, type GameBackend, HostError, type NewGame } from '../host/host.ts';
import type { Opponent } from '../host/start.ts';

const NO_SERVER =
  'A friend elsewhere can only join through a server, and none answers. Start one with npm start, or choose another opponent.';

/** The state of the game creation that was requested. */
export interface GameCreation {
  readonly busy: boolean;
  readonly trouble: Error | null;
  /** The game, if its seats have links to send. Other games are opened at once. */
  readonly made: CreatedGame | null;
  readonly start: (
    choose: () => GameBackend | Promise<GameBackend>,
    wish: NewGame,
    opponent: Opponent,
  ) => Promise<void>;
}

/** Creates games one at a time, opens each one, and stores the error if it fails. */
export function useSettingUp(): GameCreation {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [made, setMade] = useState<CreatedGame | null>(null);
  const start: GameCreation['start'] = async (choose, wish, opponent) => {
    setBusy(true);
    setTrouble(null);
    try {
      const backend = await choose();
      if (backend.kind === 'browser' && opponent === 'elsewhere') throw new HostError('no-server', NO_SERVER);
      const game = await backend.create(wish);
      if (game.links.length > 0) setMade(game);
      else location.hash = hashOfTable(game.id);
    } catch (error) {
      setTrouble(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  };
  return { busy, trouble, made, start };
}
