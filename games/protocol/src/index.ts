/**
 * The messages between pages, programs and judges: the same over a WebSocket, over HTTP, and over a port to a worker of
 * the page.
 */
export * from './account.ts';
export * from './challenge.ts';
export * from './challenge-words.ts';
export * from './clock-terms.ts';
export * from './command.ts';
export * from './entry.ts';
export * from './flag.ts';
export * from './game.ts';
export * from './host-message.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './lobby.ts';
export * from './lobby-message.ts';
export * from './notifications.ts';
export * from './player.ts';
export * from './rematch.ts';
export * from './seat.ts';
export * from './seats-state.ts';
export * from './short-link.ts';
export * from './standing.ts';
export * from './talk.ts';
export * from './vacant-seat.ts';
