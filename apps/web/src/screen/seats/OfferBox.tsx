import type { Side } from '@linstock/kernel';
import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { type OpenOffer, openOfferIn } from '../../play/state/openOffer.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { describeEdits } from '../umpire/describeEdits.ts';
import { countNoun } from './clockText.ts';
import { useSeats } from './useSeats.ts';

/** Below the seats: a request of one player to the other. One at a time; it lapses when play continues. */
export function OfferBox() {
  const seats = useSeats();
  const session = useSession();
  const state = useSessionState((now) => now);
  const offer = openOfferIn(state);
  const box = useRef<HTMLElement>(null);
  const shown = offer !== null;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const { game } = state;
  if (!seats || !offer || !game) return null;
  const [seat] = session.seats;
  const asker = seats.rows.find(({ side }) => side === offer.side)?.name ?? '';
  const mine = seat === offer.side;
  return (
    <section ref={box} className="offer-box panel" role="status" aria-label="Request">
      <h2 className={mine ? 'offer-bar offer-mine' : 'offer-bar'}>
        <span>{headline(offer, mine, asker)}</span>
        {mine && <span className="offer-waits">waiting</span>}
      </h2>
      <p className="offer-words">{describeOffer(offer, mine, game)}</p>
      {seat !== undefined && <Replies offer={offer} side={seat} mine={mine} />}
    </section>
  );
}

function headline({ kind }: OpenOffer, mine: boolean, asker: string): string {
  if (kind === 'draw') return mine ? 'You offer a draw' : `${asker} offers a draw`;
  if (kind === 'hand')
    return mine ? 'You ask to change the board' : `${asker} asks to change the board by hand`;
  return mine ? 'You ask to take back' : `${asker} asks to take back`;
}

function describeOffer(offer: OpenOffer, mine: boolean, game: AnyGame): string {
  const lapses = mine ? 'You may go on; the request then lapses.' : 'It stands until you next answer.';
  if (offer.hand) return `${describeEdits(game, offer.hand)}${reason(offer.because)} ${lapses}`;
  if (offer.to === null) return lapses;
  const { to } = offer;
  const steps = game.line.filter((n) => n > to && 'dice' in (game.record.entries[n - 1] ?? {})).length;
  const again = game.chanceSince(to) ? ' Dice are thrown again.' : '';
  return `Back ${countNoun(steps, 'step')}.${again} ${lapses}`;
}

const reason = (because: string | undefined): string => (because ? ` Because: ${because}.` : '');

function Replies({
  offer,
  side,
  mine,
}: {
  readonly offer: OpenOffer;
  readonly side: Side;
  readonly mine: boolean;
}) {
  const { seat } = useSession();
  const draw = offer.kind === 'draw';
  if (mine)
    return (
      <p className="offer-buttons">
        <button
          type="button"
          className="button button-small"
          onClick={() => void (draw ? seat.draw(side, false) : seat.withdrawTakeBack())}
        >
          Withdraw
        </button>
      </p>
    );
  return (
    <p className="offer-buttons">
      <button
        type="button"
        className="button button-small"
        onClick={() => void (draw ? seat.draw(side, true) : seat.reply(true))}
      >
        {draw ? 'Take the draw' : 'Agree'}
      </button>
      <button
        type="button"
        className="button button-small"
        onClick={() => void (draw ? seat.draw(side, false) : seat.reply(false))}
      >
        Refuse
      </button>
    </p>
  );
}
