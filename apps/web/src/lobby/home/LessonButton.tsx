import { offeredLessons } from '@linstock/lessons/offered';
import { useState } from 'react';
import { beginLesson } from '../../lesson/beginLesson.ts';

interface Props {
  readonly id: string;
  readonly className: string;
}

/** Begins a lesson at once. */
export function LessonButton({ id, className }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const lesson = offeredLessons.find((each) => each.id === id);
  if (!lesson) return null;
  const begin = () =>
    beginLesson(id).catch((error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  return (
    <>
      <button type="button" className={className} title={lesson.line} onClick={() => void begin()}>
        {className === 'link' ? lesson.title.replace(/^T/, 't') : lesson.title}
      </button>
      {trouble !== null && (
        <span role="alert" className="trouble">
          {trouble}
        </span>
      )}
    </>
  );
}
