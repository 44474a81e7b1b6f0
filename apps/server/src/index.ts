export { askAdmin } from './admin/askServer.ts';
export type { AdminRequest } from './admin/adminRequests.ts';
export { Fault } from './fault.ts';
export { LIMITS } from './http/limits.ts';
export { DEFAULT_PORT, ROLES, type ServeOptions, type Serving, startServer } from './serve.ts';
export { backupGames, type Restored, restoreGames } from './store/backup.ts';
export { type Conversion, convertFolder } from './store/convertFolder.ts';
