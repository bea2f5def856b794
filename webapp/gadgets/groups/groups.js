/* Groups of the owner, invitations of the viewer, and, but on a profile, groups that the viewer may like. */
(function () {
  'use strict';

  /** Those that take the place of others which the viewer answers. */
  var SPARE = 6;

  function most() {
    return gadget.isCanvas() ? 50 : gadget.count('count', 20);
  }

  function requests() {
    /** @type {Record<string, OsapiRequest>} */
    var calls = {groups: osapi.groups.get({userId: '@owner', count: most()})};
    if (gadgets.views.getParams().page !== 'profile') {
      calls.liked = osapi.graph.groupRecommendations({userId: '@me', examples: 3, count: most() + SPARE});
    }
    if (!gadget.hasRequestsBeside()) {
      calls.invitations = osapi.groups.invitations({userId: '@me', count: most()});
    }
    return calls;
  }

  /** @param {Record<string, any>} group @param {GadgetChild} [note] @param {Node[]} [actions] */
  function row(group, note, actions) {
    var words = gadget.element('div', {class: 'words'}, [
      gadget.groupButton(idOf(group), titleOf(group)),
      note ? gadget.element('div', {class: 'muted'}, note) : null
    ]);
    return gadget.element('li', {class: 'row'}, [words, actions].flat());
  }

  /** @param {Record<string, any>} group */
  function titleOf(group) {
    return gadget.plain(group.title) || idOf(group);
  }

  /** @param {Record<string, any>} group */
  function idOf(group) {
    return String(group.id && group.id.value ? group.id.value : group.id);
  }

  /** What calls a method about a group, as the viewer. @param {string} method @param {Record<string, any>} group */
  function calling(method, group) {
    return function () {
      return osapi.groups[method]({userId: '@me', groupId: idOf(group)});
    };
  }

  /** @param {Record<string, any>} group */
  function invitation(group) {
    var name = {name: titleOf(group)};
    return row(group, group.description, [
      gadget.changeButton({
        key: idOf(group),
        text: 'accept',
        label: gadget.text('acceptName', name),
        done: gadget.text('joined', name),
        isMain: true,
        request: calling('accept', group)
      }),
      gadget.changeButton({
        key: idOf(group),
        text: 'decline',
        label: gadget.text('declineName', name),
        done: gadget.text('declined', name),
        request: calling('decline', group)
      })
    ]);
  }

  /** @param {Record<string, any>} group @param {any} faces */
  function liked(group, faces) {
    var name = {name: titleOf(group)};
    var examples = group.examples || [];
    var why = examples.length ? gadget.reason('why', examples, group.friends || 0, faces) : null;
    return row(group, why, [
      gadget.changeButton({
        key: idOf(group),
        text: 'join',
        label: gadget.text('joinName', name),
        done: gadget.text('joined', name),
        request: calling('join', group),
        undo: calling('leave', group)
      })
    ]);
  }

  /** @param {string} title @param {Node[]} rows */
  function list(title, rows) {
    return rows.length === 0 ? [] : [gadget.element('h2', {}, gadget.text(title)), gadget.element('ul', {}, rows)];
  }

  /** Those that the viewer has not just answered. @param {{list?: object[]} | undefined} found */
  function open(found) {
    return ((found && found.list) || [])
      .filter(function (group) {
        return !gadget.isHidden(idOf(group));
      })
      .slice(0, most());
  }

  gadget.panel({
    requests: requests,
    optional: ['invitations', 'liked'],
    events: ['group.invited', 'group.uninvited', 'group.joined', 'group.left'],
    more: function (answers) {
      var faces = gadget.facesOf((answers.liked && answers.liked.list) || []);
      return faces && {faces: faces};
    },
    show: function (answers) {
      var own = (answers.groups.list || []).map(function (/** @type {Record<string, any>} */ group) {
        return row(group, group.description);
      });
      var suggested = open(answers.liked).map(function (group) {
        return liked(group, answers.faces);
      });
      var nodes = list('invitations', open(answers.invitations).map(invitation)).concat(
        list('groups', own),
        list('liked', suggested)
      );
      return nodes.length ? nodes : null;
    }
  });
})();
