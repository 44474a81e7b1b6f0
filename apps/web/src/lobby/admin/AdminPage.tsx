import type { ListedReport } from '@linstock/protocol/administration';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { ADMIN_TABS, type AdminTab, hashOfAdmin, hashOfLobby } from '../../app/route.ts';
import { fetchFigures, fetchReports } from '../../host/adminCalls.ts';
import { HostError } from '../../host/host.ts';
import { Frame } from '../frame/Frame.tsx';
import type { FramedPage } from '../frame/links.ts';
import { GamesTab } from './GamesTab.tsx';
import { LogTab } from './LogTab.tsx';
import { PlayersTab } from './PlayersTab.tsx';
import { ReportsTab } from './ReportsTab.tsx';
import { useFetched } from './useFetched.ts';
import '../lobby.css';
import './admin.css';

interface Props {
  readonly tab: AdminTab;
  /** The report that is shown, by its id; null for none. */
  readonly report: string | null;
  /** The pages that the frame links to. */
  readonly pages: ReadonlySet<FramedPage>;
  /** The page for everyone else: the same as at an address that does not exist. */
  readonly nothing: ReactNode;
}

const LABELS: Readonly<Record<AdminTab, string>> = {
  reports: 'Reports',
  players: 'Players',
  games: 'Games',
  figures: 'Figures',
  log: 'Log',
};

/** Milliseconds between two looks at the reports. */
const LOOK_MS = 30_000;

/** The reports as they were fetched, or why they were not: there is nothing for this reader, or a sentence. */
type Fetched =
  | { readonly is: 'there'; readonly reports: readonly ListedReport[] }
  | { readonly is: 'nothing' }
  | { readonly is: 'trouble'; readonly sentence: string; readonly code: string };

/** The page of an operator of the server: what the command `linstock admin` does. For everyone else it is not there. */
export function AdminPage({ tab, report, pages, nothing }: Props) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const read = useCallback(
    () =>
      fetchReports().then(
        (reports) => setFetched({ is: 'there', reports }),
        (error: unknown) => setFetched((before) => troubleOf(error, before)),
      ),
    [],
  );
  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [read]);
  if (fetched === null) return <LoadingScreen />;
  if (fetched.is === 'nothing') return nothing;
  return (
    <Frame page="admin" place={`admin/${tab}`} pages={pages}>
      <main className="admin">
        <title>{`${LABELS[tab]} · Linstock`}</title>
        <div className="admin-head">
          <h1>{LABELS[tab]}</h1>
          <nav className="admin-tabs" aria-label="Administration">
            {ADMIN_TABS.map((each) => (
              <a
                key={each}
                className="frame-link"
                href={hashOfAdmin(each)}
                aria-current={each === tab ? 'page' : undefined}
              >
                {LABELS[each]}
                {each === 'reports' && fetched.is === 'there' && `, ${fetched.reports.length}`}
              </a>
            ))}
          </nav>
        </div>
        {fetched.is === 'trouble' ? (
          <Trouble {...fetched} />
        ) : (
          <Tab tab={tab} report={report} reports={fetched.reports} read={read} />
        )}
      </main>
    </Frame>
  );
}

function Tab({
  tab,
  report,
  reports,
  read,
}: Pick<Props, 'tab' | 'report'> & {
  readonly reports: readonly ListedReport[];
  readonly read: () => Promise<void>;
}) {
  switch (tab) {
    case 'reports':
      return <ReportsTab latest={reports} chosen={report} read={read} />;
    case 'players':
      return <PlayersTab />;
    case 'games':
      return <GamesTab />;
    case 'figures':
      return <FiguresTab />;
    case 'log':
      return <LogTab read={read} />;
  }
}

/** The figures of the server. */
function FiguresTab() {
  const { value, trouble } = useFetched(fetchFigures);
  return (
    <section className="panel admin-detail" aria-label="Figures">
      {trouble !== null && <p role="alert">{trouble}</p>}
      {value === null && trouble === null && <p>Loading…</p>}
      <ul className="admin-rows">
        {value?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Trouble({ sentence, code }: { readonly sentence: string; readonly code: string }) {
  return (
    <div className="lobby-column">
      <p role="alert">{sentence}</p>
      {code === 'sign-in-again' && <a href={hashOfLobby('you')}>To You, where you sign out</a>}
    </div>
  );
}

/** Reports that were there stay while the server does not answer. */
function troubleOf(error: unknown, before: Fetched | null): Fetched {
  const [code, sentence] =
    error instanceof HostError ? [error.code, error.message] : ['broken', String(error)];
  if (code === 'no-address' || code === 'http') return { is: 'nothing' };
  if (code === 'unreachable' && before?.is === 'there') return before;
  return { is: 'trouble', code, sentence };
}
