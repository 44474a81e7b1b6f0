/** The parts of a session with which a player answers: clicks, sheets, and answers given automatically. */
import type { Side } from '@linstock/kernel';
import type { Host } from '../host/host.ts';
import type { Needs } from './automatic/needs.ts';
import { AgendaRunner } from './automatic/runner.ts';
import { Clicks } from './clicking/clicks.ts';
import { draftsIn, NO_DRAFTS } from './orders/keptDrafts.ts';
import { Sheets } from './orders/sheets.ts';

/** What they need of the session. */
type SessionActions = Omit<Needs, 'agenda'>;

interface AnsweringParts {
  readonly agenda: AgendaRunner;
  readonly sheets: Sheets;
  readonly clicks: Clicks;
}

/** Creates these parts for a game of the host, and connects them with each other. */
export function createAnsweringParts(host: Host, session: SessionActions): AnsweringParts {
  const actions = {
    ...session,
    send: (side: Side, answer: unknown) => {
      agenda.rememberMarch(side, answer);
      session.send(side, answer);
    },
  };
  const agenda: AgendaRunner = new AgendaRunner({
    ...actions,
    show: (verdict) => clicks.showAnswer(verdict),
    select: (verdict) => clicks.applySelection(verdict),
    release: (pieces) => clicks.ordering.release(pieces),
  });
  const needs = { ...actions, agenda };
  // If two players share the page, neither may find what the other was writing.
  const drafts = host.seats.length === 1 ? draftsIn(() => localStorage, host.game.id) : NO_DRAFTS;
  const sheets = new Sheets(needs, drafts);
  const clicks: Clicks = new Clicks(needs, sheets);
  return { agenda, sheets, clicks };
}
