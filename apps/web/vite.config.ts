import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// That the rules are bundled for each worker takes most of the time of a build is no news to who starts it.
const rolldownOptions = { checks: { pluginTimings: false } };

export default defineConfig({
  base: '/',
  plugins: [react()],
  worker: { format: 'es', rolldownOptions },
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions },
});
