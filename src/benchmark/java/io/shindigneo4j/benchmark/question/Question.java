package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A question, with its name in the report. Its sets of parameters are used in turn.
 *
 * @param cypher the text whose answer is one record; null if there is none
 * @param rows the text whose answer is a record for each item; equal to {@code cypher} if there is
 *     only one
 */
public record Question(
    String name,
    String procedure,
    String cypher,
    String rows,
    AnswerShape shape,
    List<Map<String, Object>> parameters) {

  private static final int OFTEN = 2_000;

  private static final Map<String, Integer> REPETITIONS =
      Map.of(
          "friend-recommendation", 200,
          "group-recommendation", 200,
          "foaf2", 20,
          "foaf3", 20,
          "shortest-path", 200,
          "people-10", 200,
          "friends-10", 200,
          "activities-10", 200,
          "activity-list-10", 200,
          "feed", 200);

  private static final String AS_ROWS =
      """
      CALL () {
      %s
      }
      UNWIND %s AS item
      RETURN %s
      """;

  /** An operation whose answer is one item. */
  static <P extends Record> Question ofItem(
      String name,
      Operation<P, ?> operation,
      Function<FieldValues, ?> conversion,
      List<P> request) {
    String cypher = CypherFiles.text(operation.name());
    return new Question(
        name,
        operation.name(),
        cypher,
        cypher,
        AnswerShape.item(conversion),
        maps(operation, request));
  }

  /**
   * An operation whose answer is a list.
   *
   * @param column the list's name
   * @param fields what an item has
   */
  static <P extends Record> Question ofList(
      String name,
      Operation<P, ?> operation,
      String column,
      List<String> fields,
      Function<FieldValues, ?> conversion,
      List<P> request) {
    AnswerShape shape = AnswerShape.list(column, conversion);
    return ofList(name, operation, "total, " + items(fields), shape, request);
  }

  /** The same where the answer does not tell how many items there are without paging. */
  static <P extends Record> Question ofUncountedList(
      String name,
      Operation<P, ?> operation,
      String column,
      List<String> fields,
      Function<FieldValues, ?> conversion,
      List<P> request) {
    AnswerShape shape = AnswerShape.uncountedList(column, conversion);
    return ofList(name, operation, items(fields), shape, request);
  }

  private static String items(List<String> fields) {
    return fields.stream()
        .map(field -> "item." + field + " AS " + field)
        .collect(Collectors.joining(", "));
  }

  private static <P extends Record> Question ofList(
      String name, Operation<P, ?> operation, String row, AnswerShape shape, List<P> request) {
    String cypher = CypherFiles.text(operation.name());
    return new Question(
        name,
        operation.name(),
        cypher,
        AS_ROWS.formatted(cypher, shape.column(), row),
        shape,
        maps(operation, request));
  }

  /** Friends of friends, whose answer is a list by columns. */
  static Question ofFriendsOfFriends(
      String name, Function<FieldValues, ?> conversion, List<FriendsOfFriends> request) {
    Operation<FriendsOfFriends, ?> operation = SocialGraphOperations.FRIENDS_OF_FRIENDS;
    String rows =
        CypherFiles.text("fragments/people-within-depth")
            + """
            WHERE NOT person.id IN $call.users AND (distance > 1 OR NOT $call.strangersOnly) AND
            """
            + CypherFiles.text("fragments/visible-person")
            + """
            ORDER BY distance, person.id
            WITH collect({person: person, distance: distance}) AS matches
            UNWIND matches[$call.page.first..$call.page.first + $call.page.limit] AS match
            RETURN size(matches) AS total, match.distance AS distance,
              [key IN $call.selection.properties | match.person[key]] AS values
            """;
    return new Question(
        name,
        operation.name(),
        CypherFiles.text(operation.name()),
        rows,
        AnswerShape.columns(conversion),
        maps(operation, request));
  }

  /** How often the papers repeated it. */
  public int repetitions() {
    return REPETITIONS.getOrDefault(name, OFTEN);
  }

  private static <P extends Record> List<Map<String, Object>> maps(
      Operation<P, ?> operation, List<P> request) {
    return request.stream().map(operation::toMap).toList();
  }
}
