/*
 * osapi.events.subscribe and unsubscribe. The container only says that something has happened. What
 * it was, the gadget asks for with its own token, so that it hears what its application may.
 */
osapi.events = osapi.events || {};

(function() {
  var CHANNEL = 'osapi.events';
  var COUNT = 100;

  /** How often to ask without a sign of the container, which does not hear of app data. */
  var SILENCE_MILLIS = 30000;

  var callbacks = [];
  var position = null;
  var reading = false;
  var again = false;
  var timer = null;

  function tell(event) {
    callbacks.slice().forEach(function(callback) {
      callback(event);
    });
  }

  function read() {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    again = false;
    var parameters = position ? {from: position, count: COUNT} : {count: COUNT};
    osapi.events.get(parameters).execute(function(page) {
      if (page.error) {
        done();
      } else {
        take(page);
      }
    });
  }

  function done() {
    reading = false;
    if (again && callbacks.length) {
      read();
    }
  }

  function take(page) {
    var before = position;
    position = page.position || position;
    again = again || page.events.length >= COUNT;
    if (page.gap) {
      tell({type: 'gap'});
      tellMissed(before, function() {
        tellAll(page);
      });
    } else {
      tellAll(page);
    }
  }

  function tellAll(page) {
    page.events.forEach(tell);
    done();
  }

  /** What the graph keeps of what has come since a place. */
  function tellMissed(from, then) {
    if (!from || !osapi.events.missed) {
      then();
      return;
    }
    osapi.events.missed({from: from}).execute(function(answer) {
      (answer.events || []).forEach(function(event) {
        event.missed = true;
        tell(event);
      });
      then();
    });
  }

  /**
   * Calls back with each event: {id, type, person, data}; and with {type: 'gap'} where events may be
   * missing, so that what is known must be read anew. What the graph keeps of them comes next, with
   * missed: true and without an id.
   */
  osapi.events.subscribe = function(callback) {
    callbacks.push(callback);
    if (callbacks.length === 1) {
      position = null;
      gadgets.pubsub.subscribe(CHANNEL, read);
      timer = setInterval(read, SILENCE_MILLIS);
      read();
    }
  };

  /** Ends it for one callback, or for all. */
  osapi.events.unsubscribe = function(opt_callback) {
    callbacks = callbacks.filter(function(callback) {
      return opt_callback && callback !== opt_callback;
    });
    if (!callbacks.length) {
      gadgets.pubsub.unsubscribe(CHANNEL);
      clearInterval(timer);
    }
  };
})();
