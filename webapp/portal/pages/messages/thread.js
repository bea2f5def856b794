// A thread: the messages that answer each other, and a reply.
import {html, live, nothing} from '../../core/html.js';
import {exactTime, list as listed, relativeTime, t} from '../../core/i18n.js';
import {go} from '../../core/router.js';
import {recall, remember} from '../../core/memory.js';
import {person} from '../../core/people.js';
import {resource} from '../../core/resource.js';
import {viewer} from '../../core/session.js';
import {plain} from '../../core/text.js';
import {button, face, failed, nameOf, personAddress, skeleton, toast, undoable} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';
import {hide} from './messageList.js';
import {INBOX, mark, readThread, remove, send} from './mailbox.js';
import {moveMessage} from './mover.js';

/** @typedef {import('./mailbox.js').Message} Message */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} collection
 * @param {string} id
 * @param {ReturnType<typeof import('./messageList.js').messageList>} list
 */
export function thread(view, collection, id, list) {
  const draft = `draft.reply:${viewer().id}:${id}`;
  let text = recall(draft) ?? '';
  const messages = resource(view, async () => {
    const read = await readThread(id);
    if (!read.some((each) => each.id === id)) {
      throw Object.assign(new Error('no such message'), {status: 404});
    }
    see(read);
    return read;
  });
  const news = waiting(view, {
    types: ['message.received'],
    key: (data) => data.collection === INBOX && concerns(data) && data.id,
    show: messages.retry
  });

  /** Whether a message that came in answers one of these. */
  const concerns = (/** @type {Record<string, any>} */ data) => {
    const read = messages.value ?? [];
    return read.some((each) => each.id === data.inReplyTo) && !read.some((each) => each.id === data.id);
  };

  /** What is shown is read. @param {Message[]} read */
  async function see(read) {
    const unread = read.filter((each) => each.status === 'NEW' && each.collectionIds?.[0]);
    try {
      await Promise.all(unread.map((each) => mark(each, 'READ')));
      list.mark(
        unread.map((each) => each.id),
        'READ'
      );
    } catch {
      // it stays unread, and is read the next time
    }
  }

  const reply = async () => {
    const last = /** @type {Message[]} */ (messages.value).at(-1);
    const sent = text.trim();
    if (last && sent) {
      await send({recipients: answered(last), title: plain(last.title), body: sent, inReplyTo: last.id});
      text = '';
      remember(draft, null);
      await messages.retry();
    }
  };
  const leave = (/** @type {Message} */ message) =>
    undoable(t('messages.deleted'), {
      show: () => {
        hide(collection, message.id, true);
        go(`messages/${collection}`);
      },
      hide: () => hide(collection, message.id, false),
      write: () => remove(collection, message.id)
    });
  const unread = async (/** @type {Message} */ message) => {
    await mark(message, 'NEW');
    list.mark([message.id], 'NEW');
    toast(t('messages.markedUnread'));
  };
  const type = (/** @type {any} */ event) => {
    text = event.target.value;
    remember(draft, text || null);
    view.update();
  };

  const row = (/** @type {Message} */ message) => html`<li><article class="card ${message.id === id ? 'current' : ''}"
      aria-label=${t('messages.of', {name: nameOf(person(message.senderId))})}>
    <div class="row">
      ${face(person(message.senderId))}
      <div class="grow">
        <a class="name" href=${personAddress(message.senderId)}>${nameOf(person(message.senderId))}</a>
        <div class="soft">${t('messages.to', {names: listed(message.recipients.map((each) => nameOf(person(each))))})} ·
          <time datetime=${message.timeSent} title=${exactTime(message.timeSent)}>${relativeTime(message.timeSent)}</time></div>
      </div>
      ${
        message.id === id
          ? html`
        ${
          message.senderId === viewer().id
            ? nothing
            : button({
                text: t('messages.markUnread'),
                icon: 'mail',
                kind: 'plain',
                iconOnly: true,
                press: () => unread(message)
              })
        }
        ${button({
          text: t('messages.move'),
          icon: 'folder',
          kind: 'plain',
          iconOnly: true,
          press: () => moveMessage(collection, message, messages.value ?? [])
        })}
        ${button({text: t('messages.delete'), icon: 'trash-2', kind: 'plain', iconOnly: true, press: () => leave(message)})}`
          : nothing
      }
    </div>
    <p class="body">${plain(message.body)}</p>
  </article></li>`;

  return {
    draw() {
      if (messages.state !== 'full') {
        return messages.state === 'error' ? failed(messages.error, messages.retry) : skeleton(3);
      }
      const all = messages.value ?? [];
      const opened = all.find((each) => each.id === id);
      return html`
        <h2>${plain(opened?.title) || t('messages.untitled')}</h2>
        <ol class="plain" aria-label=${t('messages.thread')}>${all.map(row)}</ol>
        ${news.draw()}
        <form class="card" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <textarea rows="3" maxlength="100000" aria-label=${t('messages.reply')} placeholder=${t('messages.reply')}
            .value=${live(text)} @input=${type}></textarea>
          <div class="row end reply">${button({text: t('messages.send'), icon: 'send', kind: 'primary', press: reply, disabled: !text.trim()})}</div>
        </form>`;
    }
  };
}

/** Everybody whom a message concerns, but the viewer. @param {Message} message */
function answered(message) {
  const others = [message.senderId, ...message.recipients].filter((each) => each !== viewer().id);
  return others.length ? [...new Set(others)] : [viewer().id];
}
