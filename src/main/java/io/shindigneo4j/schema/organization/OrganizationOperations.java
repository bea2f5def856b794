package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.Operation;

/** What can be done with the hierarchy. */
public final class OrganizationOperations {

  /**
   * Gives a person a manager, in place of the one there was. One record: {@code outcome}, a {@link
   * ManagerOutcome}.
   */
  public static final Operation<SetManager, ?> SET_MANAGER =
      Operation.write(
          "organization.setManager",
          "Gives a person a manager, in place of the one there was.",
          SetManager.class);

  /** Leaves a person without a manager. One record: {@code removed}, false where there was none. */
  public static final Operation<RemoveManager, ?> REMOVE_MANAGER =
      Operation.write(
          "organization.removeManager", "Leaves a person without a manager.", RemoveManager.class);

  /**
   * A person's manager, the manager's manager and so on, as far as the viewer may see them. At most
   * one record: {@code total} and {@code people}, a list of maps of {@code values} and {@code
   * details}; none for a person who is unknown or whom the viewer may not see.
   */
  public static final Operation<ListManagers, ?> MANAGERS =
      Operation.read(
          "organization.managers",
          "A person's manager, the manager's manager and so on.",
          ListManagers.class);

  /**
   * Who reports to a person directly, naturally by id. At most one record, as of {@link #MANAGERS}.
   */
  public static final Operation<ListReports, ?> REPORTS =
      Operation.read(
          "organization.reports", "Who reports to a person directly.", ListReports.class);

  /**
   * The way from a person up to the first superior whom the two have in common, and down to the
   * other, both ends included. At most one record: {@code people}, as of {@link #MANAGERS}, empty
   * where there is no such superior, or somebody on the way whom the viewer may not see; none where
   * one of the two is unknown or unseen.
   */
  public static final Operation<FindHierarchyPath, ?> HIERARCHY_PATH =
      Operation.read(
          "organization.hierarchyPath",
          "The way from a person up to the first common superior, and down to the other.",
          FindHierarchyPath.class);

  private OrganizationOperations() {}
}
