package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.RelationalDatabase;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.hibernate.Session;
import org.hibernate.Transaction;

/** Hibernate. Each question has its own session and read-only transaction. */
public record RelationalClient(RelationalDatabase database) implements Client {

  private static final Map<String, BiFunction<Session, OperationArguments, ShindigAnswer>> ANSWERS =
      Map.ofEntries(
          Map.entry(EmptyProcedures.NAME, RelationalClient::empty),
          Map.entry(PeopleOperations.GET.name(), RelationalPeopleQueries::person),
          Map.entry(PeopleOperations.LIST.name(), RelationalPeopleQueries::people),
          Map.entry(GroupOperations.MEMBERS.name(), GroupQueries::members),
          Map.entry(GroupOperations.LIST.name(), GroupQueries::groups),
          Map.entry(MessageOperations.LIST.name(), MessageQueries::messages),
          Map.entry(MessageOperations.LIST_COLLECTIONS.name(), MessageQueries::collections),
          Map.entry(ActivityOperations.LIST.name(), ActivityQueries::activities),
          Map.entry(
              SocialGraphOperations.FRIENDS_OF_FRIENDS.name(), FriendsOfFriendsQueries::strangers),
          Map.entry(
              RecommendationOperations.RECOMMEND_FRIENDS.name(), RecommendationQueries::friends),
          Map.entry(
              RecommendationOperations.RECOMMEND_GROUPS.name(), RecommendationQueries::groups),
          Map.entry(SocialGraphOperations.SHORTEST_PATHS.name(), ShortestPath::answer));

  @Override
  public String format() {
    return "jdbc";
  }

  @Override
  public int connections(int threads) {
    return Math.min(threads, RelationalDatabase.CONNECTIONS);
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    try (Session session = database.session()) {
      Transaction transaction = session.beginTransaction();
      ShindigAnswer answer =
          ANSWERS
              .get(request.question().procedure())
              .apply(session, new OperationArguments(request.parameters()));
      transaction.commit();
      return answer;
    }
  }

  private static ShindigAnswer empty(Session session, OperationArguments arguments) {
    long one = session.createSelectionQuery("select 1L", Long.class).getSingleResult();
    return new ShindigAnswer(null, List.of(one));
  }

  @Override
  public void close() {
    // the environment closes the database
  }
}
