/**
 * Makes all files of a battle that are not its data. `npm run add-battle -- SYSTEM BATTLE` plays its golden
 * game, lets bots fight it for its figures, and paints its plan for the chooser. The files are committed.
 */
import { needRulebook } from '@linstock/systems/all';
import { runCommand } from './checks/jobs.ts';

const [system = '', battle = ''] = process.argv.slice(2);
try {
  const { battles } = needRulebook(system);
  if (!battles.includes(battle))
    throw new RangeError(
      `There is no battle "${battle}" under ${system}. Its battles: ${battles.join(', ')}.`,
    );
  for (const command of [
    ['scripts/golden.ts', system, battle],
    ['scripts/figures.ts', system, battle],
    ['test/browser/plans.ts'],
  ]) {
    const { status, said } = await runCommand(process.execPath, command);
    console.log(said);
    if (status !== 0) throw new Error(`${command.join(' ')} failed.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
