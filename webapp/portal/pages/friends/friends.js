// Friends, and requests for friendship in both directions.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {viewer} from '../../core/session.js';
import {use} from '../../core/styles.js';
import {waiting} from '../../components/waiting.js';
import {friendList} from './friendList.js';
import {received, sent} from './requestLists.js';

export const title = 'friends.title';

const TYPES = ['friendship.requested', 'friendship.declined', 'friendship.accepted', 'friendship.ended'];

/**
 * @param {unknown} _params
 * @param {import('../../core/router.js').View} view
 */
export async function page(_params, view) {
  const styles = [use('pages/friends/friends.css')];
  const news = waiting(view, {
    types: TYPES,
    key: (data, type) => `${type}:${data.friend ?? (data.from === viewer().id ? data.to : data.from)}`,
    show: () => Promise.all([friends, asking, asked].map((list) => list.retry()))
  });
  const friends = friendList(view, news.expect);
  const asking = received(view, news.expect, () => friends.retry());
  const asked = sent(view, news.expect);
  await Promise.all(styles);
  return () => html`
    <h1>${t('friends.title')}</h1>
    ${news.draw()}
    <div class="columns">
      <div>${friends.draw()}</div>
      <aside aria-label=${t('friends.requests')}>${asking.draw()}${asked.draw()}</aside>
    </div>`;
}
