import { Clause } from '../../common/Clause.tsx';
import { useClauses } from '../../hooks/useSession.ts';
import { joinPerCent } from '../../words/unbroken.ts';

/** A sentence with its clause, which is never alone on a line: its last word goes with it. */
export function WithClause({
  sentence,
  clause = null,
}: {
  sentence: string;
  clause?: string | null | undefined;
}) {
  const clauses = useClauses();
  const words = joinPerCent(sentence);
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className="prompt-last">
        {words.slice(last)} <Clause id={clause} clauses={clauses} />
      </span>
    </>
  );
}
