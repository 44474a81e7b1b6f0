/** Complete values for tests of the page: a test names only the fields that it is about. */
import type { LogItem } from '@linstock/kernel';
import { type Body, Name, type Piece, type Scene } from '@linstock/scene';

/** A company of foot of side 0, off the map and without marks, except for what is given. */
export const makePiece = (given: Pick<Piece, 'id'> & Partial<Piece>): Piece => ({
  ...{
    side: 0,
    kind: 'foot',
    name: given.id,
    called: new Name(given.name ?? given.id),
    short: '',
    group: '',
    place: null,
    off: null,
    facing: null,
  },
  ...{ marks: [], figures: [], coat: '', facings: '', story: '' },
  ...given,
});

/** A body of side 0 without pieces, except for what is given. */
export const makeBody = (given: Pick<Body, 'id'> & Partial<Body>): Body => ({
  ...{
    side: 0,
    name: given.id,
    called: new Name(given.name ?? given.id),
    leader: '',
    order: null,
    state: '',
    facts: [],
    pieces: [],
  },
  ...given,
});

/** A scene without pieces, except for what is given. */
export const makeScene = (given: Partial<Scene>): Scene => ({
  clock: { label: '', now: 1, of: null, side: null },
  ...{ steps: [], step: 0, pieces: [], bodies: [], goals: [[], []], standing: ['', ''] },
  ...given,
});

/** An item of the log without a side or a clause, except for what is given. */
export const makeLogItem = <T>(given: Partial<LogItem<T>>): LogItem<T> => ({
  ...{ side: null, sentence: '', clauses: [], what: null },
  ...given,
});
