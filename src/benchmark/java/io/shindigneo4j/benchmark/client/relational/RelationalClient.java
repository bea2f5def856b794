package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.client.Client;
import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Arguments;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.EmptyProcedures;
import io.shindigneo4j.benchmark.stage.relational.RelationalDatabase;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.hibernate.Session;
import org.hibernate.Transaction;

/** Hibernate: each question in a session and a transaction of its own, which read only. */
public record RelationalClient(RelationalDatabase database) implements Client {

  private static final Map<String, BiFunction<Session, Arguments, Answer>> ANSWERS =
      Map.ofEntries(
          Map.entry(EmptyProcedures.NAME, RelationalClient::empty),
          Map.entry(PeopleOperations.GET.name(), PeopleTexts::person),
          Map.entry(PeopleOperations.LIST.name(), PeopleTexts::people),
          Map.entry(GroupOperations.MEMBERS.name(), GroupTexts::members),
          Map.entry(GroupOperations.LIST.name(), GroupTexts::groups),
          Map.entry(MessageOperations.LIST.name(), MessageTexts::messages),
          Map.entry(MessageOperations.LIST_COLLECTIONS.name(), MessageTexts::collections),
          Map.entry(ActivityOperations.LIST.name(), ActivityTexts::activities),
          Map.entry(SocialGraphOperations.FRIENDS_OF_FRIENDS.name(), StrangerTexts::strangers),
          Map.entry(SocialGraphOperations.RECOMMEND_FRIENDS.name(), RecommendationTexts::friends),
          Map.entry(SocialGraphOperations.RECOMMEND_GROUPS.name(), RecommendationTexts::groups),
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
  public Answer ask(Asked asked) {
    try (Session session = database.session()) {
      Transaction transaction = session.beginTransaction();
      Answer answer =
          ANSWERS
              .get(asked.question().procedure())
              .apply(session, new Arguments(asked.parameters()));
      transaction.commit();
      return answer;
    }
  }

  private static Answer empty(Session session, Arguments arguments) {
    long one = session.createSelectionQuery("select 1L", Long.class).getSingleResult();
    return new Answer(null, List.of(one));
  }

  @Override
  public void close() {
    // the stage ends the database
  }
}
