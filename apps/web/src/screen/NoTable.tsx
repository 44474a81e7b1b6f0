interface Props {
  readonly sentence: string;
  /** The page on which the player can at least watch, if the seat could not be taken. */
  readonly watch?: string | null;
  /** The page that brings a lost seat back. */
  readonly recovery?: string | null;
}

/** A game that cannot be opened: why, and the way back. */
export function NoTable({ sentence, watch = null, recovery = null }: Props) {
  return (
    <main>
      <title>This game cannot be opened · Linstock</title>
      <div className="notice" role="alert">
        <h1>This game cannot be opened</h1>
        <p>{sentence}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => location.reload()}>
            Try again
          </button>
          {watch !== null && (
            <a className="button" href={watch}>
              Watch the game
            </a>
          )}
          {recovery !== null && (
            <a className="button" href={recovery}>
              Bring the seat back
            </a>
          )}
          <a className="button" href="#/">
            Home
          </a>
        </p>
      </div>
    </main>
  );
}
