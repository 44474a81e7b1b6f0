import '../common/olderBrowsers.ts';

import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { embeddedStudyOf } from '../app/embedAddress.ts';
import { watchInput } from '../common/keyboardUse.ts';
import '../design/fonts.css';
import '../design/tokens.css';
import '../start/app.css';

const EmbedPage = lazy(async () => ({ default: (await import('./EmbedPage.tsx')).EmbedPage }));
const EmbedStudy = lazy(async () => ({ default: (await import('./EmbedStudy.tsx')).EmbedStudy }));

// Nothing is read from the settings of the reader: the same code shows the same battle to all.
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
dress();
dark.addEventListener('change', dress);

const root = document.getElementById('root');
const study = embeddedStudyOf(location.pathname, location.hash);
if (root) createRoot(root).render(<Suspense>{study ? <EmbedStudy {...study} /> : <EmbedPage />}</Suspense>);
watchInput();
