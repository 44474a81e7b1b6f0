/** Time before a board that has no size yet is tried again (ms). */
const RETRY_MS = 50;

/**
 * Repeats a call to show something on a board until it succeeds. A page that opens during playback must show
 * its first step before the board has been measured.
 * @param look null if the board has no size yet, undefined if there is no board
 * @returns a function that stops the repetition
 */
export function lookWhenReady(look: () => boolean | null | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (look() === null) timer = setTimeout(ask, RETRY_MS);
  };
  ask();
  return () => clearTimeout(timer);
}
