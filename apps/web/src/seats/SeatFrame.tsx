import { type ReactNode, useEffect, useRef } from 'react';
import './seatPages.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly foot: ReactNode;
}

/** A page about one seat: a column with its buttons in a bar at the foot. Its heading has the focus. */
export function SeatFrame({ title, children, foot }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="seat-page">
      <title>{`${title} · Linstock`}</title>
      <header className="seat-page-head">
        <a href="#/">Linstock</a>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      <footer className="seat-page-foot">{foot}</footer>
    </div>
  );
}
