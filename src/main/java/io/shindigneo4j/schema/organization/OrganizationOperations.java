package io.shindigneo4j.schema.organization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.people.PeopleOperations.PeoplePage;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
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

  /** The parameters of {@link #SET_MANAGER}. */
  public record SetManager(
      @Description("a person's id") String person,
      @Description("the id of the new manager") String manager,
      @Description("now, in milliseconds since 1970") long now) {

    public SetManager {
      if (person.equals(manager)) {
        throw new InvalidParameterException("nobody manages themselves");
      }
    }
  }

  /** The result of {@link #SET_MANAGER}. */
  public record ManagerChange(ManagerOutcome outcome) {}

  /** The outcome of {@link #SET_MANAGER}. */
  public enum ManagerOutcome {
    DONE,

    /** One of the two is unknown. */
    UNKNOWN,

    /** The manager reports to the person, directly or by way of others. */
    CIRCLE
  }

  /**
   * The parameters of {@link #REMOVE_MANAGER}.
   *
   * @param manager only if it is this person; null for whoever it is
   */
  public record RemoveManager(
      @Description("a person's id") String person,
      @MayBeAbsent @Description("only if it is this person; absent for any") String manager) {}

  /**
   * The result of {@link #REMOVE_MANAGER}.
   *
   * @param removed false if there was no such manager
   */
  public record ManagerRemoval(boolean removed) {}

  /** The parameters of {@link #MANAGERS}. */
  public record ListManagers(
      @Description("a person's id") String person,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("whether managers of managers are left out") boolean directAlone,
      @Description("which part of the list") Page page,
      @Description("what to read of each") Selection selection) {}

  /** The parameters of {@link #REPORTS}. */
  public record ListReports(
      @Description("a person's id") String person,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /** The parameters of {@link #HIERARCHY_PATH}. */
  public record FindHierarchyPath(
      @Description("a person's id") String person,
      @Description("the id of the person where it ends") String target,
      @Description("who looks, and how far") Viewpoint viewpoint,
      @Description("what to read of each") Selection selection) {}

  /**
   * The people from one person to another by way of their first common superior, both ends
   * included.
   *
   * @param people empty if there is no such path that the viewer may see
   */
  public record ReportingPath(List<Item> people) {}
}
