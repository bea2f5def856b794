package io.shindigneo4j.server.execution;

import org.neo4j.internal.kernel.api.security.AccessMode;
import org.neo4j.kernel.impl.api.security.RestrictedAccessMode;

/** In Neo4j 5.26. It takes even a look at the indexes for a write. */
final class ReadOnlyMode extends RestrictedAccessMode {

  private final AccessMode user;

  ReadOnlyMode(AccessMode user) {
    super(user, Static.READ);
    this.user = user;
  }

  AccessMode user() {
    return user;
  }

  @Override
  public String name() {
    return ReadOnlyModes.NAME;
  }

  @Override
  public boolean allowsShowIndex() {
    return user.allowsShowIndex();
  }

  @Override
  public boolean allowsShowConstraint() {
    return user.allowsShowConstraint();
  }
}
