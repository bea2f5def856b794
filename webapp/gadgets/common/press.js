/*
 * While a pointer is down, nothing is drawn anew: a click comes only where the pointer goes up on
 * what it went down on.
 */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  /** A click comes right after the pointer is up, if it comes. */
  var CLICK_MILLIS = 50;
  /** A pointer may go up where nobody tells. */
  var LONGEST_MILLIS = 3000;

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  var timer;
  var isDown = false;
  /** What waits. @type {(() => void) | null} */
  var waiting = null;

  function release() {
    clearTimeout(timer);
    isDown = false;
    var act = waiting;
    waiting = null;
    if (act) {
      act();
    }
  }

  /** @param {number} millis */
  function releaseAfter(millis) {
    clearTimeout(timer);
    timer = setTimeout(release, millis);
  }

  addEventListener('pointerdown', function () {
    isDown = true;
    releaseAfter(LONGEST_MILLIS);
  });
  addEventListener('pointerup', function () {
    releaseAfter(CLICK_MILLIS);
  });
  addEventListener('pointercancel', release);
  addEventListener('click', release);

  /** Does the last of these when no pointer is down: at once, or later. */
  gadget.unpressed = function (act) {
    if (isDown) {
      waiting = act;
    } else {
      act();
    }
  };
})();
