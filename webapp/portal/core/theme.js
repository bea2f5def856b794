// Before anything is drawn, hence no module: dark or light, as remembered or as the system has it.
(() => {
  'use strict';
  const dark = matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    let theme = null;
    try {
      theme = localStorage.getItem('portal.theme');
    } catch {
      // a browser that keeps nothing has the system's
    }
    document.documentElement.dataset.theme = theme || (dark.matches ? 'dark' : 'light');
  }

  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('portal-theme', apply);
  apply();
})();
