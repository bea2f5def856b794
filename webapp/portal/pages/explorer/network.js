// The part of the graph that is shown: people by their distance from one, and friendships between them.
import {call} from '../../core/rpc.js';
import {PERSON_FIELDS} from '../../components/index.js';

/** The most people at once: more is neither fluid nor legible. */
export const MOST = 300;

/** So many people's friends are read only to draw the friendships among those that are shown. */
const MOST_LINKED = 60;

/**
 * @typedef {import('../../components/person.js').Person} Person
 *
 * @typedef {object} Node
 * @property {Person} person
 * @property {number} distance friendships from the one in the middle
 * @property {string} [parent] who led to them first
 * @property {boolean} expanded whether all friends were read
 */

export class Network {
  /** @type {Map<string, Node>} */
  nodes = new Map();

  /** By the ids of both. @type {Map<string, {from: string, to: string}>} */
  edges = new Map();

  /** Whether people are left out, for there are too many. */
  full = false;

  /** @param {Person} middle */
  constructor(middle) {
    this.middle = middle.id;
    this.nodes.set(middle.id, {person: middle, distance: 0, expanded: false});
  }

  /**
   * Reads a person, and friends up to a distance.
   *
   * @param {string} id
   * @param {number} depth
   */
  static async around(id, depth) {
    const network = new Network(await call('people.get', {userId: id, groupId: '@self', fields: PERSON_FIELDS}));
    let ring = [network.middle];
    for (let distance = 0; distance < depth && ring.length > 0 && !network.full; distance++) {
      ring = await network.expand(ring);
    }
    if (ring.length <= MOST_LINKED) {
      await network.link(ring);
    }
    return network;
  }

  /**
   * Adds the friends of people.
   *
   * @param {string[]} ids
   * @returns {Promise<string[]>} who is new
   */
  async expand(ids) {
    const before = this.nodes.size;
    const lists = await friendsOf(ids, PERSON_FIELDS);
    ids.forEach((id, i) => {
      const node = this.nodes.get(id);
      if (node) {
        node.expanded = true;
        lists[i].friends.forEach((friend) => this.add(friend, id));
        this.full ||= lists[i].total > lists[i].friends.length;
      }
    });
    return [...this.nodes.keys()].slice(before);
  }

  /** Adds friendships between people that are shown. @param {string[]} ids */
  async link(ids) {
    const lists = await friendsOf(ids, ['id']);
    ids.forEach((id, i) => lists[i].friends.forEach((friend) => this.connect(id, friend.id)));
  }

  /**
   * @param {Person} person
   * @param {string} parent
   */
  add(person, parent) {
    const near = this.nodes.get(parent);
    if (near && !this.nodes.has(person.id)) {
      if (this.nodes.size >= MOST) {
        this.full = true;
        return;
      }
      this.nodes.set(person.id, {person, distance: near.distance + 1, parent, expanded: false});
    }
    this.connect(parent, person.id);
  }

  /**
   * @param {string} a
   * @param {string} b
   */
  connect(a, b) {
    if (a !== b && this.nodes.has(a) && this.nodes.has(b)) {
      const [from, to] = a < b ? [a, b] : [b, a];
      this.edges.set(edgeOf(a, b), {from, to});
    }
  }

  /** How many of those that are shown somebody is a friend of. @param {string} id */
  degree(id) {
    let count = 0;
    this.edges.forEach(({from, to}) => (count += from === id || to === id ? 1 : 0));
    return count;
  }
}

/**
 * @param {string} a
 * @param {string} b
 */
export function edgeOf(a, b) {
  return JSON.stringify(a < b ? [a, b] : [b, a]);
}

/**
 * @param {string[]} ids
 * @param {string[]} fields
 * @returns {Promise<{friends: Person[], total: number}[]>} none of those whose friends the viewer may not see
 */
function friendsOf(ids, fields) {
  return Promise.all(
    ids.map(async (userId) => {
      const params = {userId, groupId: '@friends', fields, count: MOST};
      try {
        const {list, totalResults} = await call('people.get', params);
        return {friends: list, total: totalResults};
      } catch (error) {
        if (/** @type {any} */ (error).status === 403 || /** @type {any} */ (error).status === 404) {
          return {friends: [], total: 0};
        }
        throw error;
      }
    })
  );
}
