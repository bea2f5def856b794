/* What the viewer's friends have done, the newest first. */
(function () {
  'use strict';

  /** @typedef {{person: GadgetPerson, text: string, moment: string | number}} Item */

  function requests() {
    var count = gadget.isCanvas() ? 50 : gadget.count('count', 20);
    return {
      entries: osapi.activitystreams.get({userId: '@viewer', groupId: '@friends', count: count}),
      activities: osapi.activities.get({userId: '@viewer', groupId: '@friends', count: count}),
      friends: osapi.people.get({
        userId: '@viewer',
        groupId: '@friends',
        count: 100,
        fields: ['id', 'displayName', 'thumbnailUrl']
      })
    };
  }

  /** @param {Record<string, any>} item @returns {Item} */
  function entry(item) {
    var actor = item.actor || {};
    return {
      person: {id: actor.id}, // what else is there, the author says
      text: item.title || item.content || (item.object && item.object.displayName),
      moment: item.published
    };
  }

  /** @param {Record<string, any>} item @returns {Item} */
  function activity(item) {
    return {person: {id: item.userId}, text: item.title, moment: Number(item.postedTime)};
  }

  /** @param {GadgetPerson} person @param {GadgetPerson[]} friends */
  function known(person, friends) {
    return (
      friends.find(function (friend) {
        return friend.id === person.id;
      }) || person
    );
  }

  /** @param {Item} item @param {GadgetPerson[]} friends */
  function row(item, friends) {
    var made = gadget.personRow(known(item.person, friends), gadget.plain(item.text));
    var time = item.moment ? gadget.time(item.moment) : null;
    if (time) {
      made.append(gadget.element('span', {class: 'muted'}, time));
    }
    return made;
  }

  /** @param {Item} one @param {Item} other */
  function newestFirst(one, other) {
    return new Date(other.moment || 0).getTime() - new Date(one.moment || 0).getTime();
  }

  gadget.panel({
    requests: requests,
    optional: ['activities'],
    events: ['activity.posted', 'activity.updated', 'activity.deleted', 'friendship.accepted'],
    show: function (answers) {
      var items = answers.entries.list
        .map(entry)
        .concat((answers.activities.list || []).map(activity))
        .sort(newestFirst)
        .slice(0, gadget.isCanvas() ? 50 : gadget.count('count', 20));
      return items.length === 0
        ? null
        : gadget.element(
            'ul',
            {},
            items.map(function (/** @type {Item} */ item) {
              return row(item, answers.friends.list);
            })
          );
    }
  });
})();
