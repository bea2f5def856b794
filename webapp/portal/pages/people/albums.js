// Albums and their pictures. The person adds and removes; a picture is kept as text, made small before.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {shrink} from '../../core/picture.js';
import {link, own as shown} from '../../core/place.js';
import {plain} from '../../core/text.js';
import {resource} from '../../core/resource.js';
import {call, takeAway, write} from '../../core/rpc.js';
import {viewer} from '../../core/session.js';
import {button, dialog, icon, listOf, toast, undoable} from '../../components/index.js';
import {waiting} from '../../components/waiting.js';

const MOST = 100;
const LARGE = {edge: 1280, characters: 700_000};
const SMALL = {edge: 320, characters: 40_000};
const LISTED = ['id', 'albumId', 'title', 'thumbnailUrl', 'type'];

/** @typedef {{id: string, title?: string, description?: string}} Album */
/** @typedef {{id: string, albumId: string, title?: string, thumbnailUrl?: string, url?: string}} Item */

/**
 * @param {import('../../core/router.js').View} view
 * @param {string} id
 */
export function albums(view, id) {
  const own = id === viewer().id;
  const of = {userId: id, groupId: '@self'};
  const all = resource(view, async () => {
    const [albums, items] = await Promise.all([
      call('albums.get', {...of, count: MOST}),
      call('mediaItems.get', {...of, count: MOST, fields: LISTED})
    ]);
    return {albums: /** @type {Album[]} */ (albums.list), items: /** @type {Item[]} */ (items.list)};
  });
  const hidden = new Set();
  const hide = (/** @type {string} */ key) => void (hidden.add(key), view.update());
  const unhide = (/** @type {string} */ key) => void (hidden.delete(key), view.update());
  const news = waiting(view, {
    types: ['album.created', 'album.deleted', 'mediaItem.created', 'mediaItem.deleted'],
    key: (data, type) => !own && data.person === id && `${type}:${data.id}`,
    show: all.retry
  });

  const create = async () => {
    const form = await dialog({
      title: t('people.albumNew'),
      body: html`<label class="field">${t('people.albumTitle')}<input name="title" required maxlength="200"></label>`,
      confirm: t('action.add')
    });
    const name = String(form?.get('title') ?? '').trim();
    if (name) {
      await write('albums.create', {userId: '@me', groupId: '@self', album: {title: name}});
      await all.retry();
    }
  };
  const upload = async (/** @type {Album} */ album, /** @type {HTMLInputElement} */ input) => {
    const files = [...(input.files ?? [])];
    for (const file of files) {
      try {
        const mediaItem = {
          title: file.name.replace(/\.\w+$/, ''),
          type: 'image',
          mimeType: 'image/jpeg',
          url: await shrink(file, LARGE.edge, LARGE.characters),
          thumbnailUrl: await shrink(file, SMALL.edge, SMALL.characters)
        };
        await write('mediaItems.create', {userId: '@me', groupId: '@self', albumId: album.id, mediaItem});
        toast(t('people.pictureAdded', {name: file.name}));
      } catch {
        toast(t('people.pictureRefused', {name: file.name}));
      }
    }
    input.value = '';
    await all.retry();
  };
  const remove = (
    /** @type {string} */ text,
    /** @type {string} */ key,
    /** @type {string} */ method,
    /** @type {object} */ params
  ) =>
    undoable(text, {
      show: () => hide(key),
      hide: () => unhide(key),
      write: () => takeAway(method, {...of, userId: '@me', ...params})
    });

  const enlarge = async (/** @type {Item} */ item) => {
    const full = await call('mediaItems.get', {...of, albumId: item.albumId, id: item.id});
    const found = full.list?.[0] ?? full;
    const address = shown(found.url);
    dialog({
      title: item.title || t('people.picture'),
      body: html`${
        address
          ? html`<img class="enlarged" src=${address} alt=${item.title ?? ''}>`
          : html`<p><a href=${link(found.url) ?? ''} rel="noreferrer">${icon('external-link')}${found.url}</a></p>`
      }
        ${
          own
            ? button({
                text: t('action.delete'),
                icon: 'trash-2',
                press: (event) => {
                  /** @type {HTMLElement} */ (event.target).closest('dialog')?.close();
                  remove(t('people.pictureDeleted'), item.id, 'mediaItems.delete', {
                    albumId: item.albumId,
                    id: item.id
                  });
                }
              })
            : nothing
        }`
    });
  };
  const picture = (/** @type {Item} */ item) => html`<li><button class="picture" type="button"
    aria-label=${item.title || t('people.picture')} @click=${() => enlarge(item).catch(() => toast(t('problem.gone')))}>${
      shown(item.thumbnailUrl)
        ? html`<img src=${shown(item.thumbnailUrl)} alt="" loading="lazy" decoding="async">`
        : icon('image')
    }</button></li>`;

  const row = (/** @type {Album} */ album) => {
    const items = (all.value?.items ?? []).filter((item) => item.albumId === album.id && !hidden.has(item.id));
    return html`
      <div class="row wrap"><div class="grow"><h3>${album.title || t('people.album')}</h3>
        <div class="soft">${plain(album.description)}</div></div>
        ${
          own
            ? html`
          <label class="button upload">${icon('upload')}<span>${t('people.upload')}</span>
            <input class="visually-hidden" type="file" accept="image/*" multiple
              aria-label=${t('people.uploadTo', {name: album.title ?? ''})}
              @change=${(/** @type {any} */ event) => upload(album, event.target)}></label>
          ${button({
            text: t('people.albumDelete', {name: album.title ?? ''}),
            icon: 'trash-2',
            kind: 'plain',
            iconOnly: true,
            press: () => remove(t('people.albumDeleted'), album.id, 'albums.delete', {albumId: album.id})
          })}`
            : nothing
        }
      </div>
      ${items.length ? html`<ul class="plain pictures">${items.map(picture)}</ul>` : html`<p class="empty">${t('people.albumEmpty')}</p>`}`;
  };

  return {
    draw: () => html`<section class="card">
      <h2>${t('people.albums')}</h2>
      ${news.draw()}
      ${listOf({
        ...all,
        items: all.value?.albums.filter((album) => !hidden.has(album.id)),
        row,
        empty: t(own ? 'people.albumsEmptyOwn' : 'people.albumsEmpty')
      })}
      ${own ? html`<p class="row add">${button({text: t('people.albumNew'), icon: 'folder-plus', press: create})}</p>` : nothing}
    </section>`
  };
}
