/** The inks of the small plans on the chooser's cards, for either kind of ground. */
export const INKS = {
  open: '#FCF2C6',
  low: '#ECD79D',
  high: '#CDB274',
  contour: '#4A3B28',
  field: '#F1C171',
  woods: '#A2B396',
  wet: '#BBDFD1',
  stream: '#5d8fa3',
  road: '#7A5C3A',
  built: '#8E3B2C',
  sides: ['#9C2F2A', '#24466B'],
} as const;
