import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  companiesNamed,
  companyNamed,
  letteredName,
  listedNames,
  type Name,
  namesTogether,
  partNamed,
  personNamed,
  troopsNamed,
} from './name.ts';
import { saying } from './sentences.ts';

test('a name of troops has its article and the form of the verb that goes with it', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['7th Fusiliers', 'The 7th Fusiliers are'],
    ['Militia', 'The Militia is'],
    ['Volunteers of Ireland', 'The Volunteers of Ireland are'],
    ["King's American Regiment", "The King's American Regiment is"],
    ["Coffin's Dragoons", "Coffin's Dragoons are"],
    ['Marye’s battery', 'Marye’s battery is'],
    ["Horry's Horse", "Horry's Horse is"],
    ['19th Foot, Right Wing', 'The 19th Foot, Right Wing is'],
    ['4-pdr mountain guns (Cole)', 'The 4-pdr mountain guns (Cole) are'],
    ['Royal Fuzileers Class', 'The Royal Fuzileers Class is'],
    ['Georgia riflemen (Cunningham)', 'The Georgia riflemen (Cunningham) are'],
    ["Harrison's artillery, three 6-pdrs", "Harrison's artillery, three 6-pdrs is"],
    ['Corsican Rangers and Sicilian volunteers', 'The Corsican Rangers and Sicilian volunteers are'],
    ['Battery B, 4th U.S. (Campbell)', 'Battery B, 4th U.S. (Campbell) is'],
  ];
  for (const [name, words] of rows) assert.equal(`${saying(troopsNamed(name), 'is', 'are')}`, words);
});

test('a battle says what its names are if an English reader would guess wrong', () => {
  assert.equal(`${saying(troopsNamed('4th Texas', { plural: false }), 'is', 'are')}`, 'The 4th Texas is');
  assert.equal(`${saying(troopsNamed('Militia', { plural: true }), 'is', 'are')}`, 'The Militia are');
  assert.equal(`${saying(troopsNamed('Die Garde', { article: false }), 'is', 'are')}`, 'Die Garde is');
});

const FUSILIERS = troopsNamed('7th Fusiliers');
const MILITIA = troopsNamed("Gregory's Militia");

test('a part of a regiment is singular, several parts are plural, whatever the regiment is', () => {
  const rows: readonly (readonly [Name, string])[] = [
    [companyNamed('2d', FUSILIERS), 'The 2d company of the 7th Fusiliers is'],
    [companiesNamed(3, FUSILIERS), '3 companies of the 7th Fusiliers are'],
    [partNamed('howitzer', troopsNamed('19th Foot')), 'The howitzer of the 19th Foot is'],
    [letteredName(FUSILIERS, 'b'), 'The 7th Fusiliers b are'],
    [letteredName(MILITIA, 'b'), "Gregory's Militia b is"],
    [listedNames([MILITIA, personNamed('Howard')]), "Gregory's Militia and Howard are"],
    [listedNames([personNamed('Howard')]), 'Howard is'],
  ];
  for (const [name, words] of rows) assert.equal(`${saying(name, 'is', 'are')}`, words);
});

test('parts of one regiment share its name, those of several keep their own', () => {
  const companies = ['2d', '1st'].map((label) => companyNamed(label, troopsNamed('Militia')));
  assert.equal(
    `${namesTogether([...companies, personNamed('Howard')])}`,
    'the 1st and 2d companies of the Militia and Howard',
  );
  const lettered = ['b', 'a'].map((letter) => letteredName(MILITIA, letter));
  assert.equal(`${namesTogether(lettered)}`, "Gregory's Militia a and b");
});

test('a name knows its short form and the regiment it is a part of', () => {
  const company = companyNamed('1st', troopsNamed('71st Highlanders'));
  assert.deepEqual([company.short, company.whole.text], ['1st coy 71st High.', '71st Highlanders']);
  assert.equal(letteredName(MILITIA, 'b').whole, MILITIA);
  assert.equal(FUSILIERS.whole, FUSILIERS);
});
