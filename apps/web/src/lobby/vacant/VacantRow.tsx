import type { VacantSeat } from '@linstock/protocol';
import { hashOfVacantSeat } from '../../app/challengeLink.ts';
import { PlayerName } from '../../common/PlayerName.tsx';
import { myGames } from '../../host/myGames.ts';
import { describeClockRule } from '../../screen/seats/clockText.ts';
import { liveryOfGame } from '../games/gameParts.tsx';
import type { AskedSeat } from './askedSeats.ts';
import { nameSeat, writeInside } from './vacantWords.ts';

interface Props {
  readonly seat: VacantSeat;
  /** The request of this browser; null if it has not asked. */
  readonly asked: AskedSeat | null;
  readonly gone: boolean;
  readonly tabIndex: 0 | -1;
}

/** The cells of a seat whose player has left, in the list of challenges. */
export function VacantCells({ seat, asked, gone, tabIndex }: Props) {
  const { battle, system, side } = nameSeat(seat);
  const { opponent, opponentFlag: flag, progress } = seat;
  const mine = asked !== null || myGames.seats(seat.game).length > 0;
  return (
    <div className={`challenge-cells ${liveryOfGame(seat)} ${mine ? 'challenge-mine' : ''}`}>
      <div>
        <a className="challenge-battle" href={hashOfVacantSeat(seat.game)} tabIndex={-1}>
          {battle}
        </a>
        <span className="challenge-maker">
          <PlayerName name={opponent} account={flag && { name: opponent, flag }} tabIndex={-1} />
        </span>
      </div>
      <div>
        <span>
          <span className={`side-mark side-${seat.side}`} aria-hidden="true" /> {side}
        </span>
        <span className="muted">{system}</span>
      </div>
      <div>
        <span>{describeClockRule(seat.clock)}</span>
        <span className="muted">friendly, {writeInside(progress)}, needs a player</span>
      </div>
      <div className="challenge-act">
        {gone ? (
          <span>gone</span>
        ) : (
          <a
            className="button"
            href={hashOfVacantSeat(seat.game)}
            tabIndex={tabIndex}
            aria-label={`${labelOf(seat, asked)}: the ${side} side at ${battle} against ${opponent}`}
          >
            {labelOf(seat, asked)}
          </a>
        )}
      </div>
    </div>
  );
}

function labelOf({ game, asker }: VacantSeat, asked: AskedSeat | null): string {
  if (myGames.seats(game).length > 0) return 'Your game';
  if (asked !== null) return ASKED[asked.state];
  return asker === null ? 'Take over' : 'Asked for';
}

const ASKED: Readonly<Record<AskedSeat['state'], string>> = {
  waiting: 'You asked',
  agreed: 'Agreed',
  refused: 'Refused',
  stopped: 'Ended',
  done: 'Yours',
};
