export { present } from './present/index.ts';
