package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;

/**
 * Decides who may do what; asked on every call. Bind another to replace the default one:
 *
 * <pre>{@code OptionalBinder.newOptionalBinder(binder(), AccessPolicy.class).setBinding().to(...)}
 * </pre>
 *
 * <p>An answer of null counts as {@link Audience#NOBODY}. Called by many threads at once.
 */
public interface AccessPolicy {

  /** Who may read a person's things of this kind. */
  Audience readers(Resource resource, Caller caller);

  /**
   * Who may write a person's things of this kind; nobody does without being signed in. {@link
   * Audience#FRIENDS} counts as the owner alone, but for {@link Resource#ENDORSEMENTS}, which are
   * always written by others.
   */
  Audience writers(Resource resource, Caller caller);

  /**
   * The lowest role that may do something to a group; null if nobody may. Nobody changes a group
   * without being signed in, and who is not bound to a closed group knows nothing of it.
   */
  GroupRole requiredRole(GroupAction action, boolean closed, Caller caller);

  /**
   * Whether the caller may delete a person, where {@link #writers} allows to write. By default, no
   * gadget of a browser's session may, nor the pages of the session.
   */
  default boolean mayDeletePeople(Caller caller) {
    return !caller.inSession();
  }

  /** Whether the caller may reach things of this kind that belong to another application. */
  boolean reachesOtherApplications(Resource resource, Caller caller);
}
