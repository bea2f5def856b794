package org.example.hello;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.Procedure;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.stream.IntStream;

/** The names of a person's friends: a record for each, in the column {@code name}. */
public final class FriendNames implements Procedure<ListFriends> {

  public static final Operation<ListFriends, ?> OPERATION =
      Operation.read("hello.friends", "The names of a person's friends.", ListFriends.class);

  private static final String[] KEYS = {"displayName"};

  @Override
  public Operation<ListFriends, ?> operation() {
    return OPERATION;
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public ProcedureResult call(ProcedureContext context, ListFriends parameters) {
    long person = context.person(parameters.person());
    if (person == SocialGraph.NONE) {
      return ProcedureResult.empty(List.of("name"));
    }
    SocialGraph graph = context.graph(); // in memory, where that is as new as the store
    int[] friends = graph.friends(graph.person(person));
    List<List<Object>> names =
        IntStream.of(friends)
            .mapToObj(friend -> context.properties().values(graph.personNode(friend), KEYS)[0])
            .map(String::valueOf)
            .sorted()
            .limit(parameters.limit())
            .map(name -> List.<Object>of(name))
            .toList();
    return new ProcedureResult(List.of("name"), names);
  }
}
