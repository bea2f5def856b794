/*
 * OpenSocial 0.7: people are named by words (VIEWER, OWNER, VIEWER_FRIENDS, OWNER_FRIENDS), by an id,
 * or by an array of ids, where an IdSpec stands since 0.8; and what had other names.
 */
(function() {
  var requests = opensocial.DataRequest.prototype;

  function specOf(named) {
    if (named && typeof named.getField === 'function') {
      return named;
    }
    var friends = /^(VIEWER|OWNER)_FRIENDS$/.exec(named);
    return opensocial.newIdSpec(friends
        ? {'userId': friends[1], 'groupId': 'FRIENDS'}
        : {'userId': named, 'groupId': 'SELF'});
  }

  ['newFetchPeopleRequest', 'newFetchPersonAppDataRequest', 'newFetchActivitiesRequest'].forEach(
      function(name) {
        var original = requests[name];
        requests[name] = function(named) {
          var values = Array.prototype.slice.call(arguments, 1);
          var request = original.apply(this, [specOf(named)].concat(values));
          request.asksForActivities = name === 'newFetchActivitiesRequest';
          return request;
        };
      });

  /** Activities were one level below. */
  var getData = opensocial.ResponseItem.prototype.getData;
  opensocial.ResponseItem.prototype.getData = function() {
    var data = getData.call(this);
    var request = this.getOriginalDataRequest();
    return request && request.asksForActivities ? {'activities': data} : data;
  };

  opensocial.DataRequest.PersonId = opensocial.IdSpec.PersonId;
  opensocial.DataRequest.Group = {
    'VIEWER_FRIENDS': 'VIEWER_FRIENDS',
    'OWNER_FRIENDS': 'OWNER_FRIENDS'
  };
  opensocial.Activity.MediaItem = opensocial.MediaItem;
  opensocial.newActivityMediaItem = opensocial.newMediaItem;
})();
