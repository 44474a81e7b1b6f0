/** A number and its per cent sign stay on one line. */
export const joinPerCent = (text: string): string => text.replaceAll(' %', '\u00a0%');
