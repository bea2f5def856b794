package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.List;
import org.apache.shindig.auth.SecurityToken;

/**
 * Checks who may use the graph service, before anything else of a request is looked at: who must
 * sign in first learns that, whatever else is wrong.
 */
final class GraphAccessCheck {

  private final AccessControl access;

  @Inject
  GraphAccessCheck(AccessControl access) {
    this.access = access;
  }

  /** Of who may know everybody's friendships. */
  Viewpoint viewpoint(SecurityToken token) {
    access.readingEverybodysTies(Resource.FRIENDSHIPS, token);
    return access.reading(Resource.PEOPLE, token);
  }

  /**
   * Of who may know these people's requests and blocks, too, as recommendations leave out whom
   * these are about.
   */
  Viewpoint viewpointOn(List<String> users, SecurityToken token) {
    Viewpoint viewpoint = viewpoint(token);
    access.readingOf(Resource.REQUESTS, token, users);
    return viewpoint;
  }

  /** Status 401 for nobody. */
  void requireSignedIn(SecurityToken token) {
    access.viewer(token);
  }
}
