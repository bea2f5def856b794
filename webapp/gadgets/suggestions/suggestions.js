/* People whom the viewer may know, and why. */
(function () {
  'use strict';

  /** Those that take the place of others which the viewer answers. */
  var SPARE = 8;

  function most() {
    return gadget.isCanvas() ? 50 : gadget.count('count', 20);
  }

  function requests() {
    return {
      people: osapi.graph.recommendations({
        userId: '@viewer',
        examples: 3,
        fields: ['id', 'displayName', 'thumbnailUrl'],
        count: most() + SPARE
      })
    };
  }

  /** @param {GadgetPerson} person @param {any} faces */
  function why(person, faces) {
    var examples = person.examples || [];
    return examples.length === 0
      ? gadget.text('common', {count: person.commonFriends || 0})
      : gadget.reason('why', examples, person.commonFriends || 0, faces);
  }

  /** @param {GadgetPerson} person @param {any} faces */
  function row(person, faces) {
    var name = gadget.nameOf(person);
    return gadget.personRow(person, why(person, faces), [
      gadget.changeButton({
        key: person.id,
        text: 'add',
        label: gadget.text('addName', {name: name}),
        done: gadget.text('added', {name: name}),
        isMain: true,
        request: function () {
          return osapi.friendships.request({userId: '@me', personId: person.id});
        }
      }),
      gadget.changeButton({
        key: person.id,
        text: 'dismiss',
        label: gadget.text('dismissName', {name: name}),
        done: gadget.text('dismissed', {name: name}),
        request: function () {
          return osapi.graph.dismiss({userId: '@me', personId: person.id});
        },
        undo: function () {
          return osapi.graph.restore({userId: '@me', personId: person.id});
        }
      })
    ]);
  }

  gadget.panel({
    requests: requests,
    events: ['friendship.requested', 'friendship.declined', 'friendship.accepted', 'friendship.ended'],
    more: function (answers) {
      var faces = gadget.facesOf(answers.people.list);
      return faces && {faces: faces};
    },
    show: function (answers) {
      var rows = answers.people.list
        .filter(function (/** @type {GadgetPerson} */ person) {
          return !gadget.isHidden(person.id);
        })
        .slice(0, most())
        .map(function (/** @type {GadgetPerson} */ person) {
          return row(person, answers.faces);
        });
      return rows.length ? gadget.element('ul', {}, rows) : null;
    }
  });
})();
