package io.shindigneo4j.schema.organization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeoplePage;
import java.util.Optional;

/** The operations on the hierarchy. */
public final class OrganizationOperations {

  /** Gives a person a manager, in place of the one there was. */
  public static final Operation<SetManager, ManagerChange> SET_MANAGER =
      Operation.write(
          "organization.setManager",
          "Gives a person a manager, in place of the one there was.",
          SetManager.class,
          one(ManagerChange.class));

  /** Leaves a person without a manager. */
  public static final Operation<RemoveManager, ManagerRemoval> REMOVE_MANAGER =
      Operation.write(
          "organization.removeManager",
          "Leaves a person without a manager.",
          RemoveManager.class,
          one(ManagerRemoval.class));

  /**
   * A person's manager, the manager's manager and so on, as far as the viewer may see them. Empty
   * for a person who is unknown or whom the viewer may not see.
   */
  public static final Operation<ListManagers, Optional<PeoplePage>> MANAGERS =
      Operation.read(
          "organization.managers",
          "A person's manager, the manager's manager and so on.",
          ListManagers.class,
          atMostOne(PeoplePage.class));

  /** Who reports to a person directly, naturally by id. Empty as {@link #MANAGERS} is. */
  public static final Operation<ListReports, Optional<PeoplePage>> REPORTS =
      Operation.read(
          "organization.reports",
          "Who reports to a person directly.",
          ListReports.class,
          atMostOne(PeoplePage.class));

  /**
   * The path from a person up to the first common superior, and down to the other. Empty if one of
   * the two is unknown, or the viewer may not see one of them.
   */
  public static final Operation<FindHierarchyPath, Optional<ReportingPath>> HIERARCHY_PATH =
      Operation.read(
          "organization.hierarchyPath",
          "The way from a person up to the first common superior, and down to the other.",
          FindHierarchyPath.class,
          atMostOne(ReportingPath.class));

  private OrganizationOperations() {}
}
