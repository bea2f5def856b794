/* Shows gadgets with Shindig's common container. */
(() => {
  'use strict';

  const SAMPLE = new URL('../gadgets/SocialHelloWorld.xml', location).href;
  const APPLICATION = 'container';
  const element = (id) => document.getElementById(id);

  /** The person who is signed in, if anybody is, and what requests of this page carry. */
  async function session() {
    const response = await fetch('../identity/session');
    return response.ok ? response.json() : {};
  }

  /** A token of who is signed in, as {token, expires_in}; null if there is none now. */
  async function fetchToken() {
    const form = new URLSearchParams({application: APPLICATION, csrf: (await session()).csrf});
    const response = await fetch('../identity/token', {method: 'POST', body: form});
    if (response.status === 401) {
      location.reload(); // nobody is signed in any more
    }
    return response.ok ? response.json() : null;
  }

  /** Gives the common container a token each time that it needs one. */
  async function renewToken(callback) {
    const answer = await fetchToken();
    if (answer) {
      callback(answer.token, answer.expires_in);
    } else {
      element('problem').textContent = 'Gadgets have no token at the moment: open this page again.';
    }
  }

  /** Says who is signed in, and leads to the page where that changes, if there is one. */
  function showViewer(person, signInOffered) {
    element('viewer').textContent = person
      ? `You act as ${person}.`
      : 'Nobody is signed in. Gadgets are shown without a viewer.';
    const signIn = element('sign-in');
    signIn.href = `../identity/signin?return=${encodeURIComponent(new URL('.', location).pathname)}`;
    signIn.textContent = person ? 'Sign in as somebody else' : 'Sign in';
    signIn.hidden = !signInOffered;
  }

  /**
   * Adapts the frames of the common container: the policy of the page forbids its inline handler,
   * and without a viewer it leaves the place of the token in the address.
   */
  function adaptFrames() {
    const attributes = osapi.container.SiteHolder.prototype.createIframeAttributeMap;
    osapi.container.SiteHolder.prototype.createIframeHtml = function (url, overrides) {
      const address = url.replace('&st=%25st%25', '');
      return osapi.container.util.createIframeHtml(attributes.call(this, address, overrides));
    };
  }

  function containerOf(person) {
    const settings = {};
    settings[osapi.container.ServiceConfig.API_PATH] = new URL('../rpc', location).pathname;
    if (person) {
      settings[osapi.container.ContainerConfig.GET_CONTAINER_TOKEN] = renewToken;
    }
    return new osapi.container.Container(settings);
  }

  function show(container, address) {
    const place = document.createElement('div');
    element('gadgets').prepend(place);
    element('problem').textContent = '';
    const parameters = {};
    parameters[osapi.container.RenderParam.WIDTH] = '100%';
    parameters[osapi.container.RenderParam.HEIGHT] = 400;
    container.navigateGadget(container.newGadgetSite(place), address, {}, parameters, (gadget) => {
      if (gadget.error) {
        place.remove();
        element('problem').textContent = `The gadget cannot be shown: ${gadget.error.message}`;
      }
    });
  }

  async function start() {
    adaptFrames();
    const {person, signIn} = await session();
    showViewer(person, signIn === 'offered');
    const container = containerOf(person);
    if (person) {
      osapi.events.connect({
        address: '../social/events',
        rpc: '../rpc',
        viewer: person,
        token: async (callback) => callback((await fetchToken())?.token)
      });
    }
    element('add').addEventListener('submit', (event) => {
      event.preventDefault();
      show(container, element('address').value);
    });
    show(container, SAMPLE);
  }

  start();
})();
