import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { openQuestions } from '../../app/openQuestions.ts';
import { hashOfLobby } from '../../app/route.ts';
import { useOnline } from '../../app/useOnline.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { Icon } from '../../common/Icon.tsx';
import { account } from '../../host/account.ts';
import { readAccountOnce } from '../../host/accountReading.ts';
import { hasChallenged } from '../../host/challengeCalls.ts';
import { FIRST_LINKS, type FramedPage, type FrameLink, MAKING_LINKS, MORE_LINKS, TABS } from './links.ts';
import { MoreLinks } from './MoreLinks.tsx';
import { NextGame } from './NextGame.tsx';
import { focusHeading, useHeadingFocus } from './useHeadingFocus.ts';
import './frame.css';

/** Only a browser that has made a challenge needs it. */
const AcceptedBar = lazy(async () => ({
  default: (await import('../challenges/AcceptedBar.tsx')).AcceptedBar,
}));

interface Props {
  /** The page that is shown. */
  readonly page: FramedPage;
  /** The address of the page without its query: another one is another page. */
  readonly place: string;
  /** The pages there are: no link leads to any other. */
  readonly pages: ReadonlySet<FramedPage>;
  readonly children: ReactNode;
}

/** The frame of all pages that are not a table: the header with its links, on a phone the tabs at the foot. */
export function Frame({ page, place, pages, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const count = useStore(openQuestions, ({ games }) => games.length);
  useHeadingFocus(content, place);
  const there = <Link extends FrameLink>(links: readonly Link[]) =>
    links.filter((link) => pages.has(link.page));
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    if (content.current) focusHeading(content.current);
  };
  return (
    <div className="frame">
      <header className="frame-head">
        <a className="button skip" href={location.hash || '#/'} onClick={skip}>
          Skip to the page
        </a>
        <a className="frame-name" href="#/">
          Linstock
        </a>
        <nav className="frame-links" aria-label="Pages">
          {there(FIRST_LINKS).map((link) => (
            <PageLink key={link.page} link={link} page={page} />
          ))}
          <span className="frame-rest">
            {there(MORE_LINKS).map((link) => (
              <PageLink key={link.page} link={link} page={page} />
            ))}
          </span>
          <MoreLinks links={there([...MORE_LINKS, ...MAKING_LINKS])} page={page} />
        </nav>
        <div className="frame-you">
          {pages.has('you') && <YouLink current={page === 'you'} />}
          <NextGame />
        </div>
      </header>
      <OfflineBar />
      <Accepted />
      <div ref={content} className="frame-content">
        {children}
      </div>
      <nav className="frame-tabs" aria-label="Pages">
        {there(TABS).map(({ icon, ...link }) => (
          <a
            key={link.page}
            href={link.hash}
            className="frame-tab"
            aria-current={link.page === page ? 'page' : undefined}
          >
            <Icon name={icon} size={22} />
            {link.label}
            {link.page === 'home' && count > 0 && <span className="frame-tab-count">{count}</span>}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** The bar that names a player who has accepted a challenge of this browser. */
function Accepted() {
  if (!hasChallenged()) return null;
  return (
    <Suspense fallback={null}>
      <AcceptedBar />
    </Suspense>
  );
}

/** The link to the page You, with flag and name if somebody is signed in. */
function YouLink({ current }: { readonly current: boolean }) {
  const me = useStore(account, (known) => known.me);
  useEffect(() => void readAccountOnce(), []);
  return (
    <a className="frame-link" href={hashOfLobby('you')} aria-current={current ? 'page' : undefined}>
      {me?.flag && <FlagPicture flag={me.flag} size={20} />}
      {me?.name ?? 'You'}
    </a>
  );
}

function PageLink({ link, page }: { readonly link: FrameLink; readonly page: FramedPage }) {
  return (
    <a className="frame-link" href={link.hash} aria-current={link.page === page ? 'page' : undefined}>
      {link.label}
    </a>
  );
}

/** The bar under the header while the device has no network. Its place is in the page all the time, so that it is read aloud. */
function OfflineBar() {
  const online = useOnline();
  return (
    <div className="frame-offline" role="status">
      {!online && <p>You’re offline. What was loaded stays here, and games against a machine still start.</p>}
    </div>
  );
}
