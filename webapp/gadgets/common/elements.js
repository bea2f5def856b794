/*
 * Makes elements. What people have written is put in as text, and never as markup.
 */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  /** An element with attributes and children: elements, texts, or nothing. */
  gadget.element = function (name, attributes, children) {
    var made = document.createElement(name);
    Object.entries(attributes || {}).forEach(function (entry) {
      made.setAttribute(entry[0], String(entry[1]));
    });
    [children].flat().forEach(function (child) {
      if (child !== null && child !== undefined && child !== false) {
        made.append(child instanceof Node ? child : String(child));
      }
    });
    return made;
  };

  /** Where the portal is: this script is one of its files. */
  var script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  gadget.site = function () {
    return new URL('../../', (script && script.src) || location.href).href;
  };

  /** @param {string} name */
  function initials(name) {
    var words = name.trim().split(/\s+/);
    var last = words.length > 1 ? words[words.length - 1] : '';
    return (Array.from(words[0])[0] || '?') + (Array.from(last)[0] || '');
  }

  /** @param {string} id */
  function hue(id) {
    return Array.from(id).reduce(function (sum, letter) {
      return (sum * 31 + Number(letter.codePointAt(0))) % 360;
    }, 7);
  }

  /** The picture of a person, or the initials on a colour of their own. The name stands beside it. */
  gadget.face = function (person) {
    var name = gadget.nameOf(person);
    var made = gadget.element('span', {class: 'face', 'aria-hidden': 'true'}, initials(name));
    made.style.setProperty('--hue', String(hue(String(person.id || name))));
    var address = person.thumbnailUrl && gadget.pictureAddress(person.thumbnailUrl);
    if (address) {
      var picture = gadget.element('img', {alt: '', src: address, referrerpolicy: 'no-referrer'});
      picture.addEventListener('load', function () {
        made.replaceChildren(picture);
      });
    }
    return made;
  };

  /** A name without controls, and without what has the text after it run the other way. */
  gadget.nameOf = function (person) {
    var name = String(person.displayName || '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
    return name.trim() || String(person.id || '?');
  };

  /** The name of a person; leads to their page. */
  gadget.nameButton = function (person) {
    var made = gadget.element('button', {type: 'button', class: 'name'}, gadget.nameOf(person));
    made.addEventListener('click', function () {
      gadgets.views.requestNavigateTo('profile', {}, String(person.id));
    });
    return made;
  };

  /** The title of a group; leads to its page. */
  gadget.groupButton = function (id, title) {
    var made = gadget.element('button', {type: 'button', class: 'name'}, title);
    made.addEventListener('click', function () {
      gadgets.views.requestNavigateTo('profile', {group: id});
    });
    return made;
  };

  /** A line of a list: a face, words, and what can be done. */
  gadget.personRow = function (person, note, actions) {
    var words = gadget.element('div', {class: 'words'}, [
      gadget.nameButton(person),
      note ? gadget.element('div', {class: 'muted'}, note) : null
    ]);
    return gadget.element('li', {class: 'row'}, [gadget.face(person), words, actions].flat());
  };
})();
