export * from './facing.ts';
export * from './flood.ts';
export * from './hex.ts';
export * from './layout.ts';
export * from './map.ts';
export * from './rasterise.ts';
export * from './reach.ts';
export * from './trace.ts';
