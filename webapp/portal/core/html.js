// The template library: lit-html.
export {html, svg, render, nothing} from '../lib/lit-html/lit-html.js';
export {repeat} from '../lib/lit-html/directives/repeat.js';
export {live} from '../lib/lit-html/directives/live.js';
export {ref, createRef} from '../lib/lit-html/directives/ref.js';
export {classMap} from '../lib/lit-html/directives/class-map.js';
export {ifDefined} from '../lib/lit-html/directives/if-defined.js';
export {until} from '../lib/lit-html/directives/until.js';
