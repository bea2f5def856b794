// A new message, to one or several. What is typed is kept until it is sent.
import {html, live} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {recall, remember} from '../../core/memory.js';
import {know, person} from '../../core/people.js';
import {address, go} from '../../core/router.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {button, icon, nameOf, toast} from '../../components/index.js';
import {send} from './mailbox.js';
import {recipients} from './recipients.js';

export const title = 'messages.new';

const TITLE = 200;
const BODY = 100_000;

/**
 * @param {{query: URLSearchParams}} params
 * @param {import('../../core/router.js').View} view
 */
export async function page({query}, view) {
  const styles = [use('pages/messages/messages.css')];
  const key = `draft.message:${viewer().id}`;
  const draft = {to: /** @type {string[]} */ ([]), title: '', body: '', ...JSON.parse(recall(key) ?? '{}')};
  const asked = query.get('to')?.split(',').filter(Boolean) ?? [];
  draft.to = [...new Set([...draft.to, ...asked])];

  const keep = () => {
    const empty = !draft.title && !draft.body && !draft.to.length;
    remember(key, empty ? null : JSON.stringify(draft));
    view.update();
  };
  const type = (/** @type {'title' | 'body'} */ name) => (/** @type {any} */ event) => {
    draft[name] = event.target.value;
    keep();
  };
  const post = async () => {
    const id = await send({recipients: draft.to, title: draft.title.trim(), body: draft.body.trim()});
    const names = draft.to.map((/** @type {string} */ each) => nameOf(person(each)));
    remember(key, null);
    toast(t('messages.sent', {count: names.length, name: names[0]}));
    go(`messages/@outbox/${encodeURIComponent(id)}`, {replace: true});
  };
  const discard = () => {
    const before = {...draft};
    Object.assign(draft, {to: [], title: '', body: ''});
    keep();
    toast(t('messages.discarded'), () => {
      Object.assign(draft, before);
      keep();
    });
  };
  const to = recipients(
    view,
    () => draft.to,
    (ids) => {
      draft.to = ids;
      keep();
    }
  );
  await Promise.all([...styles, know(draft.to).catch(() => {})]);

  return () => html`
    <p><a class="button plain" href=${address('messages')}>${icon('arrow-left')}${t('messages.title')}</a></p>
    <form class="card compose" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <h1>${t('messages.new')}</h1>
      ${to.draw()}
      <label class="field">${t('messages.subject')}
        <input maxlength=${TITLE} .value=${live(draft.title)} @input=${type('title')}></label>
      <label class="field">${t('messages.text')}
        <textarea rows="8" maxlength=${BODY} .value=${live(draft.body)} @input=${type('body')}></textarea></label>
      <div class="row wrap end">
        ${button({text: t('messages.discard'), icon: 'trash-2', press: discard})}
        ${button({
          text: t('messages.send'),
          icon: 'send',
          kind: 'primary',
          press: post,
          disabled: !draft.to.length || !(draft.body.trim() || draft.title.trim())
        })}
      </div>
    </form>`;
}
