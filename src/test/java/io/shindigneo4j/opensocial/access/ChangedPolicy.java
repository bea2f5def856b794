package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import java.util.EnumMap;
import java.util.Map;

/** The default policy but for what is said. */
final class ChangedPolicy implements AccessPolicy {

  private final AccessPolicy standard = new DefaultAccessPolicy(false);
  private final Map<Resource, Audience> readers = new EnumMap<>(Resource.class);
  private final Map<Resource, Audience> writers = new EnumMap<>(Resource.class);
  private final Map<GroupAction, GroupRole> needed = new EnumMap<>(GroupAction.class);

  ChangedPolicy readers(Audience audience, Resource... resources) {
    for (Resource resource : resources) {
      readers.put(resource, audience);
    }
    return this;
  }

  ChangedPolicy writers(Audience audience, Resource resource) {
    writers.put(resource, audience);
    return this;
  }

  ChangedPolicy requiring(GroupRole role, GroupAction action) {
    needed.put(action, role);
    return this;
  }

  @Override
  public Audience readers(Resource resource, Caller caller) {
    return readers.getOrDefault(resource, standard.readers(resource, caller));
  }

  @Override
  public Audience writers(Resource resource, Caller caller) {
    return writers.getOrDefault(resource, standard.writers(resource, caller));
  }

  @Override
  public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
    return needed.getOrDefault(action, standard.requiredRole(action, closed, caller));
  }

  @Override
  public boolean reachesOtherApplications(Resource resource, Caller caller) {
    return standard.reachesOtherApplications(resource, caller);
  }
}
