import { sumOfLines } from '@linstock/kernel';
import { listNames, type PickedAnswer, type Strike, saying, sentence } from '@linstock/scene';
import * as board from '../model/board.ts';
import type { StateView } from '../model/game.ts';
import type { Attacker } from '../play/shock/shock-line.ts';
import type { ShockPreview } from '../play/shock/shock-preview.ts';
import { sideHit } from '../play/shock/shock-strength.ts';
import { inWords } from '../reckon/shock-words.ts';

/** The possible results of a Shock, before it is declared (FL-12.4, FL-12.5, FL-12.6). */

/** The one blow a Shock is: who takes part, both strengths addend by addend, and every end with its chance. */
export function blowsOf(
  game: StateView,
  preview: ShockPreview | null,
): Pick<PickedAnswer, 'strikes' | 'warns'> {
  const [attacker] = preview?.attackers ?? [];
  const [target] = attacker?.targets ?? [];
  if (!preview || !attacker || target === undefined) return {};
  const { attackers, defenders, attack, stand } = preview;
  const flanked = attackers.some((each) =>
    each.targets.some((unit) => sideHit(game, each, unit) !== 'front'),
  );
  const strike: Strike = {
    piece: board.unitId(attacker.unit),
    target: board.unitId(target),
    where: flanked ? 'flank' : 'front',
    clause: flanked ? 'FL-12.52d' : 'FL-12.12a',
    label: `${counted(attackers.length, 'unit')} of ${attackers.length === 1 ? 'its' : 'their'} Command against ${counted(defenders.length, 'unit')}`,
    parts: attackers.map((each) => partOf(game, each)),
    sums:
      preview.reaction === null
        ? []
        : [
            { label: `Strength of the attack ${sumOfLines(attack)}, and a die`, lines: attack },
            { label: `Strength of the defence ${sumOfLines(stand)}, and a die`, lines: stand },
          ],
    ends:
      preview.reaction === null
        ? [{ label: 'the guns are captured', chance: 1 }]
        : preview.ends.map(({ words, chance }) => ({ label: inWords(words), chance })),
  };
  return { strikes: [strike], warns: warningsOf(game, preview) };
}

const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

function partOf(game: StateView, attacker: Attacker): string {
  const { field } = game;
  const targets = attacker.targets.map((unit) => {
    const side = sideHit(game, attacker, unit);
    return `${board.unitName(field, unit)}${side === 'front' ? '' : ` in the ${side}`}`;
  });
  return `${saying(board.unitName(field, attacker.unit), 'attacks', 'attack')} ${listNames(targets)}`;
}

function warningsOf(game: StateView, { mayStandAside, mayFlee, mayCounterattack }: ShockPreview): string[] {
  const { field } = game;
  const warns: string[] = [];
  const aside = mayStandAside.map((unit) => board.unitName(field, unit));
  if (aside.length > 0) warns.push(`${sentence(listNames(aside))} may get out of the way first.`);
  if (mayFlee) warns.push('Their militia may run before it comes to blows.');
  if (mayCounterattack) warns.push('They may counterattack, and then their strength is the attacking one.');
  return warns;
}
