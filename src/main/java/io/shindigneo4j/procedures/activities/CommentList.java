package io.shindigneo4j.procedures.activities;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentThread;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
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

  private CommentList(Transaction transaction, ListComments parameters) {
    this.transaction = transaction;
    this.parameters = parameters;
    this.visible = VisibilityFilter.of(transaction, parameters.viewpoint());
  }

  static List<CommentThread> call(ProcedureContext context, ListComments parameters) {
    CommentList list = new CommentList(context.transaction(), parameters);
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
    Set<Node> writers = writers(activity.owner());
    Stream<Node> comments =
        found.size() > MANY
            ? writers.stream().flatMap(writer -> by(writer, activity))
            : found.stream().filter(comment -> isBy(comment, writers));
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
      return found.stream().limit(MANY + 1).toList();
    }
  }

  private Stream<Node> by(Node writer, CommentedActivity activity) {
    return visible.test(writer)
        ? transaction
            .findNodes(
                ENTRY,
                GraphNames.OWNER,
                writer.getProperty(GraphNames.ID),
                ActivityOperations.IN_REPLY_TO,
                activity.id())
            .stream()
        : Stream.empty();
  }

  private boolean isBy(Node comment, Set<Node> writers) {
    Optional<Node> writer =
        People.find(transaction, (String) comment.getProperty(GraphNames.OWNER));
    return writer.filter(writers::contains).filter(visible).isPresent();
  }

  /** Who has posted the activity, and their friends. */
  private Set<Node> writers(String owner) {
    Set<Node> writers = new HashSet<>();
    People.find(transaction, owner)
        .ifPresent(
            author -> {
              writers.add(author);
              author
                  .getRelationships(Direction.OUTGOING, People.FRIEND_OF)
                  .forEach(friendship -> writers.add(friendship.getEndNode()));
            });
    return writers;
  }
}
