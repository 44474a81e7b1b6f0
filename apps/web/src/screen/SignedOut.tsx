import { hashOfTable } from '../app/route.ts';
import { hashOfRecovery } from '../app/seatPages.ts';
import { myGames } from '../host/myGames.ts';
import { forgetStoredDrafts } from '../play/orders/storedDrafts.ts';
import { WaysOut } from './NoTable.tsx';

/** Deletes from this browser what belongs to the player of a seat. */
export function removeSeat(game: string): void {
  myGames.leaveSeats(game);
  forgetStoredDrafts(() => localStorage, game);
}

/** The page of a device that another device has signed out of the seat. */
export function SignedOut({ game, by }: { readonly game: string; readonly by: string }) {
  return (
    <WaysOut
      title="Signed out"
      heading="This device no longer holds the seat"
      sentence={`Signed out from ${by}. Choices not sent are gone.`}
      recovery={hashOfRecovery(game)}
    >
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
    </WaysOut>
  );
}
