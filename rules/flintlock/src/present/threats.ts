import { chancesOf, type Reckoning } from '@linstock/kernel';
import { saying, type Threat } from '@linstock/scene';
import { unitId, unitName } from '../model/board.ts';
import { type Field, NONE } from '../model/field.ts';
import { unitOfPiece } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { occasionToFire } from '../play/fire/fire-law.ts';
import { enemiesWithin, shotOf } from '../play/fire/shot.ts';
import { fireReckoning } from '../reckon/fire.ts';
import { MAX_RANGE } from '../tables/index.ts';

/** The shots enemy units could fire at a unit from where all stand, the worst first (FL-11). */
export function threats(field: Field, s: State, piece: string): readonly Threat[] {
  const unit = unitOfPiece(field, piece);
  if (unit === null || s.at[unit] === NONE || s.abandoned[unit] === 1) return [];
  const game = { field, s };
  return enemiesWithin(game, unit, MAX_RANGE.A)
    .flatMap((enemy): Threat[] => {
      const occasion = occasionToFire(game, enemy, unit);
      if (occasion === null) return [];
      const reckoning = fireReckoning(
        shotOf(game, enemy, unit, occasion),
        `Fire at ${unitName(field, unit)}`,
      );
      return [
        { label: `${saying(unitName(field, enemy), 'fires', 'fire')}`, from: [unitId(enemy)], reckoning },
      ];
    })
    .sort((a, b) => meanRank(b.reckoning) - meanRank(a.reckoning));
}

function meanRank(reckoning: Reckoning): number {
  return chancesOf(reckoning).reduce((sum, row) => sum + row.chance * row.outcome.rank, 0);
}
