import { degrees, inches, type Pose, spotOfInches, type TerrainPiece, tableOf } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { BattleLists, Victory } from './battles/schema.ts';
import type { MorschauserClause } from './clauses.ts';
import type { Brigade, Company, Field, General, Judgement, Regiment, Standfast } from './field.ts';
import { knownPersonality } from './reckon/command.ts';
import { HALF } from './reckon/victory.ts';
import type { Switches } from './switches.ts';
import { abilities } from './troops.ts';
