// Where a person writes what is new. What was typed is kept until it is posted.
import {html, live} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {recall, remember} from '../../core/memory.js';
import {write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {get} from '../../core/store.js';
import {cut, markup} from '../../core/text.js';
import {button, face, toast} from '../../components/index.js';
import {ofEntry} from '../stream/post.js';

const MOST = 5000;
const TITLE = 140;

/**
 * @param {import('../../core/router.js').View} view
 * @param {ReturnType<typeof import('./streamPart.js').streamPart>} stream
 */
export function composer(view, stream) {
  const draft = `draft.post:${viewer().id}`;
  let text = recall(draft) ?? '';

  const keep = (/** @type {Event} */ event) => {
    text = /** @type {HTMLTextAreaElement} */ (event.target).value;
    remember(draft, text || null);
    view.update();
  };
  const submit = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      /** @type {HTMLElement} */ (event.target).closest('form')?.querySelector('button')?.click();
    }
  };
  const post = async () => {
    const sent = text.trim();
    const made = ofEntry(await write('activitystreams.create', entry(sent)));
    if (text.trim() === sent) {
      text = '';
      remember(draft, null);
    }
    stream.add(made);
    toast(t('home.posted'));
  };

  return {
    draw: () => html`<form class="card composer" @submit=${prevent}>
      <div class="row top">
        ${face(get('viewer') ?? {id: viewer().id})}
        <textarea class="grow" rows="2" maxlength=${MOST} aria-label=${t('home.composer')} placeholder=${t('home.composer')}
          .value=${live(text)} @input=${keep} @keydown=${submit}></textarea>
      </div>
      <div class="row end">
        ${button({text: t('home.post'), icon: 'send', kind: 'primary', press: post, disabled: !text.trim()})}
      </div>
    </form>`
  };
}

/** @param {Event} event */
function prevent(event) {
  event.preventDefault();
}

/** @param {string} text */
function entry(text) {
  return {
    userId: '@me',
    groupId: '@self',
    activity: {
      verb: 'post',
      title: markup(cut(text, TITLE)),
      object: {objectType: 'note', content: markup(text)}
    }
  };
}
