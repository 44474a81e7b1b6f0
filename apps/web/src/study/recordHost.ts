import type { GameRecord } from '@linstock/kernel';
import type { Host } from '../host/host.ts';
import { WatchedHost } from '../host/watchedHost.ts';

/** A host over a record that is here whole. Its game is over, so that nothing is asked. */
export function hostOfRecord(name: string, { entries, ...header }: GameRecord): Host {
  const [first, second] = header.players ?? [null, null];
  const host = new WatchedHost({
    id: name,
    header,
    head: entries.length,
    over: true,
    seats: [
      { side: 0, name: first ?? 'a player', kind: 'human', level: null },
      { side: 1, name: second ?? 'a player', kind: 'human', level: null },
    ],
    seat: null,
    offer: null,
  });
  host.takeEntries(entries);
  return host;
}
