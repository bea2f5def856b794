package io.shindigneo4j.server.execution;

import org.neo4j.internal.kernel.api.security.AccessMode;
import org.neo4j.kernel.impl.api.security.RestrictedAccessMode;

/** All that a user may do, except to write. Neo4j takes even a look at the indexes for a write. */
final class ReadOnlyMode extends RestrictedAccessMode {

  private static final String NAME = "READ ONLY BY REQUEST";

  private final AccessMode user;

  ReadOnlyMode(AccessMode user) {
    super(user, Static.READ);
    this.user = user;
  }

  /** Whether it is this mode that has forbidden something: Neo4j's message gives its name. */
  static boolean hasForbidden(String message) {
    return message != null && message.contains(NAME);
  }

  @Override
  public String name() {
    return NAME;
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
