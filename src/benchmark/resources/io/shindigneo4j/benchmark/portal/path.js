// Follows a link to a path in the explorer. Returns the milliseconds until Cytoscape has drawn it.
async (address) => {
  const PATIENCE = 30_000;
  const picture = () => document.querySelector('.graph')?._cyreg?.cy;
  const frame = () => new Promise(requestAnimationFrame);
  const end = decodeURIComponent(address.split('/').pop());
  const link = Object.assign(document.createElement('a'), {href: address, textContent: address});
  document.body.append(link);
  const before = picture();
  const drawn = () => picture() && picture() !== before && picture().getElementById(`n ${end}`).nonempty();

  performance.clearResourceTimings();
  const begin = performance.now();
  link.click();
  link.remove();
  while (!drawn()) {
    if (performance.now() - begin > PATIENCE) {
      throw new Error(`There is no path at ${address}`);
    }
    await frame();
  }
  await frame(); // the canvas is drawn in the frame after the change
  await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage('painted');
  });
  return performance.now() - begin;
}
