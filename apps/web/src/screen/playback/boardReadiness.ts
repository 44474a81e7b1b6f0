/** Time before a board that has no size yet is tried again (ms). */
const RETRY_MS = 50;

/**
 * Asks a board to look somewhere until it can: a page that opens during playback has its first step to show
 * before the board has been measured.
 * @param look null if the board has no size yet; a board that is not there has nowhere to look
 * @returns gives it up
 */
export function lookWhenReady(look: () => boolean | null | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (look() === null) timer = setTimeout(ask, RETRY_MS);
  };
  ask();
  return () => clearTimeout(timer);
}
