import type { ReactNode } from 'react';
import { hashOfTable, type LobbyPage } from '../../app/route.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { EmptyList, type ListFilter, ListPage } from './ListPage.tsx';
import { LiveList, type RowState } from './LiveList.tsx';
import { describeCount, type ListPart, usePagedList } from './usePagedList.ts';

interface Props<Game> {
  readonly page: LobbyPage;
  readonly title: string;
  /** The name of the list for screen readers. */
  readonly label: string;
  /** The filters as the address has them. */
  readonly query: string;
  readonly filters: readonly ListFilter[];
  /** What is said if there is no game at all. */
  readonly none: string;
  /** Pixels. */
  readonly rowHeight: { readonly wide: number; readonly narrow: number };
  readonly fetchPage: (query: URLSearchParams) => Promise<ListPart<Game>>;
  /** A whole game in words. */
  readonly describe: (game: Game) => string;
  readonly children: (game: Game, state: RowState) => ReactNode;
}

/** A page with a list of games on the server that is fetched page by page. Each row leads to its game. */
export function GameListPage<Game extends { readonly id: string }>(props: Props<Game>) {
  const { page, title, label, query, filters, none, rowHeight, fetchPage, describe, children } = props;
  const list = usePagedList(fetchPage, query);
  const narrow = useMedia(WINDOWS.narrow);
  return (
    <ListPage {...{ page, title, query, filters }} count={describeCount(list)}>
      {list.rows.length === 0 ? (
        <EmptyList page={page} status={list.status} filtered={query !== ''}>
          {none}
        </EmptyList>
      ) : (
        <LiveList
          label={label}
          rows={list.rows}
          count={list.count}
          rowHeight={narrow ? rowHeight.narrow : rowHeight.wide}
          keyOf={keyOf}
          nameOf={describe}
          hashOf={hashOf}
          onNearEnd={list.more}
        >
          {children}
        </LiveList>
      )}
    </ListPage>
  );
}

const keyOf = ({ id }: { readonly id: string }): string => id;
const hashOf = ({ id }: { readonly id: string }): string => hashOfTable(id);
