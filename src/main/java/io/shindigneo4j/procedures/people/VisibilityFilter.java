package io.shindigneo4j.procedures.people;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/**
 * Whom a viewer may see. People are nodes of a transaction, or numbers of the social graph in
 * memory; the rule is the same.
 */
public final class VisibilityFilter {

  private VisibilityFilter() {}

  /** Filters nodes, as the transaction has them. Each friendship is charged to the budget. */
  public static Predicate<Node> of(
      Transaction transaction, WorkBudget budget, Viewpoint viewpoint) {
    return of(transaction, budget::spendStored, viewpoint);
  }

  /** The same, for a change. */
  public static Predicate<Node> of(Transaction transaction, Viewpoint viewpoint) {
    return of(transaction, () -> {}, viewpoint);
  }

  private static Predicate<Node> of(
      Transaction transaction, Runnable beforeEach, Viewpoint viewpoint) {
    Set<Node> visible = new HashSet<>();
    boolean limited =
        collect(
            viewpoint,
            id -> People.find(transaction, id),
            visible::add,
            viewer ->
                viewer
                    .getRelationships(Direction.OUTGOING, People.FRIEND_OF)
                    .forEach(
                        friendship -> {
                          beforeEach.run();
                          visible.add(friendship.getEndNode());
                        }));
    return limited ? visible::contains : person -> true;
  }

  /**
   * Filters numbers of people.
   *
   * @param beforeEach runs before a friendship is looked at
   */
  public static IntPredicate ofNumbers(
      ProcedureContext context, Viewpoint viewpoint, Runnable beforeEach) {
    IntHashSet visible = new IntHashSet();
    boolean limited =
        collect(
            viewpoint,
            id -> number(context, id),
            visible::add,
            viewer -> {
              for (int friend : context.graph().friends(viewer)) {
                beforeEach.run();
                visible.add(friend);
              }
            });
    return limited ? visible::contains : person -> true;
  }

  private static Optional<Integer> number(ProcedureContext context, String id) {
    int number = People.number(context, id);
    return number == SocialGraph.NONE ? Optional.empty() : Optional.of(number);
  }

  /**
   * The rule: a viewer sees everybody, or oneself with or without one's friends; somebody who is
   * not known sees everybody or nobody.
   *
   * @return false if everybody may be seen; nobody is added then
   */
  private static <P> boolean collect(
      Viewpoint viewpoint,
      Function<String, Optional<P>> find,
      Consumer<P> add,
      Consumer<P> addFriends) {
    if (viewpoint.reach() == Reach.EVERYBODY) {
      return false;
    }
    Optional<P> viewer = Optional.ofNullable(viewpoint.viewer()).flatMap(find);
    viewer.ifPresent(add);
    if (viewpoint.reach() == Reach.FRIENDS) {
      viewer.ifPresent(addFriends);
    }
    return true;
  }
}
