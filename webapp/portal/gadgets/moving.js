/** Moves panels: by the keys of their handle, and by a pointer that drags it. */

/** @type {Record<string, number>} */
const STEPS = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};

/**
 * @param {HTMLElement} handle
 * @param {HTMLElement} panel the element that it moves
 * @param {{step: (steps: number) => void, dropBefore: (other: HTMLElement | null) => void}} moves
 */
export function makeMovable(handle, panel, moves) {
  handle.addEventListener('keydown', (event) => {
    const steps = {...STEPS, Home: -Infinity, End: Infinity}[event.key];
    if (steps) {
      event.preventDefault();
      moves.step(steps);
    }
  });
  handle.addEventListener('pointerdown', (event) => {
    if (event.button === 0) {
      event.preventDefault();
      handle.focus();
      drag(event, handle, panel, moves);
    }
  });
}

/**
 * Follows the pointer until it is let go, is cancelled, or Escape is pressed.
 *
 * @param {PointerEvent} start @param {HTMLElement} handle @param {HTMLElement} panel
 * @param {{dropBefore: (other: HTMLElement | null) => void}} moves
 */
function drag(start, handle, panel, moves) {
  const ended = new AbortController();
  const options = {signal: ended.signal};
  /** @type {{before: HTMLElement | null} | null} */
  let target = null;
  handle.setPointerCapture(start.pointerId);
  panel.classList.add('gadget-dragged');
  const end = () => {
    ended.abort();
    panel.classList.remove('gadget-dragged');
    mark(panel, null);
  };
  handle.addEventListener(
    'pointermove',
    (event) => {
      target = targetAt(panel, event.clientX, event.clientY);
      mark(panel, target);
    },
    options
  );
  handle.addEventListener(
    'pointerup',
    () => {
      end();
      if (target) {
        moves.dropBefore(target.before);
      }
    },
    options
  );
  handle.addEventListener('pointercancel', end, options);
  addEventListener('keydown', (event) => event.key === 'Escape' && end(), options);
}

/** @param {HTMLElement} panel @returns {HTMLElement[]} */
function others(panel) {
  const all = /** @type {HTMLElement[]} */ ([...(panel.parentElement?.children ?? [])]);
  return all.filter((other) => other !== panel);
}

/**
 * Where a panel would go: before the one under the pointer if it comes from behind, else after it.
 *
 * @param {HTMLElement} panel @param {number} x @param {number} y
 */
function targetAt(panel, x, y) {
  const under = others(panel).find((other) => {
    const box = other.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  if (!under) {
    return null;
  }
  const isBehind = panel.compareDocumentPosition(under) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = /** @type {HTMLElement | null} */ (under.nextElementSibling);
  return {before: isBehind ? next : under};
}

/** @param {HTMLElement} panel @param {{before: HTMLElement | null} | null} target */
function mark(panel, target) {
  others(panel).forEach((other) => other.classList.toggle('gadget-target', other === target?.before));
}
