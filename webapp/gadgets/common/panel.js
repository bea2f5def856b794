/*
 * A panel: asks for all that it shows in one batch, shows one of four states (loading, empty, an
 * error, the content), and asks again when something has happened.
 */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  var PAUSE = 300;

  /** As the page around has it; where it says nothing, as the system has it. @param {string | undefined} theme */
  function adopt(theme) {
    var isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }

  /** @param {string} id */
  function byId(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  var place = byId('panel');

  /** @param {Node | Node[]} nodes */
  function show(nodes) {
    var focused = document.activeElement && document.activeElement.getAttribute('data-key');
    place.replaceChildren.apply(place, [nodes].flat());
    place.removeAttribute('aria-busy');
    restoreFocus(focused);
  }

  /** Focus stays where it was; where that is gone, on the panel. @param {string | null} key */
  function restoreFocus(key) {
    if (!key) {
      return;
    }
    var all = /** @type {HTMLElement[]} */ (Array.from(document.querySelectorAll('[data-key]')));
    var same = all.find(function (element) {
      return element.dataset.key === key;
    });
    (same || place).focus({preventScroll: true}); // nobody has asked the page around to move
  }

  /** @param {() => void} again */
  function showProblem(again) {
    var retry = gadget.element('button', {type: 'button'}, gadget.text('retry'));
    retry.addEventListener('click', again);
    show(
      gadget.element('div', {role: 'alert'}, [gadget.element('p', {class: 'problem'}, gadget.text('problem')), retry])
    );
  }

  /** Says to who cannot see it what has been done. @param {string} text */
  function announce(text) {
    byId('news').textContent = text;
  }

  /**
   * A button that works once at a time.
   *
   * @param {string} key of its text
   * @param {string} label its name with whom it is about
   * @param {() => OsapiRequest} request what it sends
   * @param {boolean} [isMain]
   */
  gadget.action = function (key, label, request, isMain) {
    var made = gadget.element(
      'button',
      {
        type: 'button',
        class: isMain ? 'main' : '',
        'aria-label': label,
        'data-key': label
      },
      gadget.text(key)
    );
    made.addEventListener('click', function () {
      if (made.getAttribute('aria-disabled') === 'true') {
        return;
      }
      made.setAttribute('aria-disabled', 'true');
      announce('');
      request().execute(function (answer) {
        made.removeAttribute('aria-disabled');
        announce(gadget.text(answer.error ? 'problem' : 'done'));
        if (answer.error) {
          made.after(gadget.element('p', {class: 'problem'}, gadget.text('problem')));
        } else {
          gadget.reload();
        }
      });
    });
    return made;
  };

  /** Starts the panel. */
  gadget.panel = function (panel) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    var timer;
    var turn = 0;
    /** @type {Record<string, any> | null} */
    var shown = null;

    function fit() {
      // Whole pixels: with a part of one less, the frame would have a scroll bar.
      gadgets.window.adjustHeight(Math.ceil(document.body.getBoundingClientRect().height));
    }

    /** @param {Record<string, any>} answers */
    function failed(answers) {
      return Object.keys(panel.requests()).some(function (name) {
        return !answers[name] || (answers[name].error && (panel.optional || []).indexOf(name) < 0);
      });
    }

    function load() {
      turn++;
      ask(panel.requests(), function (answers) {
        if (answers.error || failed(answers)) {
          showProblem(load);
          fit();
          return;
        }
        var more = panel.more && panel.more(answers);
        if (!more) {
          draw(answers);
          return;
        }
        ask(more, function (others) {
          draw(Object.assign({}, others, answers));
        });
      });
    }

    /**
     * Sends a batch, whose answers are not wanted once a later one is under way.
     *
     * @param {Record<string, OsapiRequest>} calls @param {(answers: any) => void} then
     */
    function ask(calls, then) {
      var own = turn;
      var batch = osapi.newBatch();
      Object.entries(calls).forEach(function (call) {
        batch.add(call[0], call[1]);
      });
      batch.execute(function (answers) {
        if (own === turn) {
          then(answers);
        }
      });
    }

    /** @param {Record<string, any>} answers */
    function draw(answers) {
      shown = answers;
      gadget.unpressed(function () {
        show(panel.show(answers) || gadget.element('p', {class: 'muted'}, gadget.text('empty')));
        fit(); // no observer is told of a frame that is out of sight
      });
    }

    gadget.reload = load;

    /** Draws what was answered last. */
    gadget.redraw = function () {
      if (shown) {
        draw(shown);
      }
    };

    /** @param {GadgetEvent} event */
    function happened(event) {
      if (event.type === 'gap' || (panel.events || []).includes(event.type)) {
        clearTimeout(timer);
        timer = setTimeout(load, PAUSE);
      }
    }

    gadgets.util.registerOnLoadHandler(function () {
      adopt(gadgets.views.getParams().theme);
      new ResizeObserver(fit).observe(document.body);
      load();
      if (panel.events && osapi.events && osapi.events.get) {
        osapi.events.subscribe(happened);
      }
    });
  };

  /** Whether the page around shows itself what waits for the viewer. */
  gadget.hasRequestsBeside = function () {
    return gadgets.views.getParams().requests === 'beside';
  };

  /** By the address: Shindig calls each view "default", as that has all of them as aliases. */
  gadget.isCanvas = function () {
    return gadgets.util.getUrlParameters().view === 'canvas';
  };
})();
