/** What the signs of the legend mean, in words that hold for every board of counters. */

/** A sign of the legend. */
export type LegendSign = 'can act' | 'has acted' | 'disordered' | 'order' | 'bodies left' | 'morale';

/** What each of them says of the counter it stands on. */
export const LEGEND_WORDS: Readonly<Record<LegendSign, string>> = {
  'can act': 'A bead on a counter: it has something to do in this step. Press it to see what.',
  'has acted': 'A tick on a counter: it has acted in this step.',
  disordered:
    'A letter on a tab: the state it is in, such as D for disordered. Its card says what that does.',
  order: 'A chit: the order it has been given, by its outline. Its card says what the order lets it do.',
  'bodies left': 'A square for each body of troops that is left; an empty square is one that is lost.',
  morale: 'The figure in the ring: its morale. The higher, the steadier.',
};
