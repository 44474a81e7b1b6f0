import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact } from '../../test/shocking.ts';
import { picks } from './picks.ts';

/** What the answers after a Shock are told to do. */

clause('FL-12.43g', 'falling back on friends warns that they are pushed on and Disordered', () => {
  const warned = (...at: string[]) => {
    const t = contact({
      webster: { at: ['0506'] },
      eaton: { at: ['0505', '1505'], leader: '1505', range: 20 },
      americans: { Hall: { at, leader: '1503', range: 20 } },
    });
    t.does({ do: 'shock' }, [6]);
    const unit = t.unit('Eaton');
    const back = [...t.asked().options()].find((each) => each.do === 'retreat' && each.units[0] === unit);
    return picks(t.field, t.state, t.asked(), back ?? assert.fail('no way back')).warns ?? null;
  };
  const [says] = warned('0404', '0405', '0504') ?? assert.fail('it is not told');
  assert.match(says ?? '', /^The Hall [abc] is pushed on and Disordered \(FL-12\.43g\)\.$/);
  assert.equal(warned('0404'), null);
});

clause('FL-13.24a', 'a Charge is told to Disorder those who make it, after what the enemy may do', () => {
  const t = contact({
    webster: { kind: 'cavalry', at: ['0508', '1508'], leader: '0510', range: 20 },
    eaton: { at: ['0505'] },
  });
  const charge = [...t.asked().options()].find((each) => each.do === 'charge') ?? assert.fail('no Charge');
  const { warns = [] } = picks(t.field, t.state, t.asked(), charge);
  assert.match(warns.at(-1) ?? '', /^The Webster a is Disordered after the Charge \(FL-13\.24a\)\.$/);
});
