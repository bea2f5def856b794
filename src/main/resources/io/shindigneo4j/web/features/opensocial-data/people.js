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

  /* A list has its page, too, as the answer of JSON-RPC has it: ${friends.totalResults}. */
  var extract = opensocial.data.extractJson_;
  opensocial.data.extractJson_ = function(item, key) {
    var data = extract(item, key);
    var page = item.getData();
    if (data instanceof Array && page.getTotalSize) {
      data.list = data.slice();
      data.startIndex = page.getOffset();
      data.totalResults = page.getTotalSize();
    }
    return data;
  };
})();
