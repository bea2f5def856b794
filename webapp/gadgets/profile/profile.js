/* Who the owner of the page is. */
(function () {
  'use strict';

  var FIELDS = ['id', 'displayName', 'thumbnailUrl', 'aboutMe', 'currentLocation', 'organizations', 'interests'];
  var prefs = new gadgets.Prefs();

  function requests() {
    /** @type {Record<string, OsapiRequest>} */
    var asked = {person: osapi.people.get({userId: '@owner', groupId: '@self', fields: FIELDS})};
    if (prefs.getBool('skills')) {
      asked.skills = osapi.skills.get({userId: '@owner', count: 10});
    }
    return asked;
  }

  /** @param {GadgetPerson} person */
  function work(person) {
    var first = (person.organizations || [])[0];
    return first && [first.title, first.name].filter(Boolean).join(' · ');
  }

  /** @param {GadgetPerson} person */
  function place(person) {
    var where = person.currentLocation || {};
    return where.formatted || [where.locality, where.country].filter(Boolean).join(', ');
  }

  /** @param {string} text */
  function line(text) {
    return text ? gadget.element('p', {class: 'muted'}, text) : null;
  }

  /** @param {string} title @param {string[]} words */
  function tags(title, words) {
    return words.length === 0
      ? []
      : [
          gadget.element('h2', {}, gadget.text(title)),
          gadget.element(
            'ul',
            {class: 'tags'},
            words.map(function (word) {
              return gadget.element('li', {class: 'tag'}, word);
            })
          )
        ];
  }

  /** @param {Record<string, any>} answers */
  function skillsOf(answers) {
    return ((answers.skills && answers.skills.list) || []).map(function (/** @type {Record<string, string>} */ skill) {
      return skill.name || skill.displayName || skill.id;
    });
  }

  gadget.panel({
    requests: requests,
    optional: ['skills'],
    events: ['person.updated', 'skill.endorsed', 'skill.unendorsed'],
    show: function (answers) {
      var person = answers.person;
      return [
        gadget.element('div', {class: 'row'}, [
          gadget.face(person),
          gadget.element('div', {class: 'words'}, [gadget.nameButton(person), line(work(person)), line(place(person))])
        ]),
        gadget.element('p', {}, gadget.plain(person.aboutMe))
      ].concat(tags('skills', skillsOf(answers)), tags('interests', person.interests || []));
    }
  });
})();
