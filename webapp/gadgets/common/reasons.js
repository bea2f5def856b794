/* Why somebody or something is suggested: by whom of the viewer's friends, with their faces. */
/** @type {GadgetParts} */
var gadget = window.gadget || {};

(function () {
  'use strict';

  /** The call that asks for the faces of all examples; null where there are none. */
  gadget.facesOf = function (suggestions) {
    var ids = suggestions.flatMap(function (one) {
      return (one.examples || []).map(function (example) {
        return example.id;
      });
    });
    var each = Array.from(new Set(ids)).slice(0, 100);
    return each.length === 0
      ? null
      : osapi.people.get({
          userId: each,
          groupId: '@self',
          count: 100,
          fields: ['id', 'displayName', 'name', 'thumbnailUrl']
        });
  };

  /** @param {GadgetPerson} person @param {any} faces @returns {GadgetPerson} */
  function known(person, faces) {
    /** @type {GadgetPerson[]} */
    var all = (faces && (faces.list || [faces])) || [];
    return (
      all.find(function (one) {
        return one.id === person.id;
      }) || person
    );
  }

  /** @param {GadgetPerson} person */
  function firstName(person) {
    return (person.name && person.name.givenName) || gadget.nameOf(person);
  }

  /** Faces, and a text with the names. */
  gadget.reason = function (key, examples, total, faces) {
    var people = examples.map(function (example) {
      return known(example, faces);
    });
    var others = total - people.length;
    var names = people.map(firstName);
    var text =
      others > 0
        ? gadget.text(key + 'More', {names: names.join(', '), count: others})
        : gadget.text(key, {names: gadget.listed(names), count: names.length});
    return gadget.element('span', {class: 'why'}, [
      gadget.element('span', {class: 'faces'}, people.map(gadget.face)),
      gadget.element('span', {}, text)
    ]);
  };
})();
