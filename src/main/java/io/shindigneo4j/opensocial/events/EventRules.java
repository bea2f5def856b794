package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.ApplicationId;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.events.EventData;
import org.apache.shindig.auth.SecurityToken;

/**
 * Asks the policy whether somebody hears an event, who is of its circle by what the graph says.
 * Where a policy opens things to friends alone, members of a group who are not the person hear
 * nothing, whether or not they are friends.
 */
final class EventRules {

  private final AccessControl access;

  EventRules(AccessControl access) {
    this.access = access;
  }

  boolean allow(HubEvent event, SecurityToken token) {
    Resource resource = event.circle().resource();
    boolean members = event.circle().kind() == EventCircle.Kind.MEMBERS;
    return access.mayHear(resource, token, event.person(), !members)
        && (!members
            || event.person().equals(token.getViewerId())
            || access.showsMembersToMembers(token))
        && allowApplication(event, resource, token);
  }

  /** App data are of one application, whatever the policy says. */
  private boolean allowApplication(HubEvent event, Resource resource, SecurityToken token) {
    Object application = event.data().get(EventData.APPLICATION);
    if (application == null) {
      return resource != Resource.APP_DATA;
    }
    return resource == Resource.APP_DATA
        ? application.equals(ApplicationId.of(token))
        : access.reachesApplication(resource, token, application.toString());
  }
}
