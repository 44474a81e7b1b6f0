import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import type { Wish } from './host.ts';

/** What the page asks of the worker that keeps the games of this browser; a `join` brings the port its connection runs over. */
export type HouseCall =
  | { readonly call: 'create'; readonly wish: Wish }
  | { readonly call: 'import'; readonly record: unknown; readonly seats: Wish['seats'] }
  | { readonly call: 'fork'; readonly record: unknown; readonly upTo: number; readonly seats: Wish['seats'] }
  | { readonly call: 'view' | 'remove'; readonly game: string }
  | { readonly call: 'join'; readonly game: string; readonly seat: Side | null; readonly from: number };

/** What it answers: the id of a game made, or a game as it stands. */
export type HouseAnswer = { readonly id: string } | GameView | void;
