/*
 * The attributes of os:PeopleRequest that Shindig's script leaves out, by the names that
 * newFetchPeopleRequest has for them.
 */
(function() {
  var NAMES = {
    startIndex: 'first',
    count: 'max',
    sortBy: 'sortOrder',
    filterBy: 'filter',
    filterOp: 'filterOp',
    filterValue: 'filterValue'
  };
  var NUMBERS = ['startIndex', 'count'];
  var handlers = opensocial.data.NSMAP['os'];
  var handler = handlers['PeopleRequest'];

  function addTo(params, descriptor) {
    for (var attribute in NAMES) {
      var value = descriptor.getAttribute(attribute);
      if (value) {
        params[NAMES[attribute]] = NUMBERS.indexOf(attribute) < 0 ? value : Number(value);
      }
    }
    return params;
  }

  handlers['PeopleRequest'] = function(descriptor) {
    var requests = opensocial.data.getCurrentAPIRequest();
    var fetch = requests.newFetchPeopleRequest;
    requests.newFetchPeopleRequest = function(people, params) {
      return fetch.call(requests, people, addTo(params, descriptor));
    };
    try {
      handler(descriptor);
    } finally {
      requests.newFetchPeopleRequest = fetch;
    }
  };
})();
