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
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/** The comments on activities. */
final class CommentList {

  private static final Label ENTRY = Activities.label(ActivityKind.ENTRY);
  private static final String[] ID = {GraphNames.ID};

  /** So many comments by anybody are read, even where fewer people may write some. */
  private static final int MANY = 1_000;

  private final ProcedureContext context;
  private final Transaction transaction;
  private final ListComments parameters;
  private final IntPredicate visible;
  private final WorkBudget budget;

  /** By the ids of those who have posted something: the numbers of who may write comments on it. */
  private final Map<String, IntSet> writers = new HashMap<>();

  private CommentList(ProcedureContext context, WorkBudget budget, ListComments parameters) {
    this.context = context;
    this.transaction = context.transaction();
    this.budget = budget;
    this.parameters = parameters;
    this.visible = VisibilityFilter.ofNumbers(context, parameters.viewpoint(), budget::spend);
  }

  static List<CommentThread> call(
      ProcedureContext context, WorkBudget budget, ListComments parameters) {
    CommentList list = new CommentList(context, budget, parameters);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return parameters.activities().stream().map(activity -> list.thread(activity, reader)).toList();
  }

  private CommentThread thread(CommentedActivity activity, NodeReader reader) {
    NewestComments newest = new NewestComments(parameters.limit());
    comments(activity)
        .filter(comment -> isOn(comment, activity))
        .filter(comment -> Streams.isOf(comment, parameters.application()))
        .forEach(newest::add);
    return newest.thread(reader);
  }

  /** Asks for those of each writer where strangers have written more than there are writers. */
  private Stream<Node> comments(CommentedActivity activity) {
    try (ResourceIterator<Node> byAnybody =
        transaction.findNodes(ENTRY, ActivityOperations.IN_REPLY_TO, activity.id())) {
      if (!byAnybody.hasNext()) {
        return Stream.empty();
      }
      IntSet allowed = writers.computeIfAbsent(activity.owner(), this::writers);
      int most = Math.max(MANY, allowed.size());
      List<Node> found =
          byAnybody.stream().peek(comment -> budget.spendStored()).limit(most + 1L).toList();
      return found.size() > most
          ? IntStream.of(allowed.toArray()).boxed().flatMap(writer -> by(writer, activity))
          : found.stream().filter(comment -> isBy(comment, allowed));
    }
  }

  /** Another person may have posted an activity with the same id. */
  private static boolean isOn(Node comment, CommentedActivity activity) {
    String owner = activity.owner();
    return owner.equals(comment.getProperty(ActivityOperations.IN_REPLY_TO_AUTHOR, owner));
  }

  private Stream<Node> by(int writer, CommentedActivity activity) {
    budget.spendStored();
    return context.properties().values(context.graph().personNode(writer), ID)[0]
            instanceof String id
        ? transaction
            .findNodes(ENTRY, GraphNames.OWNER, id, ActivityOperations.IN_REPLY_TO, activity.id())
            .stream()
            .peek(comment -> budget.spendStored())
        : Stream.empty();
  }

  private boolean isBy(Node comment, IntSet allowed) {
    budget.spend();
    return allowed.contains(People.number(context, (String) comment.getProperty(GraphNames.OWNER)));
  }

  /** Who has posted the activity, and their friends, as far as the viewer may see them. */
  private IntSet writers(String owner) {
    IntHashSet found = new IntHashSet();
    int author = People.number(context, owner);
    if (author != SocialGraph.NONE) {
      found.add(author);
      for (int friend : context.graph().friends(author)) {
        budget.spend();
        found.add(friend);
      }
    }
    return found.select(visible::test);
  }
}
