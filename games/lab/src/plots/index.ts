export { gamesPlot } from './games.ts';
export { lengthPlot, lengthSentence } from './length.ts';
export { lossesPlot } from './losses.ts';
export { escaped } from './svg.ts';
export { winsPlot } from './wins.ts';
