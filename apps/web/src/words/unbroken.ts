/** A number and its per cent sign stay on one line. */
export const unbroken = (text: string): string => text.replaceAll(' %', '\u00a0%');
