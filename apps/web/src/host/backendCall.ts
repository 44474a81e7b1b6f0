import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import type { NewGame } from './host.ts';

/** A request of the page to the worker that stores the games of this browser. A `join` brings the port of its connection. */
export type BackendCall =
  | { readonly call: 'create'; readonly wish: NewGame }
  | { readonly call: 'import'; readonly record: unknown; readonly seats: NewGame['seats'] }
  | {
      readonly call: 'fork';
      readonly record: unknown;
      readonly upTo: number;
      readonly seats: NewGame['seats'];
      readonly sandbox: boolean;
    }
  | { readonly call: 'view' | 'remove'; readonly game: string }
  | { readonly call: 'join'; readonly game: string; readonly seat: Side | null; readonly from: number };

/** The reply: the id of a new game, or a view of a game. */
export type BackendAnswer = { readonly id: string } | GameView | void;
