import { hashOfTable } from '../app/route.ts';
import { hashOfRecovery } from '../app/seatPages.ts';
import { myGames } from '../host/myGames.ts';
import { forgetStoredDrafts } from '../play/orders/storedDrafts.ts';

/** Deletes from this browser what belongs to the player of a seat. */
export function removeSeat(game: string): void {
  myGames.leaveSeats(game);
  forgetStoredDrafts(() => localStorage, game);
}

/** The page of a device that another device has signed out of the seat. */
export function SignedOut({ game, by }: { readonly game: string; readonly by: string }) {
  return (
    <main>
      <title>Signed out · Linstock</title>
      <div className="notice" role="alert">
        <h1>This device no longer holds the seat</h1>
        <p>Signed out from {by}. Choices not sent are gone.</p>
        <p className="row">
          <button
            type="button"
            className="button"
            onClick={() => {
              history.replaceState(null, '', hashOfTable(game));
              location.reload();
            }}
          >
            Watch the game
          </button>
          <a className="button" href={hashOfRecovery(game)}>
            Bring the seat back
          </a>
          <a className="button" href="#/">
            Home
          </a>
        </p>
      </div>
    </main>
  );
}
