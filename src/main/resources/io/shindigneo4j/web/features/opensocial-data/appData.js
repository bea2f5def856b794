/*
 * os:PersonAppDataRequest, which Shindig knows in proxied content alone. Its data is what appdata.get
 * answers: the data of each person by their id. Templates escape what they show.
 */
opensocial.data.registerRequestHandler('os:PersonAppDataRequest', function(descriptor) {
  var group = descriptor.getAttribute('groupId') || '@self';
  var people = {userId: opensocial.data.transformSpecialValue(descriptor.getAttribute('userId'))};
  if (group !== '@self') {
    people.groupId = opensocial.data.transformSpecialValue(group);
  }
  var keys = (descriptor.getAttribute('fields') || '*').split(',').map(function(key) {
    return key.trim();
  });
  var request = opensocial.data
    .getCurrentAPIRequest()
    .newFetchPersonAppDataRequest(opensocial.newIdSpec(people), keys, {escapeType: 'none'});
  opensocial.data.addToCurrentAPIRequest(request, descriptor.key);
});
