import type { AccountName, GameAccounts } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { panels } from '../../app/panels.ts';
import { Icon } from '../../common/Icon.tsx';
import { PlayerName } from '../../common/PlayerName.tsx';
import { PresenceSign } from '../../common/PresenceSign.tsx';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { fetchSummaries } from '../../host/gameListCalls.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { hasLocked } from '../../play/asking/curtain.ts';
import { ClockBox } from './ClockBox.tsx';
import { ClockSpeech } from './ClockSpeech.tsx';
import { describeClockRule, describeDay, describeMoment } from './clockText.ts';
import {
  findPresence,
  readServerTime,
  type SeatRow,
  type Seats,
  useEachSecond,
  useSeats,
} from './useSeats.ts';
import './seatsPanel.css';

/** At the head of the side column: the opponent above, the reader below, with presence and clocks. */
export function SeatsPanel() {
  const seats = useSeats();
  const phone = useMedia(WINDOWS.phone);
  if (!seats || phone) return null;
  return <Rows seats={seats} />;
}

/** The accounts of the players of this game; null until the server has said. They are read once: the names work without. */
function useAccounts(): GameAccounts | null {
  const game = useSessionState((state) => state.view?.id ?? null);
  const [accounts, setAccounts] = useState<GameAccounts | null>(null);
  useEffect(() => {
    if (game === null) return;
    let left = false;
    fetchSummaries([game]).then(
      ([found]) => left || setAccounts(found?.accounts ?? null),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return accounts;
}

function Rows({ seats }: { readonly seats: Seats }) {
  const accounts = useAccounts();
  return (
    <section className="seats-panel panel" aria-label="Seats">
      {seats.rows.map((row) => (
        <Row key={row.side} row={row} seats={seats} account={accounts?.[row.side] ?? null} />
      ))}
      <p className="seats-foot">
        <span>
          <Icon name="sight" size={16} /> {watchWords(seats.spectators)}
        </span>
        <span>
          {describeClockRule(seats.clock)}
          {seats.clock?.kind === 'days' && <VacationLink />}
        </span>
      </p>
    </section>
  );
}

/** Tells a spectator who is behind that the battle has gone further. */
export function LateNote() {
  const late = useSessionState(({ view, game }) => view?.late === true && game?.over !== true);
  return late ? <p className="seats-late">You see the battle two turns behind.</p> : null;
}

function VacationLink() {
  return (
    <>
      {' · '}
      <button type="button" className="link" onClick={() => panels.change({ open: 'seat' })}>
        vacation
      </button>
    </>
  );
}

/** The same on a phone, in one line above the map; and the clocks by ear. */
export function SeatsBar() {
  const phone = useMedia(WINDOWS.phone);
  return (
    <>
      {phone && <ClockBar />}
      <ClockSpeech />
    </>
  );
}

function ClockBar() {
  const seats = useSeats();
  const asks = useAsked();
  if (!seats) return null;
  const [theirs, mine] = seats.rows;
  const { clock, received } = seats;
  return (
    <section className="clock-bar-phone" aria-label="Seats">
      <span className={`seat-who side-${theirs.side}`}>
        <span className="side-mark" aria-hidden="true" />
        <b title={theirs.name}>{theirs.name}</b>
        <Presence row={theirs} seats={seats} />
        <ClockBox row={theirs} {...{ clock, received }} asked={asks(theirs)} />
      </span>
      <span className={`seat-who side-${mine.side}`}>
        <span>{mine.mine ? 'you' : mine.name}</span>
        <ClockBox row={mine} {...{ clock, received }} asked={asks(mine)} />
        <span className="side-mark" aria-hidden="true" />
      </span>
    </section>
  );
}

interface RowProps {
  readonly row: SeatRow;
  readonly seats: Seats;
  /** The account of the player; null for a guest. */
  readonly account: AccountName | null;
}

function Row({ row, seats, account }: RowProps) {
  const asked = useAsked()(row);
  const position = useSessionState((state) => state.game?.position);
  const locked = position ? hasLocked(position, row.side) : false;
  const line = useEachSecond(() => clockLine(row, seats, { asked, locked }));
  const { clock, received } = seats;
  return (
    <div className={`seat-row side-${row.side} ${asked ? 'seat-asked' : ''}`}>
      <p className="seat-first">
        <span className="side-mark" aria-hidden="true" />
        <span className="seat-name">
          <PlayerName name={row.name} account={account} />
        </span>
        {row.mine && <span className="muted"> you</span>}
        <Presence row={row} seats={seats} />
        <ClockBox {...{ row, clock, received, asked }} />
      </p>
      {line !== '' && <p className="seat-line muted">{line}</p>}
    </div>
  );
}

function Presence({ row, seats }: { readonly row: SeatRow; readonly seats: Seats }) {
  const presence = useEachSecond(() => findPresence(row, seats));
  if (row.mine) return null;
  return <PresenceSign presence={presence} here="at this table" />;
}

/** Tells whether a side must answer now, by the record, since the clocks may be a moment late. */
function useAsked(): (row: SeatRow) => boolean {
  const game = useSessionState((state) => state.game);
  useSessionState((state) => state.head);
  return ({ side }) => game?.question(side) !== null && game?.question(side) !== undefined;
}

function watchWords(n: number): string {
  return n === 0 ? 'nobody watches' : n === 1 ? '1 watches' : `${n} watch`;
}

/** The facts of the record about a side. */
interface RowState {
  readonly asked: boolean;
  /** True if its secret answer is given and the other side still writes. */
  readonly locked: boolean;
}

/** The second line of a row: since when the side is asked, when it was last here, its vacation. */
function clockLine(row: SeatRow, seats: Seats, { asked, locked }: RowState): string {
  const { state, mine } = row;
  const now = readServerTime(seats);
  const { outage } = seats;
  if (state.vacationUntil !== null && state.vacationUntil > now)
    return `on vacation until ${describeDay(state.vacationUntil)}`;
  if (state.machine && !mine) return `a machine plays until ${row.name} is back`;
  if (state.clock?.state === 'paused' && outage)
    return `Linstock was down from ${describeMoment(outage.from, now)} to ${describeMoment(outage.to, now)}. Clocks run again at ${describeMoment(outage.resumes, now)}.`;
  if (state.clock?.state === 'out' && mine)
    return `Your time ran out at ${describeMoment(state.out ?? now, now)}, and is not claimed. You can still answer.`;
  if (state.clock?.state === 'out') return `time ran out ${describeMoment(state.out ?? now, now)}`;
  const parts: string[] = [];
  if (row.handed !== null)
    parts.push(
      `${row.handed.name === null ? 'seat brought back' : 'took over'} ${describeMoment(row.handed.at, now)}`,
    );
  if (state.since !== null && locked) parts.push(`orders locked ${describeMoment(state.since, now)}`);
  if (state.since !== null && asked) parts.push(`asked ${describeMoment(state.since, now)}`);
  if (!mine && findPresence(row, seats) === 'away')
    parts.push(state.lastHere === null ? 'not here yet' : `last here ${describeMoment(state.lastHere, now)}`);
  return parts.join(' · ');
}
