/* Friends of the owner; and who asks the viewer to be one. */
(function () {
  'use strict';

  var FIELDS = ['id', 'displayName', 'thumbnailUrl'];

  function requests() {
    var count = gadget.isCanvas() ? 100 : gadget.count('count', 20);
    var calls = {
      friends: osapi.people.get({
        userId: '@owner',
        groupId: '@friends',
        fields: FIELDS,
        sortBy: 'displayName',
        count: count
      })
    };
    return gadget.hasRequestsBeside()
      ? calls
      : Object.assign(
          {
            asking: osapi.people.get({userId: '@viewer', groupId: '@friendrequests', fields: FIELDS, count: count})
          },
          calls
        );
  }

  /** @param {GadgetPerson} person */
  function asking(person) {
    var name = gadget.nameOf(person);
    return gadget.personRow(person, gadget.text('asks'), [
      gadget.action(
        'accept',
        gadget.text('acceptName', {name: name}),
        function () {
          return osapi.friendships.accept({userId: '@me', personId: person.id});
        },
        true
      ),
      gadget.action('decline', gadget.text('declineName', {name: name}), function () {
        return osapi.friendships.deny({userId: '@me', personId: person.id});
      })
    ]);
  }

  /** @param {string} title @param {Node[]} rows */
  function list(title, rows) {
    return rows.length === 0 ? [] : [gadget.element('h2', {}, title), gadget.element('ul', {}, rows)];
  }

  gadget.panel({
    requests: requests,
    optional: ['asking'],
    events: [
      'friendship.requested',
      'friendship.declined',
      'friendship.accepted',
      'friendship.ended',
      'person.updated'
    ],
    show: function (answers) {
      var total = answers.friends.totalResults || 0;
      var friends = list(
        gadget.text('friends', {count: total}),
        answers.friends.list.map(function (/** @type {GadgetPerson} */ person) {
          return gadget.personRow(person);
        })
      );
      var nodes = list(gadget.text('requests'), ((answers.asking && answers.asking.list) || []).map(asking)).concat(
        friends
      );
      return nodes.length ? nodes : null;
    }
  });
})();
