export const NAMES = 38;
