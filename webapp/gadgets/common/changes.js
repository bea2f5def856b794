/*
 * What the viewer changes: what it is about goes away at once, and comes back where that is refused
 * or taken back.
 */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  var SHOWN_MILLIS = 10000;

  /** How often a part more or less of the frame is seen, the notice moves. */
  var PARTS = 50;

  var place = /** @type {HTMLElement} */ (document.getElementById('news'));

  /** The keys of what has gone away. @type {Set<string>} */
  var hidden = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  var timer;

  gadget.isHidden = function (key) {
    return hidden.has(key);
  };

  /** Says something for a while. @param {string} text @param {() => void} [undo] */
  function tell(text, undo) {
    var words = gadget.element('span', {}, text);
    clearTimeout(timer);
    place.className = 'toast';
    place.replaceChildren.apply(place, undo ? [words, undoButton(undo)] : [words]);
    timer = setTimeout(function () {
      place.className = 'hidden';
      place.replaceChildren();
    }, SHOWN_MILLIS);
  }

  /** The frame may be higher than the window: a notice is at the end of what is seen of it. */
  new IntersectionObserver(
    function (entries) {
      var seen = entries[entries.length - 1].intersectionRect;
      place.style.setProperty('--seen', seen.bottom + 'px');
    },
    {
      threshold: Array.from({length: PARTS + 1}, function (_, part) {
        return part / PARTS;
      })
    }
  ).observe(document.documentElement);

  /** @param {() => void} undo */
  function undoButton(undo) {
    var made = gadget.element('button', {type: 'button'}, gadget.text('undo'));
    made.addEventListener('click', undo);
    return made;
  }

  /** @param {string} key */
  function show(key) {
    hidden.delete(key);
    gadget.redraw();
  }

  /** A button that changes something. */
  gadget.changeButton = function (change) {
    var made = gadget.element(
      'button',
      {
        type: 'button',
        class: change.isMain ? 'main' : '',
        'aria-label': change.label,
        'data-key': change.label
      },
      gadget.text(change.text)
    );
    made.addEventListener('click', function () {
      hidden.add(change.key);
      gadget.redraw();
      send(change);
    });
    return made;
  };

  /** @param {GadgetChange} change */
  function send(change) {
    change.request().execute(function (answer) {
      if (answer.error) {
        show(change.key);
        tell(gadget.text('problem'));
      } else {
        tell(change.done, change.undo && takingBack(change.key, change.undo));
      }
    });
  }

  /** @param {string} key @param {() => OsapiRequest} undo */
  function takingBack(key, undo) {
    return function () {
      tell(gadget.text('undone'));
      undo().execute(function (answer) {
        if (answer.error) {
          tell(gadget.text('problem'));
        } else {
          hidden.delete(key);
          gadget.reload(); // it may have been left out since
        }
      });
    };
  }
})();
