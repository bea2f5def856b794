/* Calls each method of each service, as John Doe, and says what was answered otherwise than wanted. */
(() => {
  'use strict';

  const kept = {};
  const ME = {userId: '@me'};
  const of = (personId) => ({userId: '@me', personId});
  const list = (answer) => answer.list;

  /** Method, parameters, and the code of the refusal that is right; or what to keep of the answer. */
  const CALLS = [
    ['system.methodHelp', {methodName: 'people.get'}],
    ['system.methodSignatures', {methodName: 'people.get'}],

    ['people.supportedFields', {}],
    ['people.get', {userId: '@me', groupId: '@friends'}, (it) => it.list.length === 3],
    ['people.create', {userId: '@me', groupId: '@friends', person: {id: 'canonical'}}],
    ['people.update', {userId: '@me', groupId: '@self', person: {id: 'john.doe', aboutMe: 'A tester'}}],
    ['people.delete', {userId: '@me', groupId: '@friends', personId: 'canonical'}],
    ['friendships.request', of('mario.rossi')],
    ['friendships.withdraw', of('mario.rossi')],
    ['friendships.accept', of('mario.rossi'), 404],
    ['friendships.deny', of('mario.rossi'), 404],
    ['friendships.delete', of('mario.rossi'), 404],

    ['graph.friendsOfFriends', {depth: 3, strangers: true}],
    ['graph.path', of('george.doe'), (it) => it.list.length === 1],
    ['graph.mutualFriends', of('jane.doe')],
    ['graph.relation', of('jane.doe'), (it) => it.distance === 1],
    ['graph.recommendations', {}],
    ['graph.groupRecommendations', {}],
    ['graph.dismiss', of('mario.rossi')],
    ['graph.restore', of('mario.rossi')],
    ['graph.block', of('mario.rossi')],
    ['graph.unblock', of('mario.rossi')],
    ['graph.blocked', {}],
    ['graph.dismissed', {}],
    ['graph.search', {query: 'jane'}],
    ['graph.complete', {fragment: 'ja'}],
    ['user.fof', {depth: 2}],
    ['user.sfriend', {}],
    ['user.sgroup', {}],
    ['user.spath', of('george.doe')],

    ['groups.supportedFields', {}],
    ['groups.create', {userId: '@me', group: {title: 'Testers'}}, (it) => (kept.group = idOf(it))],
    ['groups.get', ME, (it) => list(it).length > 0],
    ['groups.update', () => ({...ME, groupId: kept.group, group: {title: 'Good testers'}})],
    ['groups.members', () => ({...ME, groupId: kept.group}), (it) => it.list.length === 1],
    ['groups.invite', () => ({...of('jane.doe'), groupId: kept.group})],
    ['groups.invited', () => ({...ME, groupId: kept.group}), (it) => it.list.length === 1],
    ['groups.withdrawInvitation', () => ({...of('jane.doe'), groupId: kept.group})],
    ['groups.invitations', ME],
    ['groups.accept', () => ({...ME, groupId: kept.group})],
    ['groups.decline', () => ({...ME, groupId: kept.group}), 404],
    ['groups.changeRole', () => ({...of('jane.doe'), groupId: kept.group, role: 'admin'}), 404],
    ['groups.removeMember', () => ({...of('jane.doe'), groupId: kept.group}), 404],
    ['groups.join', () => ({...ME, groupId: kept.group})],
    ['groups.leave', () => ({...ME, groupId: kept.group}), 409],
    ['graph.mostConnected', () => ({groupId: kept.group})],
    ['groups.delete', () => ({...ME, groupId: kept.group}), 403],

    ['activities.supportedFields', {}],
    ['activities.create', {...ME, appId: '@app', activity: {title: 'An activity'}}, keepId('activity')],
    ['activities.get', {...ME, appId: '@app'}],
    ['activities.update', () => ({...ME, appId: '@app', activityId: kept.activity, activity: {id: kept.activity, title: 'Another'}})],
    ['activities.delete', () => ({...ME, appId: '@app', activityId: kept.activity})],
    ['activitystreams.supportedFields', {}],
    ['activitystreams.create', {...ME, appId: '@app', activity: {title: 'An entry', verb: 'post'}}, keepId('entry')],
    ['activitystreams.get', {...ME, appId: '@app'}],
    ['activitystreams.comments', () => ({userId: '@me', activityId: kept.entry})],
    ['activitystreams.update', () => ({...ME, appId: '@app', activityId: kept.entry, activity: {id: kept.entry, title: 'Another', verb: 'post'}})],
    ['activitystreams.delete', () => ({...ME, appId: '@app', activityId: kept.entry})],

    ['appdata.create', {...ME, appId: '@app', data: {colour: 'green'}}],
    ['appdata.update', {...ME, appId: '@app', data: {colour: 'blue'}}],
    ['appdata.get', {...ME, appId: '@app', keys: ['colour']}, (it) => it['john.doe'].colour === 'blue'],
    ['appdata.delete', {...ME, appId: '@app', keys: ['colour']}],

    ['albums.supportedFields', {}],
    ['albums.create', {...ME, album: {title: 'Tests'}}, keepId('album')],
    ['albums.get', ME],
    ['albums.update', () => ({...ME, albumId: kept.album, album: {id: kept.album, title: 'Good tests'}})],
    ['mediaItems.supportedFields', {}],
    ['mediaItems.create', () => ({...ME, albumId: kept.album, data: picture('one')}), keepId('item')],
    ['mediaItem.create', () => ({...ME, albumId: kept.album, data: picture('two')})],
    ['mediaItems.get', () => ({...ME, albumId: kept.album}), (it) => it.list.length === 2],
    ['mediaItems.update', () => ({...ME, albumId: kept.album, mediaItemId: kept.item, data: picture('three')})],
    ['mediaItems.delete', () => ({...ME, albumId: kept.album, mediaItemId: kept.item})],
    ['albums.delete', () => ({...ME, albumId: kept.album})],

    ['messages.supportedFields', {}],
    ['messages.send', {...ME, message: {recipients: ['john.doe'], title: 'Hello', body: 'Me'}}],
    ['messages.create', {...ME, msgCollId: '@outbox', entity: {recipients: ['john.doe'], title: 'Again', body: 'Me'}}],
    ['messages.get', {...ME, msgCollId: '@inbox'}, (it) => (kept.message = it.list[0].id)],
    ['messages.update', () => message({status: 'READ'})],
    ['messages.modify', () => message({status: 'FLAGGED'})],
    ['messages.delete', () => message()],
    ['notifications.get', ME, (it) => it.messages.unread === 1],
    ['notifications.see', {...ME, kind: 'requests'}],

    ['skills.add', {...ME, skill: 'Testing'}],
    ['skills.get', ME, (it) => it.list.length === 1],
    ['skills.people', {skill: 'Testing'}],
    ['skills.endorsers', {...ME, skill: 'Testing'}],
    ['skills.complete', {fragment: 'te'}],
    ['autocomplete.skills', {fragment: 'te'}],
    ['skills.endorse', {userId: 'john.doe', skill: 'Testing'}, 400],
    ['skills.withdraw', {userId: 'john.doe', skill: 'Testing'}, 404],
    ['skills.remove', {...ME, skill: 'Testing'}],
    ['organization.setManager', of('jane.doe')],
    ['organization.managers', ME],
    ['organization.reports', ME],
    ['organization.hierarchyPath', {...ME, targetId: 'jane.doe'}],
    ['organization.removeManager', ME],

    ['events.get', {}, (it) => (kept.position = it.position)],
    ['events.missed', () => ({from: kept.position})],
    ['cache.invalidate', {invalidationKeys: ['{site}/image.png']}, 400],

    ['gadgets.supportedFields', {}],
    ['gadgets.tokenSupportedFields', {}],
    ['gadgets.jsSupportedFields', {}],
    ['gadgets.proxySupportedFields', {}],
    ['gadgets.cajaSupportedFields', {}],
    ['gadgets.metadata', {ids: ['{site}/honest.xml'], container: 'default', fields: ['*']}],
    ['gadgets.token', {ids: ['{site}/honest.xml'], container: 'default'}, 403],
    ['gadgets.js', {ids: [], features: ['osapi'], gadget: '{site}/honest.xml', container: 'default', fields: ['*']}],
    ['gadgets.proxy', {ids: ['{site}/image.png'], container: 'default', fields: ['proxyUrl']}],
    ['gadgets.cajole', {ids: ['{site}/image.png'], container: 'default'}, 501],
    ['http.get', {href: '{site}/image.png', format: 'text'}, (it) => it.status === 200],
    ['http.head', {href: '{site}/image.png', format: 'text'}],
    ['http.post', {href: '{site}/image.png', format: 'text', body: 'x'}],
    ['http.put', {href: '{site}/image.png', format: 'text', body: 'x'}],
    ['http.delete', {href: '{site}/image.png', format: 'text'}]
  ];

  function idOf(thing) {
    return thing.id && thing.id.value ? thing.id.value : thing.id;
  }

  function keepId(name) {
    return (answer) => (kept[name] = idOf(answer));
  }

  function picture(title) {
    return {title, type: 'image', mimeType: 'image/png', url: '{site}/image.png'};
  }

  function message(changes) {
    const place = {...ME, msgCollId: '@inbox', messageIds: [kept.message]};
    return changes ? {...place, entity: {id: kept.message, ...changes}} : place;
  }

  function execute(method, parameters) {
    const call = method.split('.').reduce((service, name) => service && service[name], osapi);
    return new Promise((resolve) => {
      if (call) {
        call(parameters).execute(resolve);
      } else {
        resolve({error: {code: 0, message: 'osapi has no such method'}});
      }
    });
  }

  function problem(answer, wanted) {
    const code = answer.error && answer.error.code;
    if (typeof wanted === 'number') {
      return code === wanted ? null : 'answered ' + code;
    }
    return code !== undefined
      ? code + ' ' + answer.error.message
      : wanted && !wanted(answer) ? 'is not as wanted: ' + JSON.stringify(answer) : null;
  }

  async function run() {
    const problems = [];
    for (const [method, parameters, wanted] of CALLS) {
      const given = typeof parameters === 'function' ? parameters() : parameters;
      const found = problem(await execute(method, {...given}), wanted);
      if (found) {
        problems.push(method + ': ' + found);
      }
    }
    const services = gadgets.config.get('osapi.services');
    const methods = Object.entries(services).filter(([name]) => name !== 'gadgets.rpc').flatMap(([, names]) => names);
    const called = new Set(CALLS.map(([method]) => method));
    const results = {count: methods.length, problems, left: methods.filter((name) => !called.has(name))};
    document.getElementById('results').textContent = JSON.stringify(results);
  }

  gadgets.util.registerOnLoadHandler(run);
})();
