import type { AnyRulebook } from '@linstock/systems';
import { useState } from 'react';
import { saveFile } from '../../common/saveFile.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame } from '../../play/state/state.ts';
import type { FilmOptions } from './film.ts';

/** Saves the board as it is shown as a picture, and the game until then as a film. */
export function PictureCommands() {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const shown = useSessionState(shownEntryIn);
  const [said, setSaid] = useState<string | null>(null);
  const [filming, setFilming] = useState<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  if (!game || !rulebook) return null;
  const at = shown ?? game.head;
  const name = `${game.record.battle.id}-${at}`;
  const doing = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      setSaid(await work());
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const picture = async () => {
    saveFile(`${name}.png`, await drawPicture(game, rulebook, at), 'image/png');
    return 'The picture is saved.';
  };
  const film = async () => {
    const stopper = new AbortController();
    setFilming(stopper);
    const entries = [0, ...game.line].filter((n) => n <= at);
    const made = await drawFilm(game, rulebook, {
      ...{ entries, stop: stopper.signal },
      onShown: (count) => setSaid(`Filming: ${count} of ${entries.length} entries.`),
    });
    setFilming(null);
    saveFile(`${name}.${made.type.startsWith('video/mp4') ? 'mp4' : 'webm'}`, made, made.type);
    return `The film is saved (${Math.ceil(made.size / 1000)} kB).`;
  };
  return (
    <>
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={() => void doing(picture)}>
          Save a picture
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || game.head === 0}
          onClick={() => void doing(film)}
        >
          Save a film
        </button>
        {busy && filming && (
          <button type="button" className="button" onClick={() => filming.abort()}>
            Stop here
          </button>
        )}
      </p>
      {said !== null && <p role="status">{said}</p>}
    </>
  );
}

async function drawPicture(game: AnyGame, rulebook: AnyRulebook, entry: number): Promise<Blob> {
  const [{ preparePicture }, { pngOfCanvas }] = await Promise.all([
    import('./positionPicture.ts'),
    import('./drawBlocks.ts'),
  ]);
  const { canvas, draw } = await preparePicture(game, rulebook);
  draw(entry);
  return pngOfCanvas(canvas);
}

async function drawFilm(
  game: AnyGame,
  rulebook: AnyRulebook,
  options: Omit<FilmOptions, 'kind'>,
): Promise<Blob> {
  const [{ preparePicture }, { findFilmKind, makeFilm }] = await Promise.all([
    import('./positionPicture.ts'),
    import('./film.ts'),
  ]);
  const kind = findFilmKind();
  if (kind === null) throw new Error('This browser records no films. Try Chromium or Firefox.');
  return makeFilm(await preparePicture(game, rulebook), { ...options, kind });
}
