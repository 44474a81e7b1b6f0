import { offeredLessons } from '@linstock/lessons/offered';
import { useState } from 'react';
import { beginLesson } from './beginLesson.ts';
import { HandIcon } from './HandIcon.tsx';
import './firstBattles.css';

/**
 * The first battles, for a visitor who has never played.
 * @param known the visitor has played here before: the list is smaller
 */
export function FirstBattles({ known = false }: { readonly known?: boolean }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = (id: string) => {
    beginLesson(id).catch((error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <section className={`panel first-battles ${known ? 'known' : ''}`} aria-labelledby="first-title">
      <h2 id="first-title">
        <HandIcon /> New here? Begin here
      </h2>
      <p className="muted">Ten minutes of a real battle, with a coach who explains each moment.</p>
      <ul>
        {offeredLessons.map(({ id, title, line }) => (
          <li key={id}>
            <button type="button" className="button" title={line} onClick={() => begin(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </section>
  );
}
