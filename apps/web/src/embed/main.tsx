import '../common/olderBrowsers.ts';

import { createRoot } from 'react-dom/client';
import { watchInput } from '../common/keyboardUse.ts';
import { EmbedPage } from './EmbedPage.tsx';
import '../design/fonts.css';
import '../design/tokens.css';
import '../start/app.css';

// Nothing is read from the settings of the reader: the same code shows the same battle to all.
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dress();
dark.addEventListener('change', dress);

const root = document.getElementById('root');
if (root) createRoot(root).render(<EmbedPage />);
watchInput();
