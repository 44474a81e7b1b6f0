import {
  type FinishedList,
  finishedListSchema,
  type SeatedSummary,
  summaryListSchema,
  type WatchList,
  watchListSchema,
} from '@linstock/protocol';
import { callServer } from './serverCall.ts';

/** The summaries of games on the server. Those that are gone are left out. Throws a HostError, as do all functions here. */
export async function fetchSummaries(games: readonly string[]): Promise<readonly SeatedSummary[]> {
  return (await callServer('POST', 'api/games/summaries', summaryListSchema, { games })).games;
}

/** A page of the games to watch. `query` has the filters, and where to go on. */
export function fetchWatched(query: URLSearchParams): Promise<WatchList> {
  return callServer('GET', `api/watch?${query}`, watchListSchema);
}
/** A page of the finished games. */
export function fetchFinished(query: URLSearchParams): Promise<FinishedList> {
  return callServer('GET', `api/finished?${query}`, finishedListSchema);
}
