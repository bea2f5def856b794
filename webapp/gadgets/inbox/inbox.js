/* The newest messages to the viewer. */
(function () {
  'use strict';

  function requests() {
    return {
      counts: osapi.notifications.get({userId: '@me'}),
      messages: osapi.messages.get({
        userId: '@me',
        msgCollId: '@inbox',
        count: gadget.isCanvas() ? 50 : gadget.count('count', 20)
      })
    };
  }

  /** @param {Record<string, any>} message */
  function isUnread(message) {
    return String(message.status || '').toUpperCase() === 'NEW';
  }

  /** @param {Record<string, any>} message @param {string} title */
  function read(message, title) {
    return gadget.action('read', gadget.text('readName', {name: title}), function () {
      return osapi.messages.update({
        userId: '@me',
        msgCollId: '@inbox',
        messageIds: [message.id],
        entity: {id: message.id, status: 'READ'}
      });
    });
  }

  /** @param {Record<string, any>} message */
  function row(message) {
    var title = gadget.plain(message.title || message.body) || gadget.text('untitled');
    var words = gadget.element('div', {class: 'words'}, [
      gadget.element('div', {class: isUnread(message) ? 'unread' : ''}, title),
      gadget.element('div', {class: 'muted'}, [
        message.senderId ? gadget.text('from', {name: message.senderId}) + ' ' : null,
        message.timeSent ? gadget.time(message.timeSent) : null
      ])
    ]);
    return gadget.element('li', {class: 'row'}, [words, isUnread(message) ? read(message, title) : null]);
  }

  gadget.panel({
    requests: requests,
    optional: ['counts'],
    events: ['message.received', 'message.updated', 'message.deleted', 'mailbox.counted'],
    show: function (answers) {
      var rows = answers.messages.list.map(row);
      var unread = answers.counts.messages ? answers.counts.messages.unread : 0;
      return rows.length === 0
        ? null
        : [gadget.element('h2', {}, gadget.text('unread', {count: unread})), gadget.element('ul', {}, rows)];
    }
  });
})();
