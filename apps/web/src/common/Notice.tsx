import type { ReactNode } from 'react';

/** A page that has nothing to show: why, and the way back. */
export function Notice({ head, children }: { head: string; children: ReactNode }) {
  return (
    <main className="notice">
      <h1>{head}</h1>
      <p>{children}</p>
      <p>
        <a className="button" href="#/">
          Home
        </a>
      </p>
    </main>
  );
}
