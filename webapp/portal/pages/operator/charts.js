// Small pictures of numbers. What they say is beside them as text.
import {html, nothing, svg} from '../../core/html.js';

const WIDTH = 240;
const HEIGHT = 56;

/**
 * A tile: a name, the last value, and its course.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.value
 * @param {number[]} options.values in the order of time
 * @param {string} [options.note]
 */
export function tile({name, value, values, note}) {
  return html`<div class="card tile">
    <h2>${name}</h2>
    <p class="figure">${value}</p>
    ${line(values)}
    ${note ? html`<p class="soft">${note}</p>` : nothing}
  </div>`;
}

/** @param {number[]} values */
function line(values) {
  const most = Math.max(...values, 0) || 1;
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, i) => `${(i * step).toFixed(1)},${(HEIGHT - 2 - (value / most) * (HEIGHT - 4)).toFixed(1)}`
  );
  return html`<svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
    ${
      points.length > 1
        ? svg`<polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}"></polygon>
        <polyline points=${points.join(' ')}></polyline>`
        : nothing
    }
  </svg>`;
}

/**
 * The share of something in the most.
 *
 * @param {number} value
 * @param {number} most
 */
export function bar(value, most) {
  const width = most > 0 ? (100 * value) / most : 0;
  return html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="whole" width="100" height="8"></rect><rect class="part" width=${width.toFixed(1)} height="8"></rect>
  </svg>`;
}
