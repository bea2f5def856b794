// Asks for what a group is called, what it is about and whether it is closed.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {dialog, explain, toast} from '../../components/index.js';

/**
 * Asks until it is written, or given up. What was typed stays.
 *
 * @param {Partial<import('./parts.js').Group>} group
 * @param {string} title
 * @param {(group: any) => Promise<any>} write
 * @returns {Promise<any>} what was answered; nothing if it was given up
 */
export async function askForGroup(group, title, write) {
  let typed = group;
  for (;;) {
    const filled = await dialog({title, body: fields(typed), confirm: t('action.save')});
    if (!filled) {
      return undefined;
    }
    typed = {
      title: String(filled.get('title')).trim(),
      description: String(filled.get('description')).trim(),
      closed: filled.has('closed')
    };
    try {
      return await write(typed);
    } catch (error) {
      toast(explain(/** @type {Error} */ (error)));
    }
  }
}

/** @param {Partial<import('./parts.js').Group>} group */
function fields(group) {
  return html`
    <label class="field">${t('groups.name')}
      <input name="title" required maxlength="200" pattern=".*\\S.*" .value=${group.title ?? ''}></label>
    <label class="field">${t('groups.about')}
      <textarea name="description" rows="3" maxlength="2000" .value=${group.description ?? ''}></textarea></label>
    <label class="check"><input type="checkbox" name="closed" ?checked=${group.closed}>
      <span>${t('groups.closedChoice')}</span></label>`;
}
