/** Runs animations frame by frame. */

const SVG = 'http://www.w3.org/2000/svg';

/** Duration. */
export interface Span {
  /** Milliseconds, at tempo 1. */
  readonly ms: number;
  /** Speed, as a multiple of the usual one. */
  readonly tempo: number;
}

/** Calls `draw` with 0 to 1 on each frame as long as the span lasts. */
export function runFrames({ ms, tempo }: Span, draw: (share: number) => void): Promise<void> {
  const length = ms / tempo;
  return new Promise((done) => {
    let began: number | null = null;
    const step = (time: number) => {
      began ??= time;
      const share = length <= 0 ? 1 : Math.min(1, (time - began) / length);
      draw(share);
      if (share < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}

/** Puts a shape on a layer. */
export function drawShape(layer: Element, shape: string, look: string): Element {
  const element = document.createElementNS(SVG, shape);
  element.setAttribute('class', look);
  layer.append(element);
  return element;
}

/** The part of a span between two shares of it, as 0 to 1. */
export function toPartialShare(share: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (share - from) / (to - from)));
}
