package io.shindigneo4j.benchmark.client.embedded;

import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import java.util.Map;
import java.util.function.BiFunction;
import org.neo4j.graphdb.Transaction;

/**
 * Answers questions by Neo4j's Java API. The answer is the record that the procedure of the same
 * name returns.
 */
final class EmbeddedQuestions {

  private static final Map<String, BiFunction<Transaction, OperationArguments, Map<String, Object>>>
      ANSWERS =
          Map.ofEntries(
              Map.entry(EmptyProcedures.NAME, (transaction, none) -> Map.of("one", 1L)),
              Map.entry(PeopleOperations.GET.name(), PeopleAnswers::person),
              Map.entry(PeopleOperations.LIST.name(), PeopleAnswers::people),
              Map.entry(GroupOperations.MEMBERS.name(), GroupAnswers::members),
              Map.entry(GroupOperations.LIST.name(), GroupAnswers::groups),
              Map.entry(MessageOperations.LIST.name(), MessageAnswers::messages),
              Map.entry(MessageOperations.LIST_COLLECTIONS.name(), MessageAnswers::collections),
              Map.entry(ActivityOperations.LIST.name(), ActivityAnswers::activities),
              Map.entry(SocialGraphOperations.FRIENDS_OF_FRIENDS.name(), GraphAnswers::strangers),
              Map.entry(
                  RecommendationOperations.RECOMMEND_FRIENDS.name(), GraphAnswers::recommendations),
              Map.entry(
                  RecommendationOperations.RECOMMEND_GROUPS.name(), GroupAnswers::recommendations),
              Map.entry(SocialGraphOperations.SHORTEST_PATHS.name(), GraphAnswers::path));

  private EmbeddedQuestions() {}

  static Map<String, Object> answer(
      Transaction transaction, String procedure, Map<String, Object> parameters) {
    return ANSWERS.get(procedure).apply(transaction, new OperationArguments(parameters));
  }
}
