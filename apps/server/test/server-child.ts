/**
 * A server of toy games in a process of its own, to be killed. Prints its address once it is up. If its disk fails it prints
 * the sentence and ends with 1.
 */
import { startServer } from '../src/index.ts';

const [data = '', port = '0'] = process.argv.slice(2);
const systems = new URL('./toy-systems.ts', import.meta.url).href;
const { address, failed } = await startServer({ data, port: Number(port), systems });
process.stdout.write(`${address}\n`);
process.stderr.write((await failed).message);
process.exit(1);
