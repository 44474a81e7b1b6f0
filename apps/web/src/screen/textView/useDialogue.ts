import { completionsOf } from '@linstock/scene';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { carryOutOrder, type Option, obey, type Reply, type TableOrder } from './command.ts';
import { answerTextQuestion, makeLineContext } from './textQuestions.ts';

/** Lines proposed while one types. */
const MAX_PROPOSALS = 6;

/** The last reply, and the options that wait for a number. */
interface LastReply {
  readonly reply: string;
  readonly open: readonly Option[];
  /** The entry at which they were offered: after the next they mean nothing. */
  readonly head: number;
  /** Equal replies are spoken again. */
  readonly n: number;
}

/** The typed text of the text view, its reply, and the options that stay open until one is named. */
export function useDialogue(order: TableOrder) {
  const session = useSession();
  const head = useSessionState((state) => state.head);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<LastReply>({ reply: '', open: [], head, n: 0 });
  const open = said.head === head ? said.open : [];
  const spoken = text.trim() === '' ? null : makeLineContext(session.store.get());
  /** @param forgets the options are settled, and not only asked about in between */
  const tell = (reply: () => Reply, forgets: boolean) => {
    const before = session.store.get().toast;
    const { says, which } = reply();
    const { toast, head: now } = session.store.get();
    // A sentence that is part of the reply is not spoken a second time.
    if (toast && toast !== before && says.includes(toast.sentence))
      session.apply({ on: 'view', do: 'speak', words: '' });
    const kept = forgets ? [] : open;
    setSaid((last) => ({ reply: says, open: which.length > 0 ? which : kept, head: now, n: last.n + 1 }));
    setText('');
  };
  const replyTo = (line: string): Reply => {
    const told = answerTextQuestion(line, session.store.get());
    if (told !== null) return { says: told, which: [] };
    // The selected stands must be drawn before they can be moved.
    const onTable: TableOrder = (words) => {
      flushSync(() => setText(''));
      return order(words);
    };
    const carried = order(line);
    return carried === null ? obey(session, line, onTable) : carryOutOrder(session, carried);
  };
  return {
    text,
    setText,
    said,
    open,
    proposed: spoken ? completionsOf(text, spoken, MAX_PROPOSALS) : [],
    say(line: string) {
      const numbered = /^\d+$/.test(line.trim()) ? open[Number(line) - 1] : undefined;
      if (numbered) tell(numbered.choose, true);
      else tell(() => replyTo(line), false);
    },
    take: (option: Option) => tell(option.choose, true),
  };
}
