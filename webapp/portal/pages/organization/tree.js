// A hierarchy drawn as a tree of nested lists, with the keys of a tree.
import {html, nothing, repeat} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {go} from '../../core/router.js';
import {explain, face, icon, nameOf, personAddress, toast} from '../../components/index.js';

/**
 * @typedef {import('./hierarchy.js').Hierarchy} Hierarchy
 * @typedef {import('./hierarchy.js').Node} Node
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} center the id of the person in the middle
 */
export function tree(view, center) {
  /** The one that has the focus, if the tree has it. */
  let active = center;
  /** @type {Hierarchy} */
  let hierarchy;

  const open = async (/** @type {Node} */ node) => {
    try {
      await hierarchy.open(node);
    } catch (error) {
      toast(explain(/** @type {Error} */ (error)));
    }
    view.update();
  };
  const close = (/** @type {Node} */ node) => {
    node.open = false;
    if (!hierarchy.shown().some((each) => each.person.id === active)) {
      active = node.person.id;
    }
    view.update();
  };
  const focus = (/** @type {Node | undefined} */ node) => {
    if (node) {
      active = node.person.id;
      view.update();
      queueMicrotask(() => document.getElementById(idOf(node))?.focus());
    }
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const shown = hierarchy.shown();
    const place = shown.findIndex((each) => each.person.id === active);
    const node = shown[place];
    const does = node && keys(node, shown, place)[event.key];
    if (does && !(event.altKey || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      does();
    }
  };
  /** @param {Node} node @param {Node[]} shown @param {number} place @returns {Record<string, () => void>} */
  const keys = (node, shown, place) => ({
    ArrowDown: () => focus(shown[place + 1]),
    ArrowUp: () => focus(shown[place - 1]),
    Home: () => focus(shown[0]),
    End: () => focus(shown[shown.length - 1]),
    ArrowRight: () => void (node.open ? focus(node.reports?.[0]) : node.total && open(node)),
    ArrowLeft: () => void (node.open ? close(node) : focus(node.manager)),
    ' ': () => void (node.open ? close(node) : node.total && open(node)),
    Enter: () => go(`organization/${encodeURIComponent(node.person.id)}`)
  });

  const toggle = (/** @type {Node} */ node) => html`<span class="toggle" aria-hidden="true"
    title=${t(node.open ? 'organization.close' : 'organization.open')}
    @click=${() => (node.open ? close(node) : open(node))}>${icon(node.open ? 'chevron-down' : 'chevron-right')}</span>`;

  /** @param {Node} node @param {number} level @returns {unknown} */
  const item = (node, level) => {
    const {person, total} = node;
    const job = person.organizations?.[0]?.title;
    const count = total ? t('organization.reports', {count: total}) : '';
    return html`<li id=${idOf(node)} role="treeitem" aria-level=${level}
      aria-label=${[nameOf(person), job, count].filter(Boolean).join(', ')}
      aria-expanded=${total ? String(node.open) : nothing}
      aria-current=${person.id === center ? 'true' : nothing}
      tabindex=${person.id === active ? 0 : -1}
      @focus=${() => {
        active = person.id;
        view.update();
      }}>
      <div class="node ${person.id === center ? 'center' : ''}">
        ${total ? toggle(node) : html`<span class="toggle"></span>`}
        ${face(person)}
        <div class="grow">
          <a class="name" tabindex="-1" href=${personAddress(person.id)}>${nameOf(person)}</a>
          ${job || count ? html`<div class="soft">${[job, count].filter(Boolean).join(' · ')}</div>` : nothing}
        </div>
      </div>
      ${
        node.open && node.reports?.length
          ? html`<ul class="plain" role="group">${repeat(
              node.reports,
              (each) => each.person.id,
              (each) => item(each, level + 1)
            )}</ul>`
          : nothing
      }
    </li>`;
  };

  return {
    /** @param {Hierarchy} shown */
    draw(shown) {
      hierarchy = shown;
      return html`<ul class="plain tree" role="tree" aria-label=${t('organization.title')} @keydown=${press}>${item(
        shown.top,
        1
      )}</ul>`;
    }
  };
}

/** @param {Node} node */
function idOf(node) {
  return `organization-${node.person.id}`;
}
