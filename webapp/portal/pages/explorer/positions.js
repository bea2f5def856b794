// Where people stand. The same people stand at the same places each time, so that a shared address
// shows the same picture.

const RING = 150;
const ROOM = 64;
const MOST_ROWS = 6;
const COLUMN = 190;
const ROW = 110;

/** @typedef {{x: number, y: number}} Position */

/**
 * Rings by distance: each person in the sector of who led to them.
 *
 * @param {import('./network.js').Network} network
 * @returns {Map<string, Position>}
 */
export function rings(network) {
  const children = childrenOf(network);
  const rooms = weights(network, children);
  const radiusOf = radii(network);
  const places = new Map([[network.middle, {x: 0, y: 0}]]);
  /** @param {string} id @param {number} from @param {number} width */
  const spread = (id, from, width) => {
    const those = children.get(id) ?? [];
    const all = sum(those, rooms);
    let begin = from;
    for (const child of those) {
      const own = (width * (rooms.get(child) ?? 1)) / all;
      const angle = begin + own / 2;
      const radius = radiusOf(network.nodes.get(child)?.distance ?? 0);
      places.set(child, {x: radius * Math.cos(angle), y: radius * Math.sin(angle)});
      spread(child, begin, own);
      begin += own;
    }
  };
  spread(network.middle, -Math.PI / 2, 2 * Math.PI);
  return places;
}

/**
 * Columns by the place on the path, from one end to the other.
 *
 * @param {string[][]} paths ids, each with both ends
 * @returns {Map<string, Position>}
 */
export function columns(paths) {
  /** @type {string[][]} */
  const byColumn = [];
  const seen = new Set();
  paths.forEach((path) =>
    path.forEach((id, i) => {
      byColumn[i] ??= [];
      if (!seen.has(id)) {
        seen.add(id);
        byColumn[i].push(id);
      }
    })
  );
  const places = new Map();
  byColumn.forEach((ids, i) =>
    ids.forEach((id, row) => places.set(id, {x: i * COLUMN, y: (row - (ids.length - 1) / 2) * ROW}))
  );
  return places;
}

/** @param {import('./network.js').Network} network */
function childrenOf(network) {
  /** @type {Map<string, string[]>} */
  const children = new Map();
  network.nodes.forEach((node, id) => {
    if (node.parent !== undefined) {
      children.set(node.parent, [...(children.get(node.parent) ?? []), id]);
    }
  });
  return children;
}

/**
 * How much room each person and those behind them need around the middle: the nearer, the more.
 *
 * @param {import('./network.js').Network} network
 * @param {Map<string, string[]>} children
 */
function weights(network, children) {
  const rooms = new Map();
  const inward = [...network.nodes].sort(([, a], [, b]) => b.distance - a.distance);
  for (const [id, {distance}] of inward) {
    rooms.set(id, Math.max(1 / Math.max(1, distance), sum(children.get(id) ?? [], rooms)));
  }
  return rooms;
}

/** @param {string[]} ids @param {Map<string, number>} values */
function sum(ids, values) {
  return ids.reduce((total, id) => total + (values.get(id) ?? 1), 0);
}

/**
 * The radius of the next person at a distance. Where many stand at the same, they do so in rows.
 *
 * @param {import('./network.js').Network} network
 * @returns {(distance: number) => number}
 */
function radii(network) {
  /** @type {number[]} */
  const counts = [];
  network.nodes.forEach(({distance}) => (counts[distance] = (counts[distance] ?? 0) + 1));
  const rings = [{inner: 0, rows: 1, taken: 0}];
  for (let i = 1; i < counts.length; i++) {
    const {inner, rows} = rings[i - 1];
    const next = inner + (rows - 1) * ROOM + RING;
    const around = (counts[i] ?? 0) * ROOM;
    const needed = Math.min(MOST_ROWS, Math.ceil(around / (2 * Math.PI * next)));
    rings.push({
      inner: Math.max(next, around / (2 * Math.PI * Math.max(1, needed))),
      rows: Math.max(1, needed),
      taken: 0
    });
  }
  return (distance) => {
    const ring = rings[distance];
    return ring.inner + (ring.taken++ % ring.rows) * ROOM;
  };
}
