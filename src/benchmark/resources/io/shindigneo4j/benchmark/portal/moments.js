// Tells the last click, and when the first post of a stream has been painted: milliseconds since 1970.
(() => {
  'use strict';
  if (window !== window.top) {
    return; // a gadget
  }
  const tell = (name, millis) => globalThis.benchmarkMoment?.(name, performance.timeOrigin + millis);

  addEventListener('click', ({timeStamp}) => tell('click', timeStamp), {capture: true});

  // A message that is sent before a frame comes after it.
  const painted = () => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => tell('post', performance.now());
    port2.postMessage('painted');
  };

  const changes = new MutationObserver(() => {
    if (document.querySelector('main .post')) {
      changes.disconnect();
      requestAnimationFrame(painted);
    }
  });
  changes.observe(document, {childList: true, subtree: true});
})();
