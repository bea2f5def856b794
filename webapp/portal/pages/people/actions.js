// What the viewer can do about somebody: befriend, accept, end, message, block.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {onEvent} from '../../core/events.js';
import {resource} from '../../core/resource.js';
import {call, write} from '../../core/rpc.js';
import {address} from '../../core/router.js';
import {button, failed, icon, toast, undoable} from '../../components/index.js';

const EVENTS = ['friendship.requested', 'friendship.declined', 'friendship.accepted', 'friendship.ended'];

/**
 * @typedef {object} Standing
 * @property {'friend' | 'asked' | 'asking' | 'none'} kind asked: by the viewer; asking: them
 * @property {boolean} blocked
 */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 * @param {() => string} name
 */
export function actions(view, id, name) {
  const among = (/** @type {string} */ groupId) =>
    call('people.get', {
      userId: '@me',
      groupId,
      filterBy: 'id',
      filterOp: 'equals',
      filterValue: id,
      fields: ['id'],
      count: 1
    }).then((answer) => answer.totalResults > 0);
  const read = async () => {
    const [friend, asked, asking, blocked] = await Promise.all([
      among('@friends'),
      among('@sentrequests'),
      among('@friendrequests'),
      isBlocked(id)
    ]);
    const kind = friend ? 'friend' : asked ? 'asked' : asking ? 'asking' : 'none';
    return /** @type {Standing} */ ({kind, blocked});
  };
  /** @type {(value?: unknown) => void} */
  let befriended;
  const friendship = new Promise((resolve) => {
    befriended = resolve;
  });
  const standing = resource(view, read, ({kind, blocked}) => kind === 'friend' && !blocked && befriended());
  const end = onEvent(EVENTS, ({type, data}) => {
    if (type === 'gap' || [data.from, data.to, data.friend].includes(id)) {
      standing.retry();
    }
  });
  view.signal.addEventListener('abort', end);

  /** Shows at once, and what there was if the server refuses. */
  const change =
    (/** @type {Partial<Standing>} */ to, /** @type {string} */ method, /** @type {string} */ told) => async () => {
      const before = /** @type {Standing} */ (standing.value);
      standing.set({...before, ...to});
      try {
        await write(method, {userId: '@me', personId: id});
        toast(t(told, {name: name()}));
      } catch (error) {
        standing.set(before);
        throw error;
      }
    };
  const later = (/** @type {string} */ method, /** @type {string} */ told) => () => {
    const before = /** @type {Standing} */ (standing.value);
    undoable(t(told, {name: name()}), {
      show: () => standing.set({...before, kind: 'none'}),
      hide: () => standing.set(before),
      write: () => write(method, {userId: '@me', personId: id})
    });
  };
  const steps = {
    none: () =>
      button({
        text: t('people.befriend'),
        icon: 'user-plus',
        kind: 'primary',
        press: change({kind: 'asked'}, 'friendships.request', 'people.befriended')
      }),
    asked: () =>
      button({
        text: t('people.withdraw'),
        icon: 'user-x',
        press: change({kind: 'none'}, 'friendships.withdraw', 'people.withdrawn')
      }),
    asking: () => html`
      ${button({
        text: t('people.accept'),
        icon: 'user-check',
        kind: 'primary',
        press: change({kind: 'friend'}, 'friendships.accept', 'people.friendsNow')
      })}
      ${button({text: t('action.decline'), icon: 'user-x', press: later('friendships.deny', 'people.declined')})}`,
    friend: () =>
      button({text: t('people.end'), icon: 'user-minus', press: later('friendships.delete', 'people.ended')})
  };

  return {
    /** Resolved once the server says that they are friends, unless the viewer blocks them. */
    friendship,
    isFriend: () => standing.value?.kind === 'friend',
    draw() {
      if (standing.state === 'error') {
        return failed(standing.error, standing.retry);
      }
      if (!standing.value) {
        return html`<span class="button" aria-hidden="true"></span>`;
      }
      const {kind, blocked} = standing.value;
      return html`
        ${blocked && kind === 'none' ? nothing : steps[kind]()}
        <a class="button" href=${address(`messages/new?to=${encodeURIComponent(id)}`)}>${icon('mail')}${t('people.message')}</a>
        ${
          blocked
            ? button({
                text: t('people.unblock'),
                icon: 'ban',
                kind: 'plain',
                press: change({blocked: false}, 'graph.unblock', 'people.unblocked')
              })
            : button({
                text: t('people.block'),
                icon: 'ban',
                kind: 'plain',
                press: change(
                  {blocked: true, ...(kind === 'friend' ? {} : {kind: 'none'})},
                  'graph.block',
                  'people.blocked'
                )
              })
        }`;
    }
  };
}

/** Whether the viewer blocks somebody, as far as the server tells. @param {string} id */
async function isBlocked(id) {
  try {
    return (await call('graph.blocked', {userId: '@me', personId: id, count: 1, fields: ['id']})).totalResults > 0;
  } catch {
    return false;
  }
}
