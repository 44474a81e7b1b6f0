export const NAMES_FROM_RADIUS_PX = 38;
