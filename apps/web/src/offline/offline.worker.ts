/** The service worker of the page (`/offline.js`). It imports nothing that the page imports: it is one file. */
import { type Edition, type Scope, serveOffline } from './offline.ts';

declare const self: Scope & { readonly EDITION: Edition };

serveOffline(self, self.EDITION);
