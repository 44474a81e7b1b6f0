import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Without this, each build warns that bundling the rules for each worker takes most of its time, which is
// known.
const checks = { pluginTimings: false };

export default defineConfig({
  // Relative, for the page may be served under a path of its host.
  base: './',
  plugins: [react()],
  // The windows of `design/windows.css` are custom media.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Modules that a page preloads by its HTML are fetched again once the service worker answers for them,
    // and browsers warn. So they are not preloaded.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files) },
    rolldownOptions: {
      checks,
      input: { index: 'index.html', embed: 'embed.html', offline: 'src/offline/offline.worker.ts' },
      output: {
        // A service worker answers for the addresses in its own folder and below, and its address must never
        // change.
        entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
