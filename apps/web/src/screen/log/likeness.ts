/** True if a log line matches the reader's words, whatever words the rules use. */
import { eventOf, type GameEvent, type Piece, type PieceKind } from '@linstock/scene';
import { describeLine, type LogLine } from '../../words/logLines.ts';
import type { Cast } from '../../words/names.ts';

/** The usual words for each kind of action: one rule book says "fire", another "shoot". */
const CALLED: Readonly<Record<GameEvent['kind'], string>> = {
  move: 'move march advance',
  charge: 'charge attack assault',
  pursuit: 'pursue pursuit follow',
  retreat: 'retreat fall back withdraw',
  rout: 'rout break flee run',
  flight: 'rout flight flee run',
  volley: 'fire shoot shot volley musketry',
  melee: 'melee shock combat fight bayonet',
  loss: 'loss lose lost hit casualty killed',
  removed: 'loss lose lost destroyed eliminated gone',
  'body lost': 'loss lose lost destroyed eliminated gone',
  morale: 'morale nerve',
  rally: 'rally recover',
  order: 'order command',
  formation: 'formation form',
  officer: 'officer leader general',
  placed: '',
  'by hand': 'hand umpire changed',
  ground: 'ground',
  reveal: 'reveal hidden',
  turn: '',
  phase: '',
  end: 'end victory',
  note: '',
};

/** Common words for each arm. */
const ARMS: Readonly<Record<PieceKind, string>> = {
  foot: 'infantry foot',
  rifle: 'infantry foot rifle',
  militia: 'infantry foot militia',
  grenadier: 'infantry foot grenadier',
  skirmisher: 'infantry foot skirmisher light',
  engineer: 'engineer',
  horse: 'cavalry horse',
  'light horse': 'cavalry light horse',
  gun: 'artillery gun battery',
  howitzer: 'artillery gun howitzer battery',
  wagon: 'wagon',
  leader: 'officer leader',
  commander: 'officer leader commander',
};

/** Finds the log lines that have all the words of a search; every log line if there are none. */
export function matchWords(words: string, cast: Cast): (logLine: LogLine) => boolean {
  const wanted = splitWords(words);
  if (wanted.length === 0) return () => true;
  return (logLine) => {
    const said = [...new Set(splitWords(toldBy(logLine, cast)))];
    return wanted.every((word) => said.some((each) => isLike(word, each)));
  };
}

/** All words of a log line, with synonyms for its kind and its troops. */
function toldBy(logLine: LogLine, cast: Cast): string {
  const lines = logLine.items.map(({ logItem }) => logItem);
  const kinds = lines.flatMap((logItem) => eventOf(logItem)?.kind ?? []);
  const troops = logLine.pieces.flatMap((id) => cast.get(id) ?? []);
  return [
    describeLine(logLine),
    ...lines.map(({ sentence }) => sentence),
    ...kinds.map((kind) => CALLED[kind]),
    ...troops.map(pieceWords),
  ].join(' ');
}

const pieceWords = ({ name, short, full = '', regiment, kind }: Piece): string =>
  `${name} ${short} ${full} ${regiment?.name ?? ''} ${ARMS[kind]}`;

/** The words of a text in small letters, without accents and punctuation. */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** True if a search word is part of a word in the text, or another form of it. */
const isLike = (wanted: string, said: string): boolean =>
  said.includes(wanted) || stemOf(said) === stemOf(wanted);

/** A word without its ending, if enough of it is left: `firing`, `fires` and `fired` are one. */
const stemOf = (word: string): string => word.replace(/(?<=.{3})(ies|ing|ed|es|(?<!s)s|y|e)$/, '');
