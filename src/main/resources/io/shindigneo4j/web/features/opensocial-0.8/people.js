/*
 * Requests that named a person until 0.9, who could be the viewer alone. Gadgets write both forms
 * under this name, so both are understood.
 */
(function() {
  var requests = opensocial.DataRequest.prototype;
  var update = requests.newUpdatePersonAppDataRequest;
  var remove = requests.newRemovePersonAppDataRequest;

  function check(person) {
    if (person !== 'VIEWER') {
      throw new Error('App data of the viewer alone can be changed');
    }
  }

  requests.newUpdatePersonAppDataRequest = function(person, key, value) {
    if (arguments.length < 3) {
      return update.call(this, person, key);
    }
    check(person);
    return update.call(this, key, value);
  };

  requests.newRemovePersonAppDataRequest = function(person, keys) {
    if (arguments.length < 2) {
      return remove.call(this, person);
    }
    check(person);
    return remove.call(this, keys);
  };
})();
