import { recordOfStudy, type StudyFile } from '@linstock/battles/study';
import { useEffect, useState } from 'react';
import { openWatched, type WatchedGame } from '../screen/field/openWatched.ts';
import { hostOfRecord } from './recordHost.ts';

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
