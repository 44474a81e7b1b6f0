import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// That the rules are bundled for each worker takes most of the time of a build is no news to who starts it.
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
    // What a page preloads by its HTML is of no use once the service worker answers for it: browsers fetch it again, and warn.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files) },
    rolldownOptions: {
      checks,
      input: { index: 'index.html', embed: 'embed.html', offline: 'src/offline/offline.worker.ts' },
      output: {
        // A service worker answers for the addresses beside and under its own, and keeps its address for ever.
        entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
