// The picture by the keyboard: arrows go to the next person in that direction.

const TOWARDS = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1}
};

/** A step aside counts so much more than a step ahead. */
const ASIDE = 2;

/**
 * @typedef {object} Actions
 * @property {() => string} selected
 * @property {(id: string | undefined) => void} select
 * @property {(id: string) => void} expand
 * @property {(id: string) => void} center
 * @property {(steps: number) => void} zoom
 * @property {() => void} fit
 * @property {() => string} middle
 * @property {() => Map<string, import('./positions.js').Position>} places
 */

/**
 * @param {KeyboardEvent} event
 * @param {Actions} actions
 */
export function press(event, actions) {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const selected = actions.selected() || actions.middle();
  const towards = TOWARDS[/** @type {keyof typeof TOWARDS} */ (event.key)];
  if (towards) {
    actions.select(actions.selected() ? next(actions.places(), selected, towards) : selected);
  } else if (event.key === 'Enter') {
    event.shiftKey ? actions.center(selected) : actions.expand(selected);
  } else if (event.key === 'Home') {
    actions.select(actions.middle());
  } else if (event.key === 'Escape') {
    actions.select(undefined);
  } else if (event.key === '+' || event.key === '-') {
    actions.zoom(event.key === '+' ? 1 : -1);
  } else if (event.key === '0') {
    actions.fit();
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Who stands next in a direction.
 *
 * @param {Map<string, import('./positions.js').Position>} places
 * @param {string} from
 * @param {import('./positions.js').Position} towards
 * @returns {string} the same if nobody does
 */
export function next(places, from, towards) {
  const here = places.get(from) ?? {x: 0, y: 0};
  let best = from;
  let least = Infinity;
  places.forEach(({x, y}, id) => {
    const ahead = (x - here.x) * towards.x + (y - here.y) * towards.y;
    const aside = Math.abs((x - here.x) * towards.y) + Math.abs((y - here.y) * towards.x);
    const far = ahead + ASIDE * aside;
    if (id !== from && ahead > 1 && aside <= 2 * ahead && far < least) {
      best = id;
      least = far;
    }
  });
  return best;
}
