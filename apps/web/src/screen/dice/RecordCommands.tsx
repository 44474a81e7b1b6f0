/** The one place for what can be done with the record of a game. */
import { useState } from 'react';
import { panels } from '../../app/panels.ts';
import { hashOfStudy, hashOfTable } from '../../app/route.ts';
import { copyText } from '../../common/copyText.ts';
import { saveFile } from '../../common/saveFile.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { hideSealedAnswers } from '../../play/asking/curtain.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { PictureCommands } from '../picture/PictureCommands.tsx';

/** Saves the record, plays on from it, copies a link to it, or opens another. */
export function RecordCommands() {
  const { seats } = useSession();
  const state = useSessionState((all) => all);
  const { game, view } = state;
  const shown = shownEntryIn(state);
  const [said, setSaid] = useState<string | null>(null);
  if (!game || !view) return null;
  const save = () =>
    saveFile(`${game.record.battle.id}-${game.head}.json`, JSON.stringify(hideSealedAnswers(game, seats)));
  const copy = async () => {
    const went = await copyText(`${location.origin}${location.pathname}${hashOfTable(view.id, shown)}`);
    setSaid(went ? 'The link is copied.' : 'This browser does not let pages copy. Copy the address instead.');
  };
  return (
    <section aria-label="The record">
      <h3>The record</h3>
      <p className="row">
        <button type="button" className="button" onClick={save}>
          Save the record
        </button>
        <button type="button" className="button" onClick={() => panels.change({ open: 'fork' })}>
          Play on from here
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          Copy a link to it
        </button>
        <button type="button" className="button" onClick={() => panels.change({ open: 'share' })}>
          Share and embed
        </button>
        {game.over && (
          <a className="button" href={hashOfStudy(`game.${view.id}`)}>
            Make a study
          </a>
        )}
        <a className="button" href="#/">
          Open another
        </a>
      </p>
      <PictureCommands />
      {said !== null && <p role="status">{said}</p>}
    </section>
  );
}
