import type { ChallengeView, VacantSeat } from '@linstock/protocol';
import {
  hashOfChallenge,
  hashOfNewChallenge,
  hashOfVacantSeat,
  readChallengeStart,
} from '../../app/challengeLink.ts';
import { type LobbyPlace, hashOfLobby } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { PresenceLegend } from '../../common/PresenceSign.tsx';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { LiveList } from '../list/LiveList.tsx';
import { type AskedSeat, askedSeats } from '../vacant/askedSeats.ts';
import { VacantCells } from '../vacant/VacantRow.tsx';
import { VacantSeatPage } from '../vacant/VacantSeatPage.tsx';
import { describeVacant, passesSeatFilters } from '../vacant/vacantWords.ts';
import { ChallengeFilterForm } from './ChallengeFilterForm.tsx';
import { ChallengePage } from './ChallengePage.tsx';
import { ChallengeCells, describeChallenge } from './ChallengeRow.tsx';
import { type ChallengeFilters, filtersOf, passesFilters, queryOf } from './challengeRows.ts';
import { MakeChallenge } from './MakeChallenge.tsx';
import { isOpened, useOpenChallenges } from './openChallenges.ts';
import { type RowActions, useRowActions } from './useRowActions.tsx';
import './challenges.css';

/** The pages of challenges: the list, one that is made, and one behind its link. */
export function ChallengesPage({ place }: { readonly place: LobbyPlace }) {
  const [first] = place.path;
  if (first === undefined) return <ChallengeList query={place.query} />;
  if (first === 'seat' && place.path[1] !== undefined)
    return <VacantSeatPage key={place.path[1]} game={place.path[1]} />;
  if (first !== 'new') return <ChallengePage key={first} id={first} />;
  return <MakeChallenge key={place.query} start={readChallengeStart(place.query)} />;
}

/** The height of a row, and of one on a phone. */
const ROW_PX = { wide: 56, narrow: 96 };

/** A row: a challenge, or the seat of a player who has left. */
type LobbyRow =
  | { readonly kind: 'challenge'; readonly view: ChallengeView }
  | { readonly kind: 'seat'; readonly seat: VacantSeat; readonly asked: AskedSeat | null };

const keyOf = (row: LobbyRow) => (row.kind === 'seat' ? `seat ${row.seat.game}` : row.view.id);
const hashOf = (row: LobbyRow) =>
  row.kind === 'seat' ? hashOfVacantSeat(row.seat.game) : hashOfChallenge(row.view.id);
const nameOf = (row: LobbyRow) =>
  row.kind === 'seat' ? describeVacant(row.seat) : describeChallenge(row.view);

/** The challenges that anyone may accept, narrowed by filters that the address has. */
function ChallengeList({ query }: { readonly query: string }) {
  const { others, own, vacant, connection, asOf } = useOpenChallenges();
  const { asked } = useStore(askedSeats, (known) => known);
  const filters = filtersOf(query);
  const phone = useMedia(WINDOWS.narrow);
  const { busy, message, act } = useRowActions(others);
  const matching = others.filter((view) => passesFilters(view, filters));
  const seats = seatRows(
    vacant.filter((seat) => passesSeatFilters(seat, filters)),
    asked,
  );
  const rows: readonly LobbyRow[] = [
    ...own.filter((view) => !isPlayed(view)).map((view) => ({ kind: 'challenge', view }) as const),
    ...seats,
    ...matching.map((view) => ({ kind: 'challenge', view }) as const),
  ];
  const choose = (changed: ChallengeFilters) =>
    location.replace(hashOfLobby('challenges', [], queryOf(changed)));
  return (
    <main className="challenges">
      <title>Challenges · Linstock</title>
      <ChallengeFilterForm filters={filters} phone={phone} onChange={choose} />
      <section className="panel challenges-list" aria-labelledby="challenges-title">
        <div className="challenges-head">
          <h1 id="challenges-title">Open challenges</h1>
          <span className="figure">{countWords(matching.length + seats.length, connection, asOf)}</span>
          <a className="button button-main" href={hashOfNewChallenge()}>
            Make a challenge
          </a>
        </div>
        <div className="challenges-message" role="status">
          {message}
        </div>
        {!phone && (
          <div className="challenge-cells challenge-columns" aria-hidden="true">
            <span>Battle, by whom</span>
            <span>You get</span>
            <span>Clock</span>
          </div>
        )}
        {rows.length === 0 ? (
          <Empty
            connection={connection}
            any={others.length + vacant.length > 0}
            onClear={() => choose(filtersOf(''))}
          />
        ) : (
          <RowList rows={rows} phone={phone} busy={busy} act={act} />
        )}
        <PresenceLegend />
      </section>
    </main>
  );
}

interface RowListProps extends Pick<RowActions, 'busy' | 'act'> {
  readonly rows: readonly LobbyRow[];
  readonly phone: boolean;
}

function RowList({ rows, phone, busy, act }: RowListProps) {
  return (
    <LiveList
      label="Open challenges"
      rows={rows}
      count={rows.length}
      keyOf={keyOf}
      rowHeight={phone ? ROW_PX.narrow : ROW_PX.wide}
      nameOf={nameOf}
      hashOf={hashOf}
    >
      {(row, { gone, tabIndex }) =>
        row.kind === 'seat' ? (
          <VacantCells seat={row.seat} asked={row.asked} gone={gone} tabIndex={tabIndex} />
        ) : (
          <ChallengeCells {...{ view: row.view, gone, tabIndex, busy, act }} />
        )
      }
    </LiveList>
  );
}

/** The seats that this browser has asked for, and then the others that wait. */
function seatRows(vacant: readonly VacantSeat[], asked: readonly AskedSeat[]): readonly LobbyRow[] {
  const own = new Set(asked.map(({ seat }) => seat.game));
  return [
    ...asked.map((each) => ({ kind: 'seat', seat: each.seat, asked: each }) as const),
    ...vacant
      .filter(({ game }) => !own.has(game))
      .map((seat) => ({ kind: 'seat', seat, asked: null }) as const),
  ];
}

/** True for a challenge that has become a game that its maker has opened: it is among the games now. */
function isPlayed({ state, game }: ChallengeView): boolean {
  return state === 'accepted' && game !== null && isOpened(game);
}

function countWords(n: number, connection: string, asOf: number | null): string {
  if (asOf === null) return '';
  if (connection !== 'lost') return `${n} now`;
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(asOf);
  return `${n}, as of ${time}. Reconnecting…`;
}

interface EmptyProps {
  readonly connection: string;
  /** True if there are challenges that the filters leave out. */
  readonly any: boolean;
  readonly onClear: () => void;
}

function Empty({ connection, any, onClear }: EmptyProps) {
  if (connection === 'loading') return <p className="challenges-loading">Loading…</p>;
  if (any)
    return (
      <p>
        Nothing matches.{' '}
        <button type="button" className="link" onClick={onClear}>
          Clear the filters.
        </button>
      </p>
    );
  if (connection === 'lost')
    return <p>This list needs a connection. It loads again when the server answers.</p>;
  return (
    <>
      <p>No open challenges. Make one, or play against a machine.</p>
      <p className="row">
        <a className="button" href={hashOfNewChallenge()}>
          Make a challenge
        </a>
        <a className="button" href={hashOfLobby('battles')}>
          Against a machine
        </a>
      </p>
    </>
  );
}
