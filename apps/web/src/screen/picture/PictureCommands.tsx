import { useRef, useState } from 'react';
import { saveFile } from '../../common/saveFile.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';

/** Saves the board as it is shown as a picture, and the game until then as a film. */
export function PictureCommands() {
  const game = useSessionState((state) => state.game);
  const rulebook = useSessionState((state) => state.rulebook);
  const shown = useSessionState(shownEntryIn);
  const [said, setSaid] = useState<string | null>(null);
  const filming = useRef<AbortController | null>(null);
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
    const [{ positionPicture }, { pngOfCanvas }] = await Promise.all([
      import('./positionPicture.ts'),
      import('./drawBlocks.ts'),
    ]);
    const { canvas, draw } = await positionPicture(game, rulebook);
    draw(at);
    saveFile(`${name}.png`, await pngOfCanvas(canvas), 'image/png');
    return 'The picture is saved.';
  };
  const film = async () => {
    const [{ positionPicture }, { filmKind, recordFilm }] = await Promise.all([
      import('./positionPicture.ts'),
      import('./film.ts'),
    ]);
    const kind = filmKind();
    if (kind === null) return 'This browser records no films. Try Chromium or Firefox.';
    const entries = [0, ...game.line].filter((n) => n <= at);
    filming.current = new AbortController();
    const made = await recordFilm(await positionPicture(game, rulebook), {
      ...{ kind, entries, stop: filming.current.signal },
      onShown: (count) => setSaid(`Filming: ${count} of ${entries.length} entries.`),
    });
    filming.current = null;
    saveFile(`${name}.${kind.startsWith('video/mp4') ? 'mp4' : 'webm'}`, made, kind);
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
        {busy && filming.current && (
          <button type="button" className="button" onClick={() => filming.current?.abort()}>
            Stop here
          </button>
        )}
      </p>
      {said !== null && <p role="status">{said}</p>}
    </>
  );
}
