package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentThread;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/** The comments on activities. */
final class CommentList {

  private static final Label ENTRY = Activities.label(ActivityKind.ENTRY);

  /** With more comments by anybody, strangers among them, those are asked for who count. */
  private static final int MANY = 1_000;

  private final Transaction transaction;
  private final ListComments parameters;
  private final Predicate<Node> visible;
  private final WorkBudget budget;
  private final Map<String, Set<Node>> writers = new HashMap<>();

  private CommentList(Transaction transaction, WorkBudget budget, ListComments parameters) {
    this.transaction = transaction;
    this.budget = budget;
    this.parameters = parameters;
    this.visible = VisibilityFilter.of(transaction, parameters.viewpoint());
  }

  static List<CommentThread> call(
      ProcedureContext context, WorkBudget budget, ListComments parameters) {
    CommentList list = new CommentList(context.transaction(), budget, parameters);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return parameters.activities().stream().map(activity -> list.thread(activity, reader)).toList();
  }

  private CommentThread thread(CommentedActivity activity, NodeReader reader) {
    NewestComments newest = new NewestComments(parameters.limit());
    comments(activity).forEach(newest::add);
    return newest.thread(reader);
  }

  private Stream<Node> comments(CommentedActivity activity) {
    List<Node> found = byAnybody(activity);
    if (found.isEmpty()) {
      return Stream.empty();
    }
    Set<Node> owners = writers.computeIfAbsent(activity.owner(), this::writers);
    Stream<Node> comments =
        found.size() > MANY
            ? owners.stream().flatMap(writer -> by(writer, activity))
            : found.stream().filter(comment -> isBy(comment, owners));
    return comments
        .filter(comment -> isOn(comment, activity))
        .filter(comment -> Streams.isOf(comment, parameters.application()));
  }

  /** Another person may have posted an activity with the same id. */
  private static boolean isOn(Node comment, CommentedActivity activity) {
    String owner = activity.owner();
    return owner.equals(comment.getProperty(ActivityOperations.IN_REPLY_TO_AUTHOR, owner));
  }

  private List<Node> byAnybody(CommentedActivity activity) {
    try (ResourceIterator<Node> found =
        transaction.findNodes(ENTRY, ActivityOperations.IN_REPLY_TO, activity.id())) {
      return found.stream().limit(MANY + 1).peek(comment -> budget.spendStored()).toList();
    }
  }

  private Stream<Node> by(Node writer, CommentedActivity activity) {
    budget.spendStored();
    return visible.test(writer)
        ? transaction
            .findNodes(
                ENTRY,
                GraphNames.OWNER,
                writer.getProperty(GraphNames.ID),
                ActivityOperations.IN_REPLY_TO,
                activity.id())
            .stream()
            .peek(comment -> budget.spendStored())
        : Stream.empty();
  }

  private boolean isBy(Node comment, Set<Node> owners) {
    budget.spendStored();
    Optional<Node> writer =
        People.find(transaction, (String) comment.getProperty(GraphNames.OWNER));
    return writer.filter(owners::contains).filter(visible).isPresent();
  }

  /** Who has posted the activity, and their friends. */
  private Set<Node> writers(String owner) {
    Set<Node> found = new HashSet<>();
    People.find(transaction, owner)
        .ifPresent(
            author -> {
              found.add(author);
              author
                  .getRelationships(Direction.OUTGOING, People.FRIEND_OF)
                  .forEach(friendship -> found.add(friend(friendship)));
            });
    return found;
  }

  private Node friend(Relationship friendship) {
    budget.spendStored();
    return friendship.getEndNode();
  }
}
