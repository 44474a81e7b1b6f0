import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // That a bundle of all rules takes most of the time of the build is no news to who starts it.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
