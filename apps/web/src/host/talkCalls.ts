/** Messages of players and spectators, over HTTP; incoming ones arrive by the game's connection. */
import type { Side } from '@linstock/kernel';
import {
  type ReportSpectator,
  type ReportTalk,
  type SaySpectators,
  type SayTalk,
  spectatorLineSchema,
  talkLineSchema,
} from '@linstock/protocol';
import { z } from 'zod';
import { callServer } from './serverCall.ts';

/** Says a line. Throws a HostError with a sentence, as do all functions here. */
export async function sayTalk(game: string, side: Side, line: SayTalk): Promise<void> {
  await callServer('POST', talkPath(game, side, ''), talkLineSchema, line);
}

/** Says that free chat is wanted, or no longer. */
export async function changeChat(game: string, side: Side, wanted: boolean): Promise<void> {
  await callServer('POST', talkPath(game, side, '/chat'), z.unknown(), { wanted });
}

/** Reports the other player to the operator of the server. */
export async function sendReport(game: string, side: Side, report: ReportTalk): Promise<void> {
  await callServer('POST', talkPath(game, side, '/report'), z.unknown(), report);
}

/** Presses a warning of the operator away. */
export async function closeWarning(game: string, side: Side, warning: string): Promise<void> {
  await callServer('POST', talkPath(game, side, `/warnings/${warning}/seen`), z.unknown(), {});
}

/** Says a line to the other spectators of a game. */
export async function saySpectators(game: string, line: SaySpectators): Promise<void> {
  await callServer('POST', spectatorsPath(game, ''), spectatorLineSchema, line);
}

/** Reports a spectator to the operator of the server. */
export async function sendSpectatorReport(game: string, report: ReportSpectator): Promise<void> {
  await callServer('POST', spectatorsPath(game, '/report'), z.unknown(), report);
}

/** Presses a warning of the operator away, as a spectator. */
export async function closeSpectatorWarning(game: string, warning: string): Promise<void> {
  await callServer('POST', spectatorsPath(game, `/warnings/${warning}/seen`), z.unknown(), {});
}

const spectatorsPath = (game: string, rest: string): string =>
  `api/games/${encodeURIComponent(game)}/talk/spectators${rest}`;
const talkPath = (game: string, side: Side, rest: string): string =>
  `api/games/${encodeURIComponent(game)}/talk${rest}?seat=${side}`;
