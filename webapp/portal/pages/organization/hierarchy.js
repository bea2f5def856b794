// A part of the hierarchy, read as far as it is shown.
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS} from '../../components/index.js';

const FIELDS = [...PERSON_FIELDS, 'organizations'];
const MOST = 100;

/**
 * @typedef {import('../../components/person.js').Person} Person
 *
 * @typedef {object} Node
 * @property {Person} person
 * @property {Node | undefined} manager
 * @property {number} total how many report to the person
 * @property {Node[] | undefined} reports those that are read; undefined before they are
 * @property {boolean} open
 */

export class Hierarchy {
  /** @param {Node} top @param {Node} center */
  constructor(top, center) {
    this.top = top;
    this.center = center;
  }

  /**
   * From the topmost manager down to a person, with all who report to those on the way.
   *
   * @param {string} id
   */
  static async around(id) {
    const [person, managers] = await Promise.all([
      call('people.get', {userId: id, groupId: '@self', fields: FIELDS}),
      call('organization.managers', {userId: id, count: MOST, fields: FIELDS})
    ]);
    /** @type {Person[]} */
    const line = [person, ...managers.list].reverse();
    const nodes = line.map((each) => node(each));
    await Promise.all(nodes.map((each) => read(each)));
    nodes.slice(1).forEach((each, i) => place(nodes[i], each));
    nodes.forEach((each) => {
      each.open = each.total > 0;
    });
    await readTotals(nodes.flatMap((each) => each.reports ?? []).filter((each) => each.reports === undefined));
    return new Hierarchy(nodes[0], nodes[nodes.length - 1]);
  }

  /** Shows who reports to a person. @param {Node} each */
  async open(each) {
    if (each.reports === undefined) {
      await read(each);
      await readTotals(each.reports ?? []);
    }
    each.open = true;
  }

  /** Those that are shown, from above. @param {Node} [from] @returns {Node[]} */
  shown(from = this.top) {
    return [from, ...(from.open ? (from.reports ?? []) : []).flatMap((each) => this.shown(each))];
  }
}

/** @param {Person} person @param {Node} [manager] @returns {Node} */
function node(person, manager) {
  return {person, manager, total: 0, reports: undefined, open: false};
}

/** @param {Node} manager */
async function read(manager) {
  const answer = await call('organization.reports', {userId: manager.person.id, count: MOST, fields: FIELDS});
  manager.total = answer.totalResults;
  manager.reports = answer.list.map((/** @type {Person} */ each) => node(each, manager));
}

/** Puts one whose reports are read in its place among those of its manager. @param {Node} manager @param {Node} each */
function place(manager, each) {
  each.manager = manager;
  const others = (manager.reports ?? []).filter(({person}) => person.id !== each.person.id);
  manager.reports = [each, ...others].sort((a, b) => (a.person.id < b.person.id ? -1 : 1));
}

/** @param {Node[]} nodes */
async function readTotals(nodes) {
  await Promise.all(
    nodes.map(async (each) => {
      const answer = await call('organization.reports', {userId: each.person.id, count: 1, fields: ['id']});
      each.total = answer.totalResults;
      each.reports = each.total ? undefined : [];
    })
  );
}
