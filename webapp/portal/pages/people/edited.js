// What can be edited of a person: as texts, and back.

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} key of its label
 * @property {(person: any) => unknown} get
 * @property {(person: any, value: any) => Record<string, unknown>} put the fields that change
 * @property {boolean} [list] of texts, written with commas
 * @property {boolean} [long]
 * @property {string} [type] of the input
 */

/** @param {string} name @param {string} key @param {Partial<Part>} [more] @returns {Part} */
function plain(name, key, more = {}) {
  return {name, key, get: (person) => person[name], put: (_, value) => ({[name]: value}), ...more};
}

/** A part of a field that has parts. @param {string} field @param {string} name @param {string} key @returns {Part} */
function inside(field, name, key) {
  return {
    name,
    key,
    get: (person) => person[field]?.[name],
    put(person, value) {
      const {formatted: _, ...others} = person[field] ?? {};
      return {[field]: {...others, [name]: value}};
    }
  };
}

/** A part of the first of several. @param {string} field @param {string} name @param {string} key @returns {Part} */
function first(field, name, key) {
  return {
    name: `${field}.${name}`,
    key,
    get: (person) => person[field]?.[0]?.[name],
    put(person, value) {
      const [head = {}, ...others] = person[field] ?? [];
      const changed = {...head, [name]: value};
      const kept = value || Object.keys(head).some((each) => each !== name && each !== 'type' && each !== 'primary');
      return {[field]: kept ? [changed, ...others] : others};
    }
  };
}

/** @type {Part[]} */
export const PARTS = [
  plain('displayName', 'people.edit.displayName'),
  plain('nickname', 'people.field.nickname'),
  inside('name', 'givenName', 'people.edit.givenName'),
  inside('name', 'familyName', 'people.edit.familyName'),
  plain('status', 'people.edit.status'),
  plain('aboutMe', 'people.edit.aboutMe', {long: true}),
  plain('birthday', 'people.field.birthday', {
    type: 'date',
    get: (person) => person.birthday?.slice(0, 10),
    put: (_, value) => ({birthday: value || null})
  }),
  inside('currentLocation', 'locality', 'people.edit.locality'),
  inside('currentLocation', 'country', 'people.edit.country'),
  first('organizations', 'title', 'people.edit.title'),
  first('organizations', 'name', 'people.edit.organization'),
  first('emails', 'value', 'people.field.emails'),
  first('phoneNumbers', 'value', 'people.field.phoneNumbers'),
  first('urls', 'value', 'people.field.urls'),
  plain('interests', 'people.field.interests', {list: true}),
  plain('languagesSpoken', 'people.field.languagesSpoken', {list: true}),
  plain('books', 'people.field.books', {list: true}),
  plain('movies', 'people.field.movies', {list: true}),
  plain('music', 'people.field.music', {list: true}),
  plain('sports', 'people.field.sports', {list: true})
];

/** @param {any} person @returns {Record<string, string>} what is there, by the names of the parts */
export function values(person) {
  return Object.fromEntries(PARTS.map((part) => [part.name, text(part, person)]));
}

/** @param {Part} part @param {any} person */
function text(part, person) {
  const value = part.get(person) ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/**
 * @param {any} person
 * @param {Record<string, string>} typed
 * @returns {Record<string, unknown>} the fields that differ
 */
export function changes(person, typed) {
  let changed = {...person};
  /** @type {Record<string, unknown>} */
  const fields = {};
  for (const part of PARTS) {
    const value = typed[part.name];
    if (value !== undefined && value !== text(part, person)) {
      const put = part.put(changed, part.list ? items(value) : value.trim());
      Object.assign(fields, put);
      changed = {...changed, ...put};
    }
  }
  return fields;
}

/** @param {string} value */
function items(value) {
  return [
    ...new Set(
      value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
    )
  ];
}
