import { lengthWords, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Movement, told, wheelWords } from '@linstock/scene';
import type { Charge } from '../measure/charge.ts';
import { companyId, companyOf, nameOf, namesOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import { does } from '../tables/naming.ts';

/** The log items of moves: a regiment that moves as one has one item. */

/** The way of one company, gone. */
export interface MarchedWay {
  readonly company: CompanyId;
  readonly charge: Charge | null;
  readonly length: Thousandths;
  /** The angle, if the move was one wheel and nothing else; else null. */
  readonly wheels: TenthDegrees | null;
  /** The effect of its command die: ` up into line`, or nothing. */
  readonly whither: string;
  readonly went: () => readonly Movement[];
}

/** Tells the moves of an answer in their order (MM-B1b, MM-B3a). */
export function tellMarches(game: Game, gone: readonly MarchedWay[]): void {
  for (let from = 0; from < gone.length; ) {
    const first = nth(gone, from);
    const rest = gone.slice(from);
    const end = rest.findIndex((each) => !goTogether(game, first, each));
    const together = end < 0 ? rest : rest.slice(0, Math.max(1, end));
    if (first.charge) tellCharge(game, first, first.charge);
    else tellMove(game, first, together);
    from += together.length;
  }
}

/** True if two companies of one regiment made the same move, and no charge. */
function goTogether({ field }: Game, one: MarchedWay, other: MarchedWay): boolean {
  const regiment = ({ company }: MarchedWay): number => companyOf(field, company).regiment;
  return (
    one.charge === null &&
    other.charge === null &&
    regiment(one) === regiment(other) &&
    one.wheels === other.wheels &&
    one.whither === other.whither
  );
}

function tellMove(
  game: Game,
  { company, wheels, whither }: MarchedWay,
  together: readonly MarchedWay[],
): void {
  const { field } = game;
  const names = namesOf(
    field,
    together.map((each) => each.company),
  );
  const far = lengthWords(Math.max(...together.map(({ length }) => length)));
  const how = wheels === null ? far : `${wheelWords(wheels)}, ${far}`;
  emit(
    game,
    companyOf(field, company).side,
    ['MM-B1b'],
    () => told`${does(names, wheels === null ? 'move' : 'wheel')} ${how}${whither}`,
    () => {
      const went = together.flatMap((each) => each.went());
      return { kind: 'move', went, ...(wheels === null ? {} : { wheels }) };
    },
  );
}

function tellCharge(game: Game, { company, went }: MarchedWay, { target, flank }: Charge): void {
  const { field } = game;
  emit(
    game,
    companyOf(field, company).side,
    ['MM-B3a'],
    () => told`${does(nameOf(field, company), 'charge')} ${nameOf(field, target)}${flank ? ' in flank' : ''}`,
    () => ({ kind: 'charge', went: went(), into: [companyId(target)] }),
  );
}
