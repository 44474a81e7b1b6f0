/** How long a board that has no size yet is left alone before it is asked again (ms). */
const AGAIN = 50;

/**
 * Asks a board where it looks and passes the answer on; a board that cannot say yet is asked again. A page that opens on a story has
 * its first deed to tell before the board has been measured.
 * @param look the answer; null where the board has no size yet
 * @param then what is done with it, once; a board that is not there has nothing out of sight
 * @returns gives it up
 */
export function onceKnown(look: () => boolean | null | undefined, then: (seen: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    const seen = look();
    timer = seen === null ? setTimeout(ask, AGAIN) : setTimeout(() => then(seen !== false));
  };
  ask();
  return () => clearTimeout(timer);
}
