/** The replay of a game as a film: the positions drawn one after the other, and recorded by the browser. */
import type { PositionPicture } from './positionPicture.ts';

/** Kinds of file that browsers record, the best first. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];

/** Milliseconds that an entry is shown, and the last one. */
const ENTRY_MS = 250;
const LAST_MS = 1500;

/** A kind of film that this browser records; null if it records none. */
export function findFilmKind(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** The choices for a film: its kind and the entries to show. */
export interface FilmOptions {
  /** One of those that `findFilmKind` returns. */
  readonly kind: string;
  /** The entries to show, in their order. */
  readonly entries: readonly number[];
  /** Called with the number of entries that have been shown. */
  readonly onShown: (count: number) => void;
  /** Ends the film early; the part recorded so far is a film. */
  readonly stop: AbortSignal;
}

/** Records a film. It takes as long as the film is. Rejects with a sentence if the browser stops recording. */
export async function makeFilm(picture: PositionPicture, options: FilmOptions): Promise<Blob> {
  const { kind, entries, onShown, stop } = options;
  const recorder = new MediaRecorder(picture.canvas.captureStream(), { mimeType: kind });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((done, failed) => {
    recorder.addEventListener('stop', () => done());
    recorder.addEventListener('error', () => failed(new Error('The browser stopped recording the film.')));
  });
  recorder.start();
  for (const [i, entry] of entries.entries()) {
    if (stop.aborted) break;
    picture.draw(entry);
    onShown(i + 1);
    await pause(i === entries.length - 1 ? LAST_MS : ENTRY_MS, stop);
  }
  recorder.stop();
  await ended;
  return new Blob(parts, { type: kind });
}

/** Waits, or until the film is stopped. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
