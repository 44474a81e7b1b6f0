import { battleSummaryOf } from '@linstock/battles';
import {
  type Choice,
  cheapestOf,
  formationOf,
  hexesPicked,
  type Picked,
  pickKey,
  picksKey,
  piecesPicked,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { Ghost } from '../../board/pieces/ghost.ts';
import { idOfPlace, placeOfHex } from '../../common/places.ts';
import { facingIn, findShownChoice } from '../../play/picking/facings.ts';
import { ridersIn } from '../../play/picking/riding.ts';
import { formationIn, narrowedIn, picksIn, sheetIn, shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../../play/state/state.ts';
import type { PlaceNames } from '../../words/labels.ts';
import { makeMapNames, namePlaceOnTable } from '../../words/placeNames.ts';

/** The ground of a game's battle as its board draws it. */
export function groundOf({ present }: AnyRulebook, game: AnyGame): FieldGround {
  const summary = battleSummaryOf(game.rules, game.record.battle.id);
  const { bodies } = present.shows.scene({ field: game.field, state: game.positionAt(0).state, known: [] });
  const strength = (side: number) => `${bodies.filter((body) => body.side === side).length} bodies of troops`;
  const title = {
    battle: summary.title,
    date: summary.date,
    sides: game.position.sides.map((name, side) => ({ name, strength: strength(side) })),
  };
  const ground = present.shows.ground(game.field);
  return ground.kind === 'hexes'
    ? { kind: 'hexes', picture: { ...ground, title } }
    : { kind: 'table', picture: { ...ground, battle: game.record.battle.id, title } };
}

/**
 * The names of a ground's places: the number of a hex, or inches from the corner of a table. On a map facings are points of the compass.
 */
export function placeNamesOf(ground: FieldGround): PlaceNames {
  return ground.kind === 'hexes' ? makeMapNames(ground.picture.map) : namePlaceOnTable;
}

/** The choice to be shown while the pointer rests on what may be picked: the cheapest it leads to. */
export function findCheapest(state: SessionState, pick: Picked): Choice<unknown> | null {
  return cheapestOf(narrowedIn(state)?.next.get(pickKey(pick))?.choices ?? []);
}

/** Places that can be clicked now, with their meanings. */
export function listPickablePlaces(state: SessionState): { place: string; label: string }[] {
  const places: { place: string; label: string }[] = [];
  for (const next of narrowedIn(state)?.next.values() ?? []) {
    if (!('hex' in next.pick)) continue;
    const cheapest = cheapestOf(next.choices);
    const place = placeOfHex(next.pick.hex);
    places.push({ place, label: cheapest ? costed(cheapest) : place });
  }
  return places;
}

function costed(choice: Choice<unknown>): string {
  return choice.cost === undefined ? choice.label : `${choice.label}, cost ${choice.cost}`;
}

/** The question and the picks, as a word that changes with each question, each entry and each choice. */
export function momentOf(state: SessionState): string {
  const { asked, head } = state;
  const [entry, row, picks] = [shownEntryIn(state) ?? 'now', sheetIn(state)?.row, picksKey(picksIn(state))];
  return [head, entry, asked?.side ?? 'nobody', asked?.kind, row, picks].join(' | ');
}

/** The pieces chosen: all of a formation, or those clicked. */
export function listChosenPieces(state: SessionState): readonly string[] {
  const { scene, asked, playbackStep } = state;
  const commanded = formationIn(state);
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  if (playbackStep && shownEntryIn(state) === null) return playbackStep.about;
  const formation = commanded && scene && asked ? formationOf(scene, asked.side, commanded.formation) : null;
  const { body = null } = sheet ?? {};
  if (sheet && body !== null)
    return sheet.sheet.rows.filter((row) => row.body === body).map(({ piece }) => piece);
  if (formation) return formation.pieces.map(({ id }) => id);
  return [...piecesPicked(picks), ...ridersIn(state).map(({ id }) => id)];
}

/** The pieces of a choice at their new places: shown while it is hovered or chosen. */
export function ghostsOf(state: SessionState): Ghost[] {
  const { shown: ordered = null } = formationIn(state) ?? {};
  if (ordered)
    return ordered.plan.destinations.map(({ piece, place, facing }) => ({
      piece,
      place: idOfPlace(place),
      facing,
    }));
  const choice = findShownChoice(state);
  if (!choice?.path) return [];
  const [hex] = hexesPicked(choice.picks).slice(-1);
  if (hex === undefined) return [];
  const facing = facingIn(choice.picks);
  const going = [...piecesPicked(choice.picks), ...ridersIn(state).map(({ id }) => id)];
  return going.map((piece) => ({ piece, place: placeOfHex(hex), facing }));
}
