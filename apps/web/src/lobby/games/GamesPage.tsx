import { useState } from 'react';
import { type LobbyPlace, hashOfTable } from '../../app/route.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { backendOf } from '../../host/backends.ts';
import { myGames } from '../../host/myGames.ts';
import { isLesson } from '../../lesson/lessonProgress.ts';
import { GAME_FILTERS } from '../list/gameFilters.ts';
import { EmptyList, type ListFilter, ListPage } from '../list/ListPage.tsx';
import { LiveList } from '../list/LiveList.tsx';
import { Opponent, SideName, TimeWords } from './gameParts.tsx';
import { describeGame, describeWaiting } from './gameWords.ts';
import { GamePicture } from './GamePicture.tsx';
import type { SeatGame } from './seatGames.ts';
import { readKnownGames, type SeatGames, useSeatGames } from './useSeatGames.ts';

const SHOW = 'show';
const FILTERS: readonly ListFilter[] = [
  {
    name: SHOW,
    label: 'Show',
    options: [
      ['asked', 'you decide'],
      ['waiting', 'waiting'],
      ['over', 'finished'],
    ],
  },
  ...GAME_FILTERS,
];

/** The height of a row, and of one on a phone. */
const ROW_PX = { wide: 66, narrow: 84 };

const keyOf = ({ id }: SeatGame) => id;
const hashOf = ({ id }: SeatGame) => hashOfTable(id);

/** The games that pass the filters of an address: those to decide first, then those waiting, then finished and watched ones. */
function passing({ asked, waiting, over, all }: SeatGames, query: string): readonly SeatGame[] {
  const wanted = new URLSearchParams(query);
  const [show, system, battle] = [SHOW, 'system', 'battle'].map((name) => wanted.get(name));
  const watched = all.filter(({ state }) => state === 'watched');
  const groups = { asked, waiting, over };
  const shown =
    show === 'asked' || show === 'waiting' || show === 'over'
      ? groups[show]
      : [...asked, ...waiting, ...over, ...watched];
  return shown.filter(
    ({ summary }) => (!system || summary?.system === system) && (!battle || summary?.battle === battle),
  );
}

/** All games of this browser. */
export function GamesPage({ place: { query } }: { readonly place: LobbyPlace }) {
  const games = useSeatGames();
  const phone = useMedia(WINDOWS.narrow);
  const [trouble, setTrouble] = useState<string | null>(null);
  const rows = passing(games, query);
  const now = games.asOf ?? 0;
  const remove = async ({ id }: SeatGame) => {
    setTrouble(null);
    try {
      setTrouble(await backendOf(id).remove(id));
    } catch (error) {
      setTrouble(`${error instanceof Error ? error.message : String(error)} It was removed from this list.`);
      myGames.forget(id);
    }
    readKnownGames();
  };
  return (
    <ListPage page="games" title="My games" query={query} filters={FILTERS} count={`${rows.length}`}>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyList page="games" status="there" filtered={query !== ''}>
          No games yet. Accept a challenge, or choose a battle against a machine.
        </EmptyList>
      ) : (
        <LiveList
          label="My games"
          rows={rows}
          count={rows.length}
          rowHeight={phone ? ROW_PX.narrow : ROW_PX.wide}
          keyOf={keyOf}
          nameOf={(game) => describeGame(game, now)}
          hashOf={hashOf}
        >
          {(game, { tabIndex, gone }) => (
            <GameCells {...{ game, tabIndex, gone, now }} onRemove={() => void remove(game)} />
          )}
        </LiveList>
      )}
    </ListPage>
  );
}

interface CellsProps {
  readonly game: SeatGame;
  readonly tabIndex: 0 | -1;
  readonly gone: boolean;
  readonly now: number;
  readonly onRemove: () => void;
}

function GameCells({ game, tabIndex, gone, now, onRemove }: CellsProps) {
  const { title, summary, state, question, time } = game;
  return (
    <div className="list-cells with-picture">
      {summary ? (
        <GamePicture system={summary.system} battle={summary.battle} />
      ) : (
        <div className="game-picture" />
      )}
      <div>
        <span>
          <a className="list-title" href={hashOf(game)} tabIndex={-1}>
            {title}
          </a>{' '}
          · <SideName game={game} />
        </span>
        {summary && state !== 'watched' && <Opponent game={game} tabIndex={-1} />}
      </div>
      <div>
        <span className={question === null ? 'muted' : undefined}>{stateWords(game, now)}</span>
        {summary && (
          <span className="muted">
            {isLesson(game.id) && 'first battle · '}
            {summary.progress.toLowerCase()}
            {question !== null && time && (
              <>
                {' · '}
                <TimeWords time={time} />
              </>
            )}
          </span>
        )}
      </div>
      {!gone && <RemoveButton name={title} tabIndex={tabIndex} onRemove={onRemove} />}
    </div>
  );
}

function stateWords(game: SeatGame, now: number): string {
  const { state, question, summary } = game;
  if (state === 'over') return summary?.verdict?.sentence ?? 'over';
  if (state === 'watched') return 'you watch';
  return question ?? describeWaiting(game, now);
}

interface RemoveProps {
  /** Name of the game. */
  readonly name: string;
  readonly tabIndex: 0 | -1;
  readonly onRemove: () => void;
}

/** Deletes a game for good, at the second press. */
function RemoveButton({ name, tabIndex, onRemove }: RemoveProps) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      tabIndex={tabIndex}
      aria-label={sure ? `Really delete ${name}` : `Delete ${name}`}
      onClick={() => (sure ? onRemove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? 'Really delete?' : 'Delete'}
    </button>
  );
}
