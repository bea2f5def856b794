// How people and friendships look on the canvas, of the tokens of the page.

export const HUES = 8;

/**
 * @param {HTMLElement} place
 * @returns {import('cytoscape').StylesheetJsonBlock[]}
 */
export function sheet(place) {
  const values = getComputedStyle(place);
  const token = (/** @type {string} */ name) => values.getPropertyValue(name).trim();
  const groups = Array.from({length: HUES}, (_, hue) => ({
    selector: `node[hue = ${hue}]`,
    style: {
      'background-color': token(`--person-${hue}`),
      'border-color': token(`--person-${hue}`),
      'border-width': 6
    }
  }));
  return [
    {
      selector: 'node',
      style: {
        width: 40,
        height: 40,
        'background-color': token('--person-11'),
        'border-color': token('--line-strong'),
        'border-width': 2,
        label: 'data(name)',
        color: token('--ink'),
        'font-family': 'sans-serif',
        'font-size': 15,
        'min-zoomed-font-size': 8,
        'text-max-width': '80px',
        'text-wrap': 'wrap',
        'text-valign': 'bottom',
        'text-margin-y': 4,
        'text-outline-color': token('--surface'),
        'text-outline-width': 2,
        'overlay-opacity': 0
      }
    },
    {
      selector: 'node[picture]',
      style: {
        'background-image': 'data(picture)',
        'background-fit': 'cover',
        'background-image-crossorigin': /** @type {any} */ ('null')
      }
    },
    ...groups,
    {selector: 'node[distance > 1]', style: {width: 30, height: 30}},
    {selector: 'node.middle', style: {width: 60, height: 60, 'font-weight': 700, 'font-size': 17}},
    {
      selector: 'node.chosen',
      style: {'outline-color': token('--accent'), 'outline-width': 5, 'outline-offset': 3, 'z-index': 10}
    },
    {
      selector: 'edge',
      style: {
        width: 1.5,
        'line-color': token('--line-strong'),
        'line-opacity': 0.45,
        'curve-style': 'haystack',
        'overlay-opacity': 0
      }
    },
    {selector: 'edge.near', style: {'line-color': token('--accent'), 'line-opacity': 0.9, width: 2.5}},
    {selector: 'edge.marked', style: {'line-color': token('--accent'), 'line-opacity': 1, width: 5}}
  ];
}
