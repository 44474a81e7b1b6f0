import { recordOfStudy, type StudyFile } from '@linstock/battles/study';
import type { GameRecord } from '@linstock/kernel';
import { useEffect, useState } from 'react';
import type { Host } from '../host/host.ts';
import { WatchedHost } from '../host/watchedHost.ts';
import { openWatched, type WatchedGame } from '../screen/field/openWatched.ts';

/** A record of a study, opened; or the sentence that says why it cannot be. Null while it is opened. */
export function useRecordGame(study: StudyFile, record: string): WatchedGame | string | null {
  const [opened, setOpened] = useState<{ record: string; game: WatchedGame | string } | null>(null);
  const data = study.records[record];
  useEffect(() => {
    let left = false;
    let close = () => {};
    const open = async () => {
      const host = hostOfRecord(`${study.id}-${record}`, recordOfStudy(study, record));
      const game = await openWatched(host);
      if (game) close = () => game.session.close();
      if (left) return close();
      setOpened({ record, game: game ?? BROKEN });
    };
    open().catch((error: unknown) => {
      if (!left) setOpened({ record, game: error instanceof Error ? error.message : String(error) });
    });
    return () => {
      left = true;
      close();
    };
    // The text of a study changes while it is written; its records do not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, record]);
  return opened?.record === record ? opened.game : null;
}

const BROKEN = 'The record of this chapter cannot be played by these rules.';

/** A host for a complete record in this page. Its game is over, so it asks no question. */
function hostOfRecord(name: string, { entries, ...header }: GameRecord): Host {
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
