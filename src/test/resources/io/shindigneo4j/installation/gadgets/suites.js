/*
 * The five functions of QUnit 1 that Shindig's compliance tests use. Tests run one after the other
 * when runSuites is called; one that does not call start within its time has failed.
 */
(() => {
  'use strict';

  const PATIENCE = 15000;
  const tests = [];
  let current = null;

  window.outcomes = [];
  window.failedChecks = [];
  window.finished = false;
  window.module = () => {};
  window.expect = () => {};

  window.asyncTest = (name, body) => tests.push({name, body, isAsync: true});
  window.test = (name, body) => tests.push({name, body, isAsync: false});
  window.isReady = () => tests.length > 0;

  window.ok = (value, message) => {
    current.checks++;
    if (!value) {
      fail(message);
    }
  };

  window.start = () => current.end();

  function fail(message) {
    current.failed++;
    window.failedChecks.push(current.name + ' -> ' + message);
  }

  function run({name, body, isAsync}) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        fail('did not end');
        resolve();
      }, PATIENCE);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      current = {name, checks: 0, failed: 0, end};
      try {
        body();
      } catch (error) {
        fail(error);
        end();
      }
      if (!isAsync) {
        end();
      }
    });
  }

  /** What a callback throws fails the test that waits for it. */
  addEventListener('error', (event) => {
    if (current) {
      fail(event.message);
      current.end();
    }
  });

  window.runSuites = async () => {
    for (const each of tests) {
      await run(each);
      if (current.checks === 0) {
        fail('checked nothing');
      }
      window.outcomes.push({name: current.name, failed: current.failed > 0});
    }
    window.finished = true;
  };
})();
