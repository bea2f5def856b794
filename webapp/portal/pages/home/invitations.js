// Invitations into groups.
import {html} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {readCounts} from '../../core/counts.js';
import {onEvent} from '../../core/events.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {button, icon, toast, undoable} from '../../components/index.js';
import {answers} from './answers.js';

const SHOWN = 5;

/** @typedef {import('../groups/parts.js').Group} Group */

/** @param {import('../../core/router.js').View} view */
export function invitations(view) {
  const found = resource(
    view,
    async () => /** @type {Group[]} */ ((await call('groups.invitations', {userId: '@me', count: SHOWN})).list)
  );
  const {hide, show, answer, state, items} = answers(view, found);
  const end = onEvent(['group.invited', 'group.uninvited', 'group.joined'], found.retry);
  view.signal.addEventListener('abort', end);

  const accept = async (/** @type {Group} */ group) => {
    await answer(group, () => write('groups.accept', {userId: '@me', groupId: group.id}));
    toast(t('home.joined', {name: group.title}));
    await readCounts();
  };
  const decline = (/** @type {Group} */ group) =>
    undoable(t('groups.declined', {name: group.title}), {
      show: () => hide(group),
      hide: () => show(group),
      write: () => write('groups.decline', {userId: '@me', groupId: group.id}).then(readCounts)
    });
  const row = (/** @type {Group} */ group) => html`<div class="request">
    <div class="row">
      ${icon('users')}
      <div class="grow">
        <a class="name" href=${address(`groups/${encodeURIComponent(group.id)}`)}>${group.title}</a>
        <div class="soft">${t('home.invited')}</div>
      </div>
    </div>
    <div class="row wrap">
      ${button({
        text: t('action.accept'),
        name: t('groups.acceptOf', {name: group.title}),
        kind: 'primary',
        press: () => accept(group)
      })}
      ${button({
        text: t('action.decline'),
        name: t('groups.declineOf', {name: group.title}),
        press: () => decline(group)
      })}
    </div>
  </div>`;

  return {found, state, items, row};
}
