import type { ReactNode } from 'react';

interface Props {
  readonly sentence: string;
  /** The page on which the player can at least watch, if the seat could not be taken. */
  readonly watch?: string | null;
  /** The page that brings a lost seat back. */
  readonly recovery?: string | null;
}

/** A game that cannot be opened: why, and the way back. */
export function NoTable({ sentence, watch = null, recovery = null }: Props) {
  const heading = 'This game cannot be opened';
  return (
    <WaysOut {...{ heading, sentence, recovery }} title={heading}>
      <button type="button" className="button" onClick={() => location.reload()}>
        Try again
      </button>
      {watch !== null && (
        <a className="button" href={watch}>
          Watch the game
        </a>
      )}
    </WaysOut>
  );
}

interface WaysOutProps extends Pick<Props, 'sentence' | 'recovery'> {
  /** The title of the browser's tab. */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page without a table: what happened, buttons of its own, and the ways to the seat and to the battles. */
export function WaysOut({ title, heading, sentence, recovery = null, children }: WaysOutProps) {
  return (
    <main>
      <title>{`${title} · Linstock`}</title>
      <div className="notice" role="alert">
        <h1>{heading}</h1>
        <p>{sentence}</p>
        <p className="row">
          {children}
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
