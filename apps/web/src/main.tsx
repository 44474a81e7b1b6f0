import './common/olderBrowsers.ts';

import { createRoot } from 'react-dom/client';
import { hashOfChallengeLink } from './app/challengeLink.ts';
import { keepInstallOffer } from './app/install.ts';
import { hashOfSeatLink } from './app/seatLink.ts';
import { hashOfTransferLink } from './app/seatPages.ts';
import { followOtherTabs } from './app/settings.ts';
import { hashOfShortLink } from './app/shortLinkAddress.ts';
import { watchInput } from './common/keyboardUse.ts';
import { keepTextTrue } from './common/translation.ts';
import { keepForOffline } from './offline/keepForOffline.ts';
import { App } from './start/App.tsx';
import './design/fonts.css';
import './design/tokens.css';

const seat = hashOfSeatLink(location.pathname, location.hash);
if (seat !== null) history.replaceState(null, '', `${location.pathname.replace(/g\/[^/]*$/, '')}${seat}`);
const transfer = hashOfTransferLink(location.pathname, location.hash);
if (transfer !== null) history.replaceState(null, '', `${location.pathname.replace(/s$/, '')}${transfer}`);
const challenge = hashOfChallengeLink(location.pathname);
if (challenge !== null)
  history.replaceState(null, '', `${location.pathname.replace(/c\/[^/]*$/, '')}${challenge}`);
const short = hashOfShortLink(location.pathname);
if (short !== null)
  history.replaceState(null, '', `${location.pathname.replace(/[bs]\/[^/]*$/, '')}${short}`);

keepTextTrue(document);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
watchInput();
followOtherTabs(window);
keepForOffline();
keepInstallOffer();
