// The drawing of a network, on a canvas by Cytoscape.js.
import cytoscape from '../../lib/cytoscape/cytoscape.esm.min.mjs';
import {own} from '../../core/place.js';
import {nameOf} from '../../components/index.js';
import {sheet} from './sheet.js';

const SHEET_OF_LIBRARY = '__________cytoscape_stylesheet';
const PADDING = 24;
const ZOOM_STEP = 1.25;
const MOST_ZOOM = 3;
const LEAST_ZOOM = 0.08;

/**
 * @typedef {object} Drawn
 * @property {import('./network.js').Network} network
 * @property {Map<string, import('./positions.js').Position>} places
 * @property {(id: string) => number | undefined} hue of the group of somebody
 * @property {Set<string>} [marked] edges of what is pointed out
 * @property {string} [selected]
 */

export class Picture {
  /**
   * @param {HTMLElement} place
   * @param {{select: (id: string | undefined) => void, expand: (id: string) => void}} listener
   */
  constructor(place, listener) {
    forgoInlineSheet();
    this.place = place;
    this.cy = cytoscape({
      container: place,
      style: sheet(place),
      layout: {name: 'preset'},
      minZoom: LEAST_ZOOM,
      maxZoom: MOST_ZOOM,
      boxSelectionEnabled: false,
      selectionType: 'single',
      autounselectify: true,
      hideEdgesOnViewport: false,
      textureOnViewport: false,
      motionBlur: false
    });
    this.cy.on('tap', 'node', (/** @type {any} */ event) => listener.select(event.target.data('person')));
    this.cy.on('dbltap', 'node', (/** @type {any} */ event) => listener.expand(event.target.data('person')));
    this.cy.on('tap', (/** @type {any} */ event) => event.target === this.cy && listener.select(undefined));
    this.restyle = () => this.cy.style(sheet(place));
    this.watch = new MutationObserver(this.restyle);
    this.watch.observe(document.documentElement, {attributeFilter: ['data-theme']});
    this.sized = new ResizeObserver(() => this.fit());
    this.sized.observe(place);
  }

  /** Draws what has changed. @param {Drawn} drawn */
  show({network, places, hue, marked = new Set(), selected}) {
    const count = this.cy.nodes().length;
    this.cy.batch(() => {
      this.cy.elements().forEach((/** @type {any} */ each) => {
        if (!(each.isNode() ? network.nodes.has(each.data('person')) : network.edges.has(each.data('edge')))) {
          each.remove();
        }
      });
      network.nodes.forEach((node, id) => this.node(node, id, places.get(id) ?? {x: 0, y: 0}, hue(id)));
      network.edges.forEach(({from, to}, id) => {
        const edge = this.edge(from, to, id);
        edge.toggleClass('marked', marked.has(id));
        edge.toggleClass('near', from === selected || to === selected);
      });
      this.cy.nodes().forEach((/** @type {any} */ each) => {
        each.toggleClass('middle', each.data('person') === network.middle);
        each.toggleClass('chosen', each.data('person') === selected);
      });
    });
    if (count !== this.cy.nodes().length) {
      this.fit();
    }
  }

  /**
   * @param {import('./network.js').Node} node
   * @param {string} id
   * @param {import('./positions.js').Position} position
   * @param {number | undefined} hue
   */
  node({person, distance, expanded}, id, position, hue) {
    const name = nameOf(person);
    const picture = own(person.thumbnailUrl);
    const data = {person: id, name, distance};
    let node = this.cy.getElementById(`n ${id}`);
    if (node.empty()) {
      node = this.cy.add({group: 'nodes', data: {id: `n ${id}`, ...data}, position: {...position}});
    } else if (node.position('x') !== position.x || node.position('y') !== position.y) {
      node.position({...position});
    }
    if (picture && !node.data('picture')) {
      node.data('picture', picture);
    }
    node.data('hue', hue ?? -1);
    node.toggleClass('expanded', expanded);
  }

  /**
   * @param {string} from
   * @param {string} to
   * @param {string} id
   */
  edge(from, to, id) {
    const known = this.cy.getElementById(`e ${id}`);
    return known.nonempty()
      ? known
      : this.cy.add({
          group: 'edges',
          data: {id: `e ${id}`, edge: id, source: `n ${from}`, target: `n ${to}`}
        });
  }

  fit() {
    this.cy.resize();
    this.cy.fit(undefined, PADDING);
    if (this.cy.zoom() > 1.2) {
      this.cy.zoom(1.2);
      this.cy.center();
    }
  }

  /** @param {number} steps inward, or outward if negative */
  zoom(steps) {
    const {width, height} = this.place.getBoundingClientRect();
    const level = this.cy.zoom() * ZOOM_STEP ** steps;
    this.cy.zoom({level, renderedPosition: {x: width / 2, y: height / 2}});
  }

  /** Moves the picture, if somebody is not on it. @param {string} id */
  reveal(id) {
    const node = this.cy.getElementById(`n ${id}`);
    const {width, height} = this.place.getBoundingClientRect();
    const {x, y} = node.nonempty() ? node.renderedPosition() : {x: 0, y: 0};
    if (
      node.nonempty() &&
      (x < PADDING / 2 || y < PADDING / 2 || x > width - PADDING / 2 || y > height - PADDING / 2)
    ) {
      this.cy.center(node);
    }
  }

  close() {
    this.watch.disconnect();
    this.sized.disconnect();
    this.cy.destroy();
  }
}

/**
 * Cytoscape puts a style element into the page, which the policy refuses, unless something of that
 * name is there. Its one rule is in explorer.css.
 */
function forgoInlineSheet() {
  if (!document.getElementById(SHEET_OF_LIBRARY)) {
    const stand = document.createElement('meta');
    stand.id = SHEET_OF_LIBRARY;
    document.head.append(stand);
  }
}
