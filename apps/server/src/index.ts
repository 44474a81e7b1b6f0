export { Fault } from './fault.ts';
export { DEFAULT_PORT, type ServeOptions, type Serving, startServer } from './serve.ts';
