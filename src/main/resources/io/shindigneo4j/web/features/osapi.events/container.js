/*
 * osapi.events.connect: the one stream of events of a browser. Of its tabs with the same viewer, one
 * has the connection (Web Locks) and tells the others (BroadcastChannel).
 */
var osapi = osapi || {};
osapi.events = osapi.events || {};

(function() {
  var CHANNEL = 'osapi.events';
  var SHORTEST_PAUSE = 1000;
  var MAX_PAUSE = 60000;

  /** For a token, or the secret of the session, to come. */
  var PATIENCE = 20000;

  /** One after the other, before another tab may try. */
  var MAX_FAILURES = 5;

  /** What tells where the stream is; and what a new tab asks for that. */
  var POSITION = 'position';
  var WHERE = 'where';

  /** An EventSource tells of those alone whom it is asked for. */
  var TYPES = [
    'activity.posted', 'activity.updated', 'activity.deleted',
    'message.received', 'message.updated', 'message.deleted', 'mailbox.counted',
    'friendship.requested', 'friendship.declined', 'friendship.accepted', 'friendship.ended',
    'group.invited', 'group.uninvited', 'group.joined', 'group.left', 'group.role',
    'person.updated', 'person.deleted',
    'album.created', 'album.updated', 'album.deleted',
    'mediaItem.created', 'mediaItem.updated', 'mediaItem.deleted',
    'appData.changed', 'skill.endorsed', 'skill.unendorsed', 'notifications.seen',
    'gap'
  ];

  /** So that those who were cut off together do not come back together. */
  function spread(millis) {
    return millis * (0.5 + Math.random());
  }

  function withQuery(address, parameters) {
    return parameters.length ? address + '?' + parameters.join('&') : address;
  }

  /**
   * The stream of the tab that has it.
   *
   * @param place where all tabs are: the id of the last event or position
   * @param isFirst false if events may have come before it that nobody heard
   * @param giveUp called after some failures, once it is closed
   */
  function Stream(settings, place, isFirst, tell, giveUp) {
    var source = null;
    var timer = null;
    var closed = false;
    var attempt = 0;
    var failures = 0;
    var pause = SHORTEST_PAUSE;
    /** A token or the secret of the session, whichever the page has. */
    var credential = null;

    function heard(event) {
      var before = place.id;
      tell({id: event.lastEventId || place.id, type: event.type, data: event.data});
      if (event.type === 'gap' && before) {
        tellMissed(before);
      }
    }

    /** A session is in the cookie, and its secret in no address. */
    function credentialOfAddress() {
      return settings.token ? ['st=' + encodeURIComponent(credential)] : [];
    }

    function moved(event) {
      tell({id: event.lastEventId, type: POSITION});
    }

    /** What the graph keeps of what has come since. */
    function tellMissed(from) {
      if (!settings.rpc) {
        return;
      }
      var headers = {'Content-Type': 'application/json'};
      if (!settings.token) {
        headers['X-CSRF-Token'] = credential;
      }
      fetch(withQuery(settings.rpc, credentialOfAddress()), {
        method: 'POST',
        headers: headers,
        body: JSON.stringify({method: 'events.missed', id: 'missed', params: {from: from}})
      }).then(function(response) {
        return response.json();
      }).then(function(answer) {
        answer.result.events.forEach(function(event) {
          var data = Object.assign({person: event.person}, event.data);
          tell({id: null, type: event.type, data: JSON.stringify(data), missed: true});
        });
      }).catch(function() {
        // they were told of the gap
      });
    }

    function ended(event) {
      place.id = event.lastEventId || place.id;
      again();
    }

    /** The browser comes back by itself where it is cut off, but not where it is refused. */
    function failed() {
      if (source.readyState === EventSource.CLOSED) {
        again();
      }
    }

    function again() {
      if (closed) {
        return;
      }
      stop();
      failures++;
      if (failures > MAX_FAILURES) {
        closed = true;
        giveUp();
      } else {
        timer = setTimeout(open, spread(pause));
        pause = Math.min(2 * pause, MAX_PAUSE);
      }
    }

    /** Whatever was begun comes to nothing. */
    function stop() {
      attempt++;
      clearTimeout(timer);
      if (source) {
        source.close();
      }
    }

    /** Asks for what the page is let in by, and again if it does not come. */
    function open() {
      var own = ++attempt;
      function given(answer) {
        if (own !== attempt) {
          return;
        }
        clearTimeout(timer);
        if (answer) {
          credential = answer;
          connect();
        } else {
          again();
        }
      }
      timer = setTimeout(given, PATIENCE);
      try {
        var asked = settings.token ? settings.token(given) : settings.csrf(given);
        Promise.resolve(asked).catch(function() { given(null); });
      } catch (e) {
        given(null);
      }
    }

    function connect() {
      var from = place.id ? ['from=' + encodeURIComponent(place.id)] : [];
      source = new EventSource(withQuery(settings.address, credentialOfAddress().concat(from)));
      source.onopen = opened;
      source.onerror = failed;
      TYPES.forEach(function(type) {
        source.addEventListener(type, heard);
      });
      source.addEventListener(POSITION, moved);
      source.addEventListener('end', ended);
    }

    function opened() {
      pause = SHORTEST_PAUSE;
      failures = 0;
      if (!isFirst && !place.id) {
        tell({id: null, type: 'gap', data: '{}'});
      }
      isFirst = false;
    }

    this.close = function() {
      closed = true;
      stop();
    };

    open();
  }

  /** Gadgets hear the container alone, and on this channel. */
  function route() {
    gadgets.pubsubrouter.init(function(id) { return id; }, {
      onSubscribe: function(gadget, channel) { return channel !== CHANNEL; },
      onPublish: function(gadget) { return gadget !== '..'; }
    });
  }

  /**
   * Connects the page.
   *
   * @param {Object} settings address: of the stream; viewer: the id of who is signed in; token: a
   *     function that is given a callback for a security token, or for nothing if there is none,
   *     and may return a promise that is rejected then; csrf: in its place, where the session of
   *     the server's own pages counts, the same for the secret of the session; onEvent: optional, is
   *     given each event as {id, type, data}, with data as JSON; rpc: optional, the address of
   *     JSON-RPC, of which what was missed is asked after a gap, and passed on with missed: true;
   *     routed: true if the page has a router of Shindig's pubsub of its own.
   * @return {Object} with a function close.
   */
  osapi.events.connect = function(settings) {
    var name = CHANNEL + ':' + settings.viewer;
    // Tabs that cannot agree on one of them each have a stream, and do not tell each other.
    var shared = navigator.locks && window.BroadcastChannel;
    var others = shared ? new BroadcastChannel(name) : null;
    var place = {id: null};
    var stream = null;
    var leave = null;
    var timer = null;
    var closed = false;

    function hear(event) {
      place.id = event.id || place.id;
      if (event.type === POSITION) {
        return;
      }
      if (settings.onEvent) {
        settings.onEvent(event);
      }
      if (!event.missed) {
        gadgets.pubsubrouter.publish(CHANNEL, event.id);
      }
    }

    function tell(event) {
      hear(event);
      post(event);
    }

    function post(message) {
      if (others) {
        others.postMessage(message);
      }
    }

    function lead(isFirst) {
      if (closed) {
        return undefined;
      }
      return new Promise(function(resolve) {
        leave = resolve;
        stream = new Stream(settings, place, isFirst, tell, function() {
          stream = null;
          resolve();
          timer = setTimeout(request, spread(MAX_PAUSE));
        });
      });
    }

    /** Leads as soon as no other tab does. */
    function request() {
      if (closed) {
        return;
      }
      if (shared) {
        navigator.locks.request(name, function() { return lead(false); });
      } else {
        lead(false);
      }
    }

    function begin() {
      if (!shared) {
        lead(true);
        return;
      }
      post({type: WHERE});
      navigator.locks.request(name, {ifAvailable: true}, function(lock) {
        if (lock) {
          return lead(true);
        }
        request();
        return undefined;
      });
    }

    function received(message) {
      if (message.data.type !== WHERE) {
        hear(message.data);
      } else if (stream && place.id) {
        post({id: place.id, type: POSITION});
      }
    }

    if (others) {
      others.onmessage = received;
    }
    if (!settings.routed) {
      route();
    }
    begin();
    return {
      close: function() {
        closed = true;
        clearTimeout(timer);
        if (others) {
          others.close();
        }
        if (stream) {
          stream.close();
          leave();
        }
      }
    };
  };
})();
