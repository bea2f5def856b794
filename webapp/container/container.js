/* Shows gadgets with Shindig's common container. */
(() => {
  'use strict';

  const SAMPLE = new URL('../gadgets/SocialHelloWorld.xml', location).href;
  const TOKEN_SECONDS = 3600;
  const element = (id) => document.getElementById(id);

  /** The viewer and the container's token; null where nobody is signed in. */
  async function session() {
    const response = await fetch('session.json');
    return response.ok ? response.json() : null;
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

  function containerOf(viewer) {
    const settings = {};
    settings[osapi.container.ServiceConfig.API_PATH] = new URL('../rpc', location).pathname;
    if (viewer) {
      settings[osapi.container.ContainerConfig.GET_CONTAINER_TOKEN] = (callback) =>
        session().then((renewed) => callback(renewed.token, TOKEN_SECONDS));
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
    const viewer = await session();
    element('viewer').textContent = viewer
      ? `You act as the sample person ${viewer.viewer}.`
      : 'Nobody is signed in. Gadgets are shown without a viewer.';
    const container = containerOf(viewer);
    element('add').addEventListener('submit', (event) => {
      event.preventDefault();
      show(container, element('address').value);
    });
    show(container, SAMPLE);
  }

  start();
})();
