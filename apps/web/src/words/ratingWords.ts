/** A rating with its sign of doubt, such as `1,540?`. */
export function writeRating({ rating, provisional }: { rating: number; provisional: boolean }): string {
  return `${rating.toLocaleString('en-GB')}${provisional ? '?' : ''}`;
}

/** The same in the words that are read aloud, such as `1,540, provisional`. */
export function sayRating({ rating, provisional }: { rating: number; provisional: boolean }): string {
  return `${rating.toLocaleString('en-GB')}${provisional ? ', provisional' : ''}`;
}

/** A change of a rating, with a sign of its own: `+12`, `−19`, `±0`. */
export function changeWords(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
