import { type Choice, namedBy, type Piece } from '@linstock/scene';
import { isNext } from './picture.ts';
import type { Session } from './session.ts';

/** Obeys a line typed at the desk, and says what came of it. */
export function obey(session: Session, line: string): string {
  const said = line.trim().toLowerCase();
  const { asked, meaning, laid } = session.store.get();
  if (said === '') return '';
  if (said === 'back') return does(() => session.clicks.stepBack(), 'One step back.');
  if (said === 'undo') return does(() => void session.takeBack(), 'Taking back.');
  if (said === 'what') return asked ? asked.prompt : 'Nothing is asked of you now.';
  if (said === 'yes' && laid) return does(() => session.clicks.doIt(), 'It stands there.');
  if (said === 'yes')
    return meaning
      ? does(() => session.clicks.doIt(), `${meaning.choice.label}.`)
      : 'There is nothing to say yes to.';
  if (!asked) return 'Nothing is asked of you now.';
  const toSheet = session.sheets.say(said);
  if (toSheet !== null) return toSheet;
  if (said === 'end') {
    const { choice, closed } = asked.ending;
    return choice ? does(() => session.clicks.choose(choice), `${choice.label}.`) : (closed?.sentence ?? '');
  }
  const found = namedBy(asked.offer.all, ({ label }) => label, said);
  const [only] = found;
  const piece = found.length === 1 ? null : pieceNamed(session, said);
  if (piece)
    return does(
      () => session.clicks.pick([{ piece: piece.id }, { body: piece.group }]),
      `${piece.name} is chosen.`,
    );
  if (!only) return `No answer has the words "${line.trim()}". Say "what" to hear what is asked.`;
  if (found.length > 1) return `Which? ${listed(found)}`;
  session.clicks.choose(only);
  const { meaning: now } = session.store.get();
  return now?.preview.throws ? `${only.label}: dice will be thrown. Say yes, or back.` : `${only.label}.`;
}

/** The one piece that can be picked next whose name has these words; null where none has, or several have. */
function pieceNamed(session: Session, said: string): Piece | null {
  const state = session.store.get();
  const { scene } = state;
  const open = (scene?.pieces ?? []).filter(
    ({ id, group }) => isNext(state, { piece: id }) || isNext(state, { body: group }),
  );
  const [only, ...more] = namedBy(open, ({ name }) => name, said);
  return more.length === 0 ? (only ?? null) : null;
}

function does(act: () => void, says: string): string {
  act();
  return says;
}

function listed<A>(found: readonly Choice<A>[]): string {
  const some = found.slice(0, 6).map((choice) => choice.label);
  return `${some.join('; ')}${found.length > some.length ? `; and ${found.length - some.length} more` : ''}.`;
}
