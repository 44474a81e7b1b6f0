import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { contact, places, stateView } from '../../../test/shocking.ts';
import * as S from '../../model/state.ts';
import type { ShockEndChance, ShockEndWord } from '../../reckon/shock-chances.ts';
import { shockPreview } from './shock-preview.ts';

type T = ReturnType<typeof contact>;
const preview = (t: T) => shockPreview(stateView(t), t.command('Webster'));
const rows = (lines: readonly { value: number | string; clause: string }[] | undefined) =>
  lines?.map(({ value, clause: by }) => `${by} ${value}`);
const attack = (t: T) => rows(preview(t)?.attack);
const stand = (t: T) => rows(preview(t)?.stand);
const cohesion = (t: T, name: string) => [
  t.state.track[t.command(name)],
  S.statusOf(t.state, t.command(name)),
];

clause(['FL-12.52a', 'FL-12.52o'], 'the side with more units in the Shock gets the difference', () => {
  const more = contact({ webster: { at: ['0506', '0606', '0406'] } });
  assert.deepEqual([attack(more), stand(more)], [['FL-12.52a 1'], []]);
  const less = contact({ webster: { at: ['0506'] } });
  assert.deepEqual([attack(less), stand(less)], [[], ['FL-12.52a 1']]);
});

clause(
  ['FL-12.52b', 'FL-6.54a', 'FL-6.54b', 'FL-10.0i'],
  'Skirmishers and guns are not counted; a Line in SK has -3',
  () => {
    const t = contact({
      eaton: { skirmishers: 2, at: ['0505', '1505'] },
      prepare: (s, at) => {
        const [base, one, two] = [0, 2, 3].map((i) => at.unit('Eaton', i)) as [number, number, number];
        Object.assign(s.at, { [base]: S.NONE, [one]: at.hex('0505'), [two]: at.hex('0605') });
        Object.assign(s.fate, { [base]: S.FOLDED, [one]: S.ON_MAP, [two]: S.ON_MAP });
        for (const each of [one, two]) {
          s.formation[each] = S.formationCode('SK');
          s.facing[each] = 7;
        }
        s.disordered[one] = 1;
      },
    });
    assert.deepEqual(attack(t), ['FL-12.52a 2']);
    assert.deepEqual(stand(t), ['FL-12.52k -3', 'FL-12.52l -1']);
  },
);

clause(
  ['FL-12.52d', 'FL-12.52e', 'FL-12.52f', 'FL-12.52g'],
  'an attacker gets 2 for a flank, 1 for a rear, and 3 for both',
  () => {
    const facing = (first: number, second: number) =>
      attack(
        contact({
          prepare: (s, at) => {
            s.facing[at.unit('Eaton')] = first;
            s.facing[at.unit('Eaton', 1)] = second;
          },
        }),
      );
    assert.deepEqual(facing(6, 6), []);
    assert.deepEqual(facing(0, 0), ['FL-12.52e 2']);
    assert.deepEqual(facing(0, 6), ['FL-12.52f 3']);
  },
);

clause('FL-12.52d', 'a lone attacker on a flank earns 2', () => {
  const t = contact({ webster: { at: ['0506'] }, eaton: { at: ['0505', '1505'], facing: 2 } });
  assert.deepEqual(attack(t), ['FL-12.52d 2']);
});

clause(
  ['FL-12.52h', 'FL-12.52i'],
  'the ground counts up to half of the defenders; a hexside only if all their attackers cross it',
  () => {
    const ground = (sides: Record<string, Record<string, readonly (0 | 1 | 2 | 3 | 4 | 5)[]>>) =>
      stand(contact({ more: { sides } }));
    assert.deepEqual(ground({ '0505': { fence: [2] } }), ['FL-12.52h 1']);
    assert.deepEqual(ground({ '0605': { fence: [2] } }), []);
    assert.deepEqual(ground({ '0605': { fence: [2, 3] } }), ['FL-12.52h 1']);
    const hills = stand(contact({ more: { levels: { '0505': 1 } } }));
    assert.deepEqual(hills, ['FL-12.52h 1']);
  },
);

clause(
  ['FL-12.52k', 'FL-6.41a', 'FL-6.41b', 'FL-6.31a', 'FL-6.31b'],
  'Close has 1 in attack, 2 in defence, Open nothing; a mixed Line is Close if over half of it is',
  () => {
    const close = contact({ webster: { formation: 'Close' }, eaton: { formation: 'Close' } });
    assert.deepEqual([attack(close), stand(close)], [['FL-12.52k 1'], ['FL-12.52k 2']]);
    const mixed = contact({
      eaton: { formation: 'Close' },
      prepare: (s, at) => void (s.formation[at.unit('Eaton')] = S.formationCode('Open')),
    });
    assert.deepEqual(stand(mixed), []);
  },
);

clause(
  ['FL-12.52l', 'FL-11.51c'],
  'Disordered or Reduced units cost 1 each, units that are both cost 2',
  () => {
    const t = contact({
      prepare: (s, at) => {
        s.disordered[at.unit('Webster')] = 1;
        s.reduced[at.unit('Webster', 1)] = 1;
        s.disordered[at.unit('Eaton')] = 1;
        s.reduced[at.unit('Eaton')] = 1;
      },
    });
    assert.deepEqual([attack(t), stand(t)], [['FL-12.52l -2'], ['FL-12.52l -2']]);
  },
);

clause(
  ['FL-12.52j', 'FL-12.22a', 'FL-12.22c', 'FL-12.22d', 'FL-12.54a'],
  'each side adds its Shock Status',
  () => {
    const t = contact({ webster: { status: 'Excellent' }, eaton: { status: 'Fair' } });
    assert.deepEqual([attack(t), stand(t)], [['FL-12.52j 2'], ['FL-12.52j -2']]);
  },
);

clause(
  ['FL-12.52m', 'FL-13.21a', 'FL-13.21b'],
  'Cavalry gets 1 if it Shocks only Infantry and guns, nothing against Cavalry or in defence',
  () => {
    const horse = { kind: 'cavalry' } as const;
    assert.deepEqual(attack(contact({ webster: horse, americanGuns: [{ at: '0505' }] })), ['FL-13.21a 2']);
    const both = contact({ webster: horse, eaton: horse });
    assert.deepEqual([attack(both), stand(both)], [[], []]);
    assert.deepEqual(stand(contact({ eaton: horse })), []);
  },
);

clause(
  ['FL-12.53a', 'FL-12.61b', 'FL-12.24b', 'FL-12.54b'],
  'Superior by 1 or 2: the loser takes as many hits, on every Command in the Line',
  () => {
    const t = contact({
      eaton: { at: ['0505'] },
      americans: { Hall: { at: ['0605'], leader: '0602', range: 8, cohesion: 2 } },
    });
    t.does({ do: 'shock' }, [3], [5], [3]);
    assert.deepEqual(
      [cohesion(t, 'Eaton'), cohesion(t, 'Hall')],
      [
        [2, 'Good'],
        [0, 'Fair'],
      ],
    );
    assert.ok(t.logItems.some(({ sentence }) => / (is|are) Superior by 2/.test(sentence)));
  },
);

clause(['FL-12.53b', 'FL-12.61c'], 'a Superior defender: hits for the attacker, from 3 on a level', () => {
  const hits = contact();
  hits.does({ do: 'shock' }, [3], [1], [3]);
  assert.deepEqual(cohesion(hits, 'Webster'), [2, 'Good']);
  const level = contact({ prepare: (s, at) => void (s.track[at.command('Webster')] = 2) });
  level.does({ do: 'shock' }, [3], [1], [4]);
  assert.deepEqual(cohesion(level, 'Webster'), [0, 'Fair']);
});

clause(
  ['FL-12.61d', 'FL-12.61e', 'FL-12.61g', 'FL-12.62c', 'FL-12.62h'],
  'Superior by 3: hits, then the retreat, then the advance',
  () => {
    const t = contact();
    t.does({ do: 'shock' }, [3], [6], [3]);
    assert.deepEqual(cohesion(t, 'Eaton'), [0, 'Fair']);
    t.does({ do: 'retreat', units: [t.unit('Eaton')], hex: t.hex('0404') });
    t.does({ do: 'retreat', units: [t.unit('Eaton', 1)], hex: t.hex('0604') });
    t.does({ do: 'advance', unit: t.unit('Webster'), hex: t.hex('0505') });
    assert.deepEqual(places(t, [t.unit('Webster'), t.unit('Webster', 1)]), ['0505', '0605']);
  },
);

clause(
  ['FL-12.61h', 'FL-12.61i'],
  'Collapse: of the defender with an advance, of the attacker without',
  () => {
    const far = { at: ['0505', '0605', '1505'], leader: '0602', range: 20 };
    const strong = contact({ webster: { status: 'Excellent' }, eaton: { ...far, status: 'Poor' } });
    strong.does({ do: 'shock' }, [1], [6], [2]);
    assert.deepEqual(strong.state.lostUnits, [0, 2]);
    assert.equal(strong.asked().kind, 'advance');
    const weak = contact({ webster: { status: 'Poor', at: ['0506', '0606', '0612'] } });
    weak.does({ do: 'shock' }, [3], [1], [6]);
    assert.deepEqual(weak.state.lostUnits, [2, 0]);
    assert.deepEqual(places(weak, [weak.unit('Eaton'), weak.unit('Webster', 2)]), ['0505', '0612']);
    assert.equal(weak.asked().kind, 'action');
  },
);

clause('FL-12.64a', 'leaders suffer no harm: one whose men Collapse joins the nearest of them', () => {
  const t = contact({ eaton: { status: 'Poor', at: ['0505', '0605', '0805'], leader: '0505' } });
  t.does({ do: 'shock' }, [6]);
  assert.equal(t.state.leaderAt[t.leader('Eaton')], t.hex('0805'));
});

/** The chance of a result of a Shock, by its word, over three dice. */
const chanceOfWord = (ends: readonly ShockEndChance[], word: ShockEndWord): number =>
  ends.filter(({ words }) => words.includes(word)).reduce((sum, { ways }) => sum + ways, 0) / 216;

clause(
  ['FL-12.3a', 'FL-12.53a'],
  'before a Shock is declared, each of its outcomes is shown with its exact chance',
  () => {
    const t = contact();
    const ends = preview(t)?.ends ?? [];
    assert.equal(
      ends.reduce((sum, { ways }) => sum + ways, 0),
      216,
    );
    assert.equal(chanceOfWord(ends, 'Fall Back'), 1 / 6);
    assert.equal(chanceOfWord(ends, 'Counterattack'), (36 + 3 * 1) / 216);
    assert.equal(chanceOfWord(ends, 'Engaged'), (3 * 6 + 4) / 216);
    const militia = preview(contact({ eaton: { militia: true, status: 'Poor' } }));
    assert.deepEqual([militia?.mayFlee, militia?.mayCounterattack], [true, false]);
    assert.equal(chanceOfWord(militia?.ends ?? [], 'Collapse') >= 3 / 6, true);
  },
);

clause('FL-6.54b', 'a Line is in SK when all its Infantry is, whatever Cavalry is with it', () => {
  const beside = (kind: 'infantry' | 'cavalry') => ({
    eaton: { skirmishers: 1, at: ['0505', '1505'] },
    americans: { Hall: { kind, at: ['0605'], leader: '0602', range: 8 } },
    prepare: (s: S.State, at: T) => {
      const [base, one] = [at.unit('Eaton'), at.unit('Eaton', 2)];
      Object.assign(s.at, { [base]: S.NONE, [one]: at.hex('0505') });
      Object.assign(s.fate, { [base]: S.FOLDED, [one]: S.ON_MAP });
      Object.assign(s.facing, { [one]: 7 });
      Object.assign(s.formation, { [one]: S.formationCode('SK') });
    },
  });
  assert.deepEqual(stand(contact(beside('infantry'))), []);
  assert.deepEqual(stand(contact(beside('cavalry'))), ['FL-12.52k -3']);
});
