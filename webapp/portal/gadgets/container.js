/** Shindig's common container: loads it once, and gives it tokens, preferences and safe frames. */
import {fetchToken} from './token.js';

/**
 * Shindig evaluates the text of script elements that have `c=1` in their address, and of the last
 * one if it has an address, which the policy of the page forbids. So `c` is written otherwise, and
 * an element with nothing follows.
 */
const SCRIPT = 'gadgets/js/container:rpc:pubsub.js?container=default&%63=1';

/** What a gadget's frame may do. Its page has the same limits from the server. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin';

const LOWEST = 60;
const HIGHEST = 2000;
const LONGEST_TITLE = 100;

/** @type {Promise<void> | undefined} */
let loaded;

/** @param {string} root */
function loadScript(root) {
  loaded ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(SCRIPT, root).href;
    script.addEventListener('load', () => {
      keepTokenOutOfAddresses();
      resolve();
    });
    script.addEventListener('error', () => {
      loaded = undefined;
      script.remove();
      reject(new Error('The scripts of gadgets did not load'));
    });
    const last = document.createElement('script');
    last.type = 'text/plain';
    document.body.append(script, last);
  });
  return loaded;
}

/**
 * Shindig leaves the places of what it does not know in the addresses of gadgets: of the token of
 * nobody, and of preferences that nobody has set.
 *
 * @param {string} url
 */
function withoutPlaces(url) {
  return url.replace('&st=%25st%25', '').replace(/([#&])(up_[^=&]*)=%25\2%25(?=&|$)/g, '$1');
}

/** Whether Shindig renders the page, and not another site. @param {string} address of a frame */
function isRendered(address) {
  return new URL(address, document.baseURI).pathname.endsWith('/gadgets/ifr');
}

/**
 * Shindig writes frames as text: titles and addresses as they are, with an inline handler. A page
 * of another site is not loaded; its address stays in `data-page`.
 */
function makeFramesSafe() {
  const {osapi} = /** @type {any} */ (globalThis);
  const holder = osapi.container.GadgetHolder.prototype;
  // Frames of gadgets with pubsub-2 want a hub, which the portal does not have: they get none.
  holder.doOaaIframeHtml_ = () => {};
  holder.removeOaaContainer_ = () => {};
  const attributes = osapi.container.SiteHolder.prototype.createIframeAttributeMap;
  osapi.container.SiteHolder.prototype.createIframeHtml = function (
    /** @type {string} */ url,
    /** @type {object} */ overrides
  ) {
    const map = attributes.call(this, withoutPlaces(url), overrides);
    const frame = document.createElement('iframe');
    if (!isRendered(map.src)) {
      frame.dataset.page = map.src;
      map.src = undefined;
    }
    Object.entries({...map, sandbox: SANDBOX, allow: '', referrerpolicy: 'strict-origin'})
      .filter(([, value]) => value !== undefined)
      .forEach(([name, value]) => frame.setAttribute(name, String(value)));
    return frame.outerHTML;
  };
}

/** Shindig writes the portal's token into the address of each call, where logs would keep it. */
function keepTokenOutOfAddresses() {
  const {io} = /** @type {any} */ (globalThis).gadgets;
  const send = io.makeNonProxiedRequest;
  io.makeNonProxiedRequest = (
    /** @type {string} */ url,
    /** @type {Function} */ done,
    /** @type {object} */ options,
    /** @type {object} */ headers
  ) => {
    const [address, token] = url.split('?st=');
    const credential = token && {'X-Shindig-ST': decodeURIComponent(token)};
    send.call(io, address, done, options, {...headers, ...credential});
  };
}

/**
 * Of the container that was opened last. Shindig keeps one token for the whole document, whichever
 * page of the portal it shows.
 *
 * @type {{root: string, owner?: string} | undefined}
 */
let current;

/**
 * @param {{root: string, owner?: string,
 *     preferences: (site: number) => Record<string, string>,
 *     onPreferences: (site: number, changed: Record<string, string>) => void,
 *     onNavigate: (site: number, view: string, parameters: object, owner?: string) => void,
 *     onHeight: (site: number, height: number) => void,
 *     onTitle: (site: number, title: string) => void}} settings
 * @returns {Promise<any>} the container
 * @throws {Error} if there is no token, or another container was opened meanwhile
 */
export async function openContainer(settings) {
  current = settings;
  const [token] = await Promise.all([currentToken(), loadScript(settings.root)]);
  if (!token || current !== settings) {
    throw new Error(token ? 'Another container was opened' : 'There is no token');
  }
  makeFramesSafe();
  const {osapi, shindig} = /** @type {any} */ (globalThis);
  const {ContainerConfig, ServiceConfig} = osapi.container;
  const container = new osapi.container.Container({
    [ServiceConfig.API_PATH]: new URL('rpc', settings.root).pathname,
    GET_LANGUAGE: () => document.documentElement.lang.split('-')[0] || 'en',
    GET_COUNTRY: () => 'ALL',
    [ContainerConfig.GET_CONTAINER_TOKEN]: giveToken,
    [ContainerConfig.GET_PREFERENCES]: (
      /** @type {number} */ site,
      /** @type {string} */ _url,
      /** @type {Function} */ done
    ) => done(settings.preferences(site)),
    [ContainerConfig.SET_PREFERENCES]: (
      /** @type {number} */ site,
      /** @type {string} */ _url,
      /** @type {Record<string, string>} */ changed
    ) => settings.onPreferences(site, changed)
  });
  shindig.auth.updateSecurityToken(token.token); // at once, also while Shindig fetches one
  container.updateContainerSecurityToken(undefined, token.token, token.expires_in);
  answerGadgets(container, settings);
  return container;
}

/** @param {Function} done takes the token of the current container */
async function giveToken(done) {
  const answer = await currentToken();
  done(answer?.token, answer?.expires_in, answer ? undefined : {code: 401});
}

/** Asks again where another container was opened meanwhile. */
async function currentToken() {
  for (;;) {
    const of = current;
    const answer = of ? await fetchToken(of.root, {owner: of.owner}) : null;
    if (of === current) {
      return answer;
    }
  }
}

/** What gadgets ask their container by Shindig's rpc. @param {any} container @param {any} settings */
function answerGadgets(container, settings) {
  const {osapi} = /** @type {any} */ (globalThis);
  const key = osapi.container.GadgetSite.RPC_ARG_KEY;
  // There are no services of the page: gadgets would wait for half a second to learn that.
  container.rpcRegister(
    'osapi._handleGadgetRpcMethod',
    (/** @type {any} */ _caller, /** @type {{id: string}[]} */ calls) => calls.map(({id}) => ({id, result: []}))
  );
  const answer = (/** @type {string} */ service, /** @type {Function} */ act) =>
    container.rpcRegister(service, (/** @type {any} */ caller, /** @type {any[]} */ ...values) => {
      if (caller[key]) {
        act(caller[key], ...values);
      }
    });
  answer('resize_iframe', (/** @type {any} */ site, /** @type {any} */ asked) => {
    const height = Math.min(Math.max(Number(asked) || LOWEST, LOWEST), HIGHEST);
    site.setHeight(height);
    settings.onHeight(site.getId(), height);
  });
  answer('set_title', (/** @type {any} */ site, /** @type {any} */ title) =>
    settings.onTitle(site.getId(), String(title).slice(0, LONGEST_TITLE))
  );
  answer('requestNavigateTo', (/** @type {any} */ site, /** @type {any[]} */ ...values) => {
    const [view, parameters, owner] = values;
    // Nobody is led away who does nothing.
    if (navigator.userActivation?.isActive !== false) {
      settings.onNavigate(site.getId(), String(view), Object(parameters), owner && String(owner));
    }
  });
}
