package io.shindigneo4j.benchmark;

import io.shindigneo4j.opensocial.execution.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What is asked, by its name in the report; with several sets of parameters, which take turns.
 *
 * @param cypher the text, whose answer is one record
 * @param rows the text whose answer is a record for each item; the same where there is only one
 */
record Question(
    String name,
    String procedure,
    String cypher,
    String rows,
    List<Map<String, Object>> parameters) {

  private static final String AS_ROWS =
      """
      CALL () {
      %s
      }
      UNWIND %s AS item
      RETURN total, %s
      """;

  /** An operation whose answer is one item. */
  static <P extends Record> Question ofItem(String name, Operation<P> operation, List<P> asked) {
    String cypher = CypherFiles.text(operation.name());
    return new Question(name, operation.name(), cypher, cypher, maps(operation, asked));
  }

  /** An operation whose answer is a list of items with values and details. */
  static <P extends Record> Question ofList(
      String name, Operation<P> operation, String column, List<P> asked) {
    return ofList(name, operation, column, List.of("values", "details"), asked);
  }

  /**
   * An operation whose answer is a list.
   *
   * @param column the list's name
   * @param fields what an item has
   */
  static <P extends Record> Question ofList(
      String name, Operation<P> operation, String column, List<String> fields, List<P> asked) {
    String cypher = CypherFiles.text(operation.name());
    String items =
        fields.stream()
            .map(field -> "item." + field + " AS " + field)
            .collect(Collectors.joining(", "));
    String rows = AS_ROWS.formatted(cypher, column, items);
    return new Question(name, operation.name(), cypher, rows, maps(operation, asked));
  }

  /** Friends of friends, whose answer is a list by columns. */
  static Question ofFriendsOfFriends(String name, List<FriendsOfFriends> asked) {
    Operation<FriendsOfFriends> operation = SocialGraphOperations.FRIENDS_OF_FRIENDS;
    String rows =
        CypherFiles.text("fragments/people-within-depth")
            + """
            WHERE NOT person.id IN $call.users AND (distance > 1 OR NOT $call.strangersOnly) AND
            """
            + CypherFiles.text("fragments/visible-person")
            + """
            ORDER BY distance, person.id
            WITH collect({person: person, distance: distance}) AS matches
            UNWIND matches AS match
            RETURN size(matches) AS total, match.distance AS distance,
              [key IN $call.selection.properties | match.person[key]] AS values
            """;
    return new Question(
        name, operation.name(), CypherFiles.text(operation.name()), rows, maps(operation, asked));
  }

  private static <P extends Record> List<Map<String, Object>> maps(
      Operation<P> operation, List<P> asked) {
    return asked.stream().map(operation::toMap).toList();
  }
}
