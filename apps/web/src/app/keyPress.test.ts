import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandsOf } from '../play/commands/keys.ts';
import { hasModifier, type KeyPress, readSign, usualKeyOf } from './keyPress.ts';

/** Modifiers that are pressed: C Ctrl, A Alt, M command, S Shift, G AltGr as the browser reports it. */
const press = (key: string, code: string, held = ''): KeyPress => ({
  key,
  code,
  ctrlKey: held.includes('C'),
  altKey: held.includes('A'),
  metaKey: held.includes('M'),
  shiftKey: held.includes('S'),
  getModifierState: (name: string) => name === 'AltGraph' && held.includes('G'),
});

type Row = readonly [keyboard: string, key: string, code: string, held: string, means: string];

/** The meaning of a key, without modifiers that make it the browser's. */
const ROWS: readonly Row[] = [
  ['English', 'n', 'KeyN', '', 'n'],
  ['English', 'N', 'KeyN', 'S', 'n'],
  ['English', '[', 'BracketLeft', '', '['],
  ['English', '?', 'Slash', 'S', '?'],
  ['English', '!', 'Digit1', 'S', '!'],
  ['English', '7', 'Numpad7', '', '7'],
  ['English', 'Enter', 'NumpadEnter', '', 'Enter'],
  ['Dvorak', 'n', 'KeyL', '', 'n'],
  ['Dvorak', "'", 'KeyQ', '', "'"],
  ['Dvorak', '.', 'KeyE', '', '.'],
  // Other scripts: the place counts.
  ['Russian', 'т', 'KeyN', '', 'n'],
  ['Russian', 'Т', 'KeyN', 'S', 'n'],
  ['Russian', 'й', 'KeyQ', '', 'q'],
  ['Russian', 'х', 'BracketLeft', '', '['],
  ['Russian', 'ъ', 'BracketRight', '', ']'],
  ['Russian', 'ю', 'Period', '', '.'],
  ['Russian', '.', 'Slash', '', '.'],
  ['Russian', '?', 'Digit7', 'S', '?'],
  ['Ukrainian', 'ї', 'BracketRight', '', ']'],
  ['Bulgarian', 'ч', 'KeyR', '', 'r'],
  ['Greek', 'ν', 'KeyN', '', 'n'],
  ['Greek', ';', 'KeyQ', '', 'q'],
  ['Greek', '[', 'BracketLeft', '', '['],
  ['Hebrew', 'מ', 'KeyN', '', 'n'],
  ['Hebrew', '/', 'KeyQ', '', 'q'],
  ['Hebrew', "'", 'KeyW', '', 'w'],
  ['Hebrew', 'ץ', 'Period', '', '.'],
  ['Hebrew', ']', 'BracketLeft', '', ']'],
  ['Arabic', 'ى', 'KeyN', '', 'n'],
  ['Arabic', 'لا', 'KeyB', '', 'b'],
  ['Arabic', 'ج', 'BracketLeft', '', '['],
  ['Persian', 'د', 'KeyN', '', 'n'],
  ['Thai', 'ื', 'KeyN', '', 'n'],
  ['Georgian', 'ნ', 'KeyN', '', 'n'],
  ['Armenian', 'ն', 'KeyN', '', 'n'],
  ['Devanagari', 'ल', 'KeyN', '', 'n'],
  // Letters with a meaning count by their sign.
  ['French', 'a', 'KeyQ', '', 'a'],
  ['French', 'z', 'KeyW', '', 'z'],
  ['French', ',', 'KeyM', '', ','],
  ['German', 'z', 'KeyY', '', 'z'],
  ['German', '-', 'Slash', '', '-'],
  ['German', '+', 'BracketRight', '', '+'],
  ['German', 'ü', 'BracketLeft', '', '['],
  ['Turkish', 'ı', 'KeyI', '', 'i'],
  ['Turkish', 'İ', 'Quote', 'S', 'i'],
  // Figures on every keyboard.
  ['French', '&', 'Digit1', '', '1'],
  ['French', 'é', 'Digit2', '', '2'],
  ['French', '-', 'Digit6', '', '6'],
  ['French', 'ç', 'Digit9', '', '9'],
  ['French', 'à', 'Digit0', '', '0'],
  ['French', '1', 'Digit1', 'S', '1'],
  ['Czech', '+', 'Digit1', '', '1'],
  ['Czech', 'ě', 'Digit2', '', '2'],
  ['Arabic', '١', 'Digit1', '', '1'],
  ['Arabic', '٩', 'Digit9', '', '9'],
  ['Persian', '۴', 'Digit4', '', '4'],
  ['Devanagari', '३', 'Digit3', '', '3'],
  ['Bengali', '৭', 'Digit7', '', '7'],
  ['Thai', 'ๅ', 'Digit1', '', '1'],
  ['Thai', '๕', 'KeyT', 'S', '5'],
  ['Full width', '８', 'Digit8', '', '8'],
  // Signs that are typed with AltGr, as browsers and systems report it.
  ['German', '[', 'Digit8', 'CA', '['],
  ['German', ']', 'Digit9', 'CAG', ']'],
  ['German', '[', 'Digit8', 'G', '['],
  ['French', '[', 'Digit5', 'CAG', '['],
  ['French', ']', 'Minus', 'CA', ']'],
  ['Spanish', '[', 'BracketLeft', 'CAG', '['],
  ['Norwegian', ']', 'Digit9', 'AG', ']'],
  ['Polish', 'ń', 'KeyN', 'CAG', 'ń'],
  // A dead key: no letter yet.
  ['French', 'Dead', 'BracketLeft', '', ''],
  ['German', 'Dead', 'Equal', '', ''],
  ['Japanese', 'Process', 'KeyN', '', ''],
  ['Chinese', 'Unidentified', 'KeyN', '', ''],
  ['German', 'AltGraph', 'AltRight', '', ''],
];

for (const [keyboard, key, code, held, means] of ROWS) {
  test(`${keyboard}: ${key} on ${code}${held && ` with ${held}`} means ${means || 'nothing'}`, () => {
    const pressed = press(key, code, held);
    assert.equal(hasModifier(pressed, false), false);
    assert.equal(usualKeyOf(pressed, {}, false), means);
  });
}

test('a sign typed with Option on a Mac is that sign; with Alt elsewhere the browser gets it', () => {
  const pressed = press('[', 'Digit5', 'A');
  assert.equal(usualKeyOf(pressed, {}, true), '[');
  assert.deepEqual([hasModifier(pressed, true), hasModifier(pressed, false)], [false, true]);
});

test('a press with Ctrl, Alt or the command key is for the browser, except AltGr letters', () => {
  for (const [key, code, held] of [
    ['n', 'KeyN', 'C'],
    ['n', 'KeyN', 'A'],
    ['n', 'KeyN', 'M'],
    ['n', 'KeyN', 'CA'],
    ['т', 'KeyN', 'C'],
    ['ArrowLeft', 'ArrowLeft', 'CA'],
    ['1', 'Digit1', 'A'],
  ] as const)
    assert.ok(hasModifier(press(key, code, held), false), `${held} ${key}`);
});

test('Ctrl+Z takes back by the letter Z, or else by the key where Z usually is', () => {
  const commandFor = (key: string, code: string, held: string) =>
    commandsOf(press(key, code, held), true, {})[0]?.id;
  assert.equal(commandFor('z', 'KeyZ', 'C'), 'take-back');
  assert.equal(commandFor('z', 'KeyZ', 'M'), 'take-back');
  assert.equal(commandFor('Z', 'KeyZ', 'CS'), 'redo');
  assert.equal(commandFor('z', 'KeyY', 'C'), 'take-back', 'German');
  assert.equal(commandFor('y', 'KeyZ', 'C'), undefined, 'German Y');
  assert.equal(commandFor('z', 'KeyW', 'C'), 'take-back', 'French');
  for (const [key, keyboard] of [
    ['я', 'Russian'],
    ['ζ', 'Greek'],
    ['ז', 'Hebrew'],
    ['ئ', 'Arabic'],
  ] as const) {
    assert.equal(commandFor(key, 'KeyZ', 'C'), 'take-back', keyboard);
    assert.equal(commandFor(key, 'KeyZ', 'CS'), 'redo', keyboard);
  }
});

test('while an input method composes a word no key is a command, Enter included', () => {
  for (const [key, code] of [
    ['Enter', 'Enter'],
    ['1', 'Digit1'],
    ['n', 'KeyN'],
    ['Escape', 'Escape'],
  ] as const)
    assert.deepEqual(commandsOf({ ...press(key, code), isComposing: true }, true, {}), [], key);
});

test('a key that the player chose works at any position, digits too', () => {
  const own = { 1: '&', n: 'т', '[': 'ö' };
  assert.equal(usualKeyOf(press('&', 'Digit7'), own, false), '1');
  assert.equal(usualKeyOf(press('т', 'KeyY'), own, false), 'n');
  assert.equal(usualKeyOf(press('Ö', 'Semicolon', 'S'), own, false), '[');
  assert.equal(usualKeyOf(press('n', 'KeyN'), own, false), '', 'the usual key was given up');
});

test("a player's own key is known by the sign it types", () => {
  assert.equal(readSign(press('Ö', 'Semicolon'), false), 'ö');
  assert.equal(readSign(press('[', 'Digit8', 'CAG'), false), '[');
  assert.equal(readSign(press('٣', 'Digit3'), false), '3');
  for (const [key, code, held] of [
    ['n', 'KeyN', 'C'],
    ['Tab', 'Tab', ''],
    ['Dead', 'Equal', ''],
  ] as const)
    assert.equal(readSign(press(key, code, held), false), null, key);
});
