import {
  type Choice,
  type LineContext,
  type LineMeaning,
  type Picked,
  type Piece,
  picksKey,
  type Row,
  readClicks,
  readLine,
  sayToSheet,
  whyNotUnderstood,
} from '@linstock/scene';
import { clickRulesAt } from '../../play/answering/judging.ts';
import { describePause, describeStraggler } from '../../play/chosen/formationOrder.ts';
import { isNext } from '../../play/clicking/pickable.ts';
import { type Command, NO_CONTROLS } from '../../play/commands/command.ts';
import { commandsOfLine } from '../../play/commands/commands.ts';
import { mayEndStep } from '../../play/commands/listedAnswers.ts';
import { explainIdle } from '../../play/picking/clickLegality.ts';
import { listNextButtons, listRemaining, listRows, listTroopsNext } from '../../play/question/answerLists.ts';
import {
  describePassedOver,
  findUnansweredRows,
  isEndUnconfirmed,
  NO_STEP,
} from '../../play/question/ending.ts';
import type { Session } from '../../play/session.ts';
import {
  endsIn,
  formationIn,
  laidIn,
  meaningOfPicks,
  narrowedIn,
  picksIn,
  sheetIn,
} from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { type PlaceNames, pickLabel } from '../../words/labels.ts';
import { placeNamesOn } from '../../words/placeNames.ts';
import { answerTextQuestion, describeOdds, makeLineContext } from './textQuestions.ts';

/** One of several possible meanings of a line, and the action for its number. */
export interface Option {
  readonly label: string;
  readonly choose: () => Reply;
}

/** The text view's reply to a line: the result, and the options that can be chosen by number. */
export interface Reply {
  readonly says: string;
  readonly which: readonly Option[];
}

/** Carries out an order to the selected stands of a free-measure table. Null if the words are no order to them. */
export type TableOrder = (said: string) => string | null;

/** Said wherever something waits to be confirmed. */
const ENTER_AGAIN = 'Press Enter again to do it, or say back.';

/** The command that ends the writing of a sheet. */
const LOCK_ENDS = 'A sheet is ended by "lock".';

/** Maximum number of answers listed for a line with several meanings, and for a request for all answers. */
const MAX_NAMED_ANSWERS = 6;
const MAX_LISTED_ANSWERS = 9;

const NOTHING_ASKED = 'Nothing is asked of you now.';

const says = (text: string): Reply => ({ says: text, which: [] });

/** Obeys a line typed in the text view, and returns the result. An empty line confirms what was shown last. */
export function obey(session: Session, line: string, order: TableOrder): Reply {
  const said = line.trim().toLowerCase();
  const state = session.store.get();
  const { asked } = state;
  const sheet = sheetIn(state);
  const ends = endsIn(state);
  if (ends !== null && said !== 'end') session.apply({ on: 'board', do: 'ask if sure', asks: false });
  const commands = commandsOfLine(said);
  if (commands.some(({ id }) => id === 'commit')) return says(confirmed(session, said));
  const always = commands.find(({ when }) => !when);
  if (always) return performed(session, always);
  if (said === 'what') return asked ? answersNow(session, asked.prompt) : says(NOTHING_ASKED);
  if (!asked) return says(NOTHING_ASKED);
  const toSheet = toldToSheet(session, said);
  if (toSheet !== null) return says(toSheet);
  if (commands.some(({ id }) => id === 'end')) return ended(session);
  const now = commands.find(({ when }) => when?.(session.store.get()) !== false);
  if (now) return performed(session, now);
  const spoken = makeLineContext(session.store.get());
  const reply = spoken && understood(session, line, spoken, order);
  if (reply) return reply;
  const help = sheet ? 'Say "sheet" to hear the rows.' : 'Say "what" to hear what is asked.';
  return says(`No answer has the words "${line.trim()}". ${help}`);
}

/** Ends the step. While troops can still act it warns first, as the button does, and ends it when told again. */
function ended(session: Session): Reply {
  const state = session.store.get();
  const { choice = null, closed = null } = state.asked?.ending ?? {};
  const may = mayEndStep(state);
  if (typeof may === 'object') return says(!choice && !closed && sheetIn(state) ? LOCK_ENDS : may.sentence);
  if (!choice) return says(NO_STEP);
  const names = placeNamesIn(state);
  const left = findUnansweredRows(state).map(({ pick }) => pickLabel(pick, state.scene, names));
  if (left.length > 0 && !isEndUnconfirmed(state)) {
    session.apply({ on: 'board', do: 'ask if sure', asks: true });
    return says(`${describePassedOver(left)} Say end again to end it.`);
  }
  session.apply({ on: 'board', do: 'ask if sure', asks: false });
  return giveNamedAnswer(session, choice);
}

/**
 * The answers to the question, each with a number by which it can be given.
 * @param prompt what is said before them
 */
/** Does what a line says to the open sheet; null if it says nothing to it. */
function toldToSheet(session: Session, line: string): string | null {
  const open = sheetIn(session.store.get());
  const said = open && sayToSheet(open.sheet, open.filled, line, open.last);
  if (!said) return null;
  session.apply({ on: 'sheet', do: 'type', line });
  return said.says;
}

function answersNow(session: Session, prompt: string): Reply {
  const state = session.store.get();
  const { asked, scene } = state;
  const sheet = sheetIn(state);
  const picks = picksIn(state);
  const narrowed = narrowedIn(state);
  if (sheet) return says(`${prompt} Say "sheet" to hear the rows.`);
  const names = placeNamesIn(state);
  const of = ({ pick, only }: Pick<Row<unknown>, 'pick' | 'only'>, label: string): Option => ({
    label,
    choose: () => (only ? giveNamedAnswer(session, only) : started(session, [...picks, pick], label)),
  });
  const rows = picks.length === 0 ? listRows(state).map(({ one }) => one) : [];
  const nexts = picks.length === 0 ? [] : [...listTroopsNext(state), ...listNextButtons(state)];
  const options: Option[] = [
    ...rows.map((row) => of(row, (row.only ?? row.alone)?.label ?? pickLabel(row.pick, scene, names))),
    ...(picks.length === 0 ? [] : listRemaining(state).map(({ one }) => optionOf(session, one))),
    ...nexts.map(({ pick }) => of({ pick, only: null }, pickLabel(pick, scene, names))),
  ];
  const end = asked?.ending?.choice ? ' Or say end.' : '';
  const left = narrowed?.left.length ?? 0;
  if (options.length === 0)
    return says(`${prompt} ${left > 0 ? `${left} answers are open: name a place.` : ''}${end}`.trim());
  return listing(`${prompt} `, options, MAX_LISTED_ANSWERS, end);
}

/** Picks what an option names, and shows its next question. */
function started(session: Session, picks: readonly Picked[], label: string): Reply {
  session.apply({ on: 'board', do: 'select', picks });
  return answersNow(session, `${label}.`);
}

const optionOf = (session: Session, choice: Choice<unknown>): Option => ({
  label: choice.label,
  choose: () => giveNamedAnswer(session, choice),
});

/** Options spoken with their numbers. */
function listing(before: string, options: readonly Option[], most: number, after = ''): Reply {
  const told = options.slice(0, most);
  const more = options.length - told.length;
  const each = told.map(({ label }, i) => `${i + 1}: ${label}`).join('; ');
  const rest = more > 0 ? ` There are ${more} more: say more words.` : '';
  return { says: `${before}${each}. Say a number.${rest}${after}`, which: told };
}

function placeNamesIn({ game, rulebook }: SessionState): PlaceNames {
  return game && rulebook ? placeNamesOn(rulebook.present.shows.ground(game.field)) : () => '';
}

/** Performs a command of the screen, and answers its reply, or why it cannot be given now. */
function performed(session: Session, { when, perform, reply }: Command): Reply {
  const before = session.store.get();
  const may = when?.(before) ?? true;
  if (typeof may === 'object') return says(may.sentence);
  perform({ session, screen: NO_CONTROLS });
  return says(reply?.(before, session.store.get()) ?? '');
}

/** Carries out what is shown: a waiting answer, a path, an order that not all can follow. */
function confirmed(session: Session, said: string): string {
  const state = session.store.get();
  const laid = laidIn(state);
  const meaning = meaningOfPicks(state);
  const commanded = formationIn(state);
  if (commanded?.shown?.waits) {
    session.apply({ on: 'formation', do: 'carry out' });
    return 'The units that can do it.';
  }
  if (!laid && !meaning) return said === '' ? '' : 'There is no answer to confirm.';
  session.apply({ on: 'board', do: 'confirm' });
  return laid ? 'It stands there.' : `${meaning?.choice.label ?? ''}.`;
}

function understood(
  session: Session,
  line: string,
  spoken: LineContext<unknown>,
  order: TableOrder,
): Reply | null {
  const spelled = readClicks(line, spoken);
  if (spelled && 'unknown' in spelled)
    return says(`Nothing that can be clicked is called "${spelled.unknown}".`);
  if (spelled) return click(session, spelled.picks, spoken);
  const toChosen = toFormation(session, line, spoken);
  if (toChosen) return toChosen;
  const meant = readLine(line, spoken);
  if (meant.means === 'not yours') {
    const described = answerTextQuestion(`describe ${line}`, session.store.get()) ?? '';
    return says(described.includes(meant.name) ? described : (whyNotUnderstood(meant) ?? ''));
  }
  const why = whyNotUnderstood(meant);
  if (why !== null) return says(why);
  switch (meant.means) {
    case 'answer':
      return giveNamedAnswer(session, meant.choice);
    case 'which':
      return ofThosePicked(session, meant.choices, line);
    case 'order':
      session.apply({ on: 'formation', do: 'let go' });
      session.apply({ on: 'formation', do: 'choose', id: meant.formation.id });
      session.apply({ on: 'formation', do: 'give', gesture: meant.gesture });
      return says(toldOfOrder(session, meant));
    case 'chosen': {
      choose(session, meant.pieces, meant.formation?.id ?? null);
      const { toast } = session.store.get();
      return says(toast?.sentence ?? `${meant.name} is chosen.`);
    }
    case 'refused': {
      if (spoken.ground.kind === 'table') choose(session, meant.pieces, null);
      const onTable = spoken.ground.kind === 'table' ? order(tableWords(meant.rest)) : null;
      return onTable === null ? refused(session, meant.picks, meant.name) : says(onTable);
    }
    default:
      return null;
  }
}

/** An order to a whole body in the words of an order to a stand: an advance is `forward`, and to face about is `about`. */
const tableWords = (rest: string): string =>
  rest
    .replace(/^\w+ about$/, 'about')
    .replace(/^(advances?|moves?|marches|march|goes|go) /, 'forward ')
    .replace(/ ?(inches|inch|in|centimetres|centimetre|cm)$/, '');

/** A line without a name while a formation is chosen is said to it. */
function toFormation(session: Session, line: string, spoken: LineContext<unknown>): Reply | null {
  const state = session.store.get();
  const { scene } = state;
  const commanded = formationIn(state);
  const body = scene?.bodies.find(({ id }) => id === commanded?.formation);
  const meant = body && readLine(`${body.name} ${line}`, spoken);
  if (meant?.means !== 'order') return null;
  session.apply({ on: 'formation', do: 'give', gesture: meant.gesture });
  return says(toldOfOrder(session, meant));
}

type OrderMeaning = Extract<LineMeaning<unknown>, { means: 'order' }>;

/** The result of an order to a formation: done, or shown with the units that cannot obey. */
function toldOfOrder(session: Session, { formation, rest }: OrderMeaning): string {
  const state = session.store.get();
  const { toast } = state;
  const commanded = formationIn(state);
  const { waits, plan } = commanded?.shown ?? {};
  if (!plan) return toast?.sentence ?? `${formation.name}: ${rest}.`;
  const kept = plan.stragglers.slice(0, 3).map((each) => describeStraggler(each, formation));
  if (!waits) return kept.join(' ');
  const stops = plan.stops ? [describePause(plan)] : [];
  return [...kept, ...stops, ENTER_AGAIN].join(' ');
}

function choose(session: Session, pieces: readonly Piece[], formation: string | null): void {
  const { store } = session;
  const [first] = pieces;
  if (!first) return;
  if (isNext(store.get(), { body: first.group }) && pieces.every(({ group }) => group === first.group))
    return session.apply({ on: 'board', do: 'click', candidates: [{ body: first.group }] });
  if (formation !== null && pieces.length > 1)
    return session.apply({ on: 'formation', do: 'choose', id: formation });
  const all = pieces.map(({ id }): Picked => ({ piece: id }));
  const { asked } = store.get();
  if (pieces.length > 1 && (asked?.menu.after(all).left.length ?? 0) > 0)
    return session.apply({ on: 'board', do: 'select', picks: all });
  session.apply({ on: 'board', do: 'click', candidates: [{ piece: first.id }, { body: first.group }] });
}

/** An answer named: given, or shown with its odds until it is confirmed. */
export function giveNamedAnswer(session: Session, choice: Choice<unknown>): Reply {
  session.apply({ on: 'board', do: 'choose', choice });
  const state = session.store.get();
  if (!meaningOfPicks(state) || state.sent) return says(`${choice.label}.`);
  return says(`${choice.label}. ${describeOdds(state)} ${ENTER_AGAIN}`);
}

/** The result of an order to stands on a table; if it waits for dice, their odds. */
export function carryOutOrder(session: Session, told: string): Reply {
  const state = session.store.get();
  return says(meaningOfPicks(state) && !state.sent ? `${told} ${describeOdds(state)} ${ENTER_AGAIN}` : told);
}

/** Gives the answer that spelled-out clicks mean, shows it with its odds first if it throws, or says why it is illegal. */
function click(session: Session, picks: readonly Picked[], { menu }: LineContext<unknown>): Reply {
  const { exact } = menu.after(picks);
  if (exact) return giveNamedAnswer(session, exact);
  const judged = clickRulesAt(session.store.get()).judge(picks);
  if (!judged) return says('These clicks mean no answer. Say "what" to hear what is asked.');
  if (judged.refusal) return says(`${judged.refusal.sentence} (${judged.refusal.clause})`);
  session.apply({ on: 'board', do: 'place', picks, said: 'named' });
  return carryOutOrder(session, `${judged.told.label}.`);
}

/** If a line may mean several answers, those that continue the present picks come before the others. */
function ofThosePicked(session: Session, choices: readonly Choice<unknown>[], line: string): Reply {
  const state = session.store.get();
  const picks = picksIn(state);
  const narrowed = narrowedIn(state);
  const left = new Set(narrowed?.left.map((each) => picksKey(each.picks)));
  const going = picks.length === 0 ? [] : choices.filter(({ picks: all }) => left.has(picksKey(all)));
  // The whole text of a button means that button, and not one with a longer text.
  const whole = going.filter(({ label }) => label.toLowerCase().endsWith(`: ${line.trim().toLowerCase()}`));
  const [only, ...others] = whole.length > 0 ? whole : going;
  if (only && others.length === 0) return giveNamedAnswer(session, only);
  return which(session, going.length > 0 ? going : choices);
}

function which(session: Session, choices: readonly Choice<unknown>[]): Reply {
  return listing(
    'Which? ',
    choices.map((choice) => optionOf(session, choice)),
    MAX_NAMED_ANSWERS,
  );
}

/** An answer that is not offered: given if the rules allow it, else their reason. */
function refused(session: Session, picks: readonly Picked[], name: string): Reply {
  const { store } = session;
  const { asked, game, rulebook } = store.get();
  const [first] = picks;
  const judged = clickRulesAt(session.store.get()).judge(picks);
  if (judged && !judged.refusal && picks.length > 1) {
    session.apply({ on: 'board', do: 'place', picks, said: 'named' });
    return says(`${judged.told.label}.`);
  }
  const question = asked && game?.question(asked.side);
  const idle =
    question && game && rulebook && first && 'piece' in first
      ? explainIdle(rulebook, game, question, first.piece)
      : null;
  const refusal =
    judged?.refusal ?? (first && clickRulesAt(session.store.get()).judge([first])?.refusal) ?? idle;
  if (refusal) return says(`${refusal.sentence} (${refusal.clause})`);
  return says(`${name}: nothing such can be done now. ${asked?.prompt ?? ''}`);
}
