/* Texts of the gadget's message bundles, times and numbers in the viewer's language. */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  var prefs = new gadgets.Prefs();
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  var UNITS = [
    ['year', 31536000],
    ['month', 2592000],
    ['week', 604800],
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60]
  ];

  function language() {
    return document.documentElement.lang.split('-')[0] || 'en';
  }

  /** @param {string} key @param {Record<string, unknown>} [values] */
  function message(key, values) {
    var count = values && values.count;
    if (typeof count === 'number') {
      var form = new Intl.PluralRules(language()).select(count);
      return prefs.getMsg(key + '_' + form) || prefs.getMsg(key + '_other');
    }
    return prefs.getMsg(key);
  }

  /** A text with its values, such as {name}. With a count, the plural form for it. */
  gadget.text = function (key, values) {
    return message(key, values).replace(/\{(\w+)\}/g, function (whole, name) {
      return values && name in values ? String(values[name]) : whole;
    });
  };

  /** How long ago something was, with the exact time for who asks. */
  gadget.time = function (moment) {
    var date = new Date(moment);
    if (isNaN(date.getTime())) {
      return null;
    }
    var seconds = (date.getTime() - Date.now()) / 1000;
    var unit = UNITS.find(function (candidate) {
      return Math.abs(seconds) >= candidate[1];
    });
    var relative = new Intl.RelativeTimeFormat(language(), {numeric: 'auto'});
    var text = unit ? relative.format(Math.round(seconds / unit[1]), unit[0]) : relative.format(0, 'second');
    return gadget.element(
      'time',
      {
        datetime: date.toISOString(),
        title: date.toLocaleString(language())
      },
      text
    );
  };

  /** Texts as a list in the viewer's language. */
  gadget.listed = function (texts) {
    return new Intl.ListFormat(language()).format(texts);
  };

  /** The text of what may have markup: activities of old gadgets do. */
  gadget.plain = function (text) {
    return new DOMParser().parseFromString(String(text || ''), 'text/html').body.textContent;
  };

  gadget.count = function (name, greatest) {
    var count = prefs.getInt(name);
    return Math.min(Math.max(count || 1, 1), greatest);
  };
})();
