package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Random;

/**
 * A read that can be answered from the memory, from the store and by Cypher.
 *
 * @param <P> its parameters
 */
record Question<P extends Record>(Operation<P, ?> operation, P parameters) {

  private static final Selection PROFILE =
      new Selection(List.of("id", "displayName", "status"), List.of());

  private static final Selection TITLES = new Selection(List.of("id", "title"), List.of());
  private static final Page FIRST = new Page(0, 30);
  private static final ListQuery NATURAL = new ListQuery(null, null, new Sort(null, true), FIRST);

  static Question<?> any(Random random, Cell cell) {
    String person = cell.people().get(random.nextInt(cell.people().size()));
    return switch (random.nextInt(6)) {
      case 0 -> new Question<>(PeopleOperations.GET, new GetPerson(person, PROFILE));
      case 1 -> people(around(person, PeopleRelation.FRIENDS, null));
      case 2 -> people(around(person, PeopleRelation.GROUP, cell.group()));
      case 3 ->
          new Question<>(
              ActivityOperations.LIST,
              new ListActivities(
                  ActivityKind.ENTRY,
                  around(person, PeopleRelation.FRIENDS, null),
                  null,
                  List.of(),
                  NATURAL,
                  TITLES));
      case 4 ->
          new Question<>(
              MessageOperations.LIST,
              new ListMessages(person, MessageNames.INBOX, List.of(), NATURAL, TITLES));
      default ->
          new Question<>(
              SocialGraphOperations.FRIENDS_OF_FRIENDS,
              new FriendsOfFriends(List.of(person), 2, true, Viewpoint.of(person), FIRST, PROFILE));
    };
  }

  private static PeopleSelector around(String person, PeopleRelation circle, String group) {
    return new PeopleSelector(List.of(person), circle, group, Viewpoint.of(person));
  }

  private static Question<ListPeople> people(PeopleSelector around) {
    return new Question<>(PeopleOperations.LIST, new ListPeople(around, null, NATURAL, PROFILE));
  }

  Statement by(OperationStatements statements) {
    return statements.of(operation, parameters);
  }
}
