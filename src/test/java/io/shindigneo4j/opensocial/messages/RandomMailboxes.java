package io.shindigneo4j.opensocial.messages;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import io.shindigneo4j.schema.messages.MessageOperations.OpenMailbox;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateMessage;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What some people do with their messages, by chance; often what cannot be done. */
final class RandomMailboxes {

  static final String PEOPLE =
      """
      UNWIND ['a', 'b', 'c', '\uD83D\uDE00', '\uFFFD'] AS id CREATE (p:Person {id: id})
      WITH collect(p) AS people UNWIND people AS p UNWIND people AS q
      WITH p, q WHERE p.id < q.id CREATE (p)-[:FRIEND_OF]->(q)
      """;

  private static final List<String> USERS =
      List.of("a", "b", "c", "\uD83D\uDE00", "\uFFFD", "a", "b", "c", "nobody");

  private static final List<String> COLLECTIONS =
      List.of("@inbox", "@inbox", "@inbox", "@outbox", "c0", "c1", "privateMessage", "none");

  private static final List<String> WORDS =
      List.of("", "a", "ab", "b", "\u00E4", "\uD83D\uDE00", "\uFFFD", "x'y\"z", "NEW", "READ");

  /** An operation with parameters. */
  record Step<P extends Record, R>(Operation<P, R> operation, P parameters) {

    String run(OperationRunner operations) {
      return operations.run(operation, parameters).join().toString();
    }
  }

  private final RandomGenerator random;

  /** The ids of collections with their people, since the service makes no id twice. */
  private final Set<String> taken = new HashSet<>();

  private int count;

  RandomMailboxes(RandomGenerator random) {
    this.random = random;
  }

  List<Step<?, ?>> steps(int number) {
    List<Step<?, ?>> steps = new ArrayList<>();
    for (count = 0; count < number; count++) {
      steps.addAll(random.nextInt(15) == 0 ? departure(any(USERS)) : List.of(step()));
    }
    return steps;
  }

  /** A person goes, and at times comes back. */
  private List<Step<?, ?>> departure(String person) {
    List<Step<?, ?>> steps = new ArrayList<>();
    steps.add(new Step<>(PeopleOperations.DELETE, new DeletePerson(person, 1L)));
    if (random.nextBoolean()) {
      CreatePerson again = new CreatePerson(person, Map.of("displayName", "b"), List.of(), null);
      steps.add(new Step<>(PeopleOperations.CREATE, again));
    }
    return steps;
  }

  private Step<?, ?> step() {
    return switch (random.nextInt(12)) {
      case 0 -> new Step<>(MessageOperations.CREATE_COLLECTION, createCollection());
      case 1 -> new Step<>(MessageOperations.UPDATE_COLLECTION, updateCollection());
      case 2 ->
          random.nextInt(3) > 0
              ? new Step<>(MessageOperations.LIST_COLLECTIONS, listCollections())
              : new Step<>(
                  MessageOperations.DELETE_COLLECTION,
                  new DeleteCollection(any(USERS), any(COLLECTIONS)));
      case 3 -> new Step<>(MessageOperations.OPEN_MAILBOX, new OpenMailbox(any(USERS), moment()));
      case 4, 5, 6 -> new Step<>(MessageOperations.SEND, send());
      case 7, 8 -> new Step<>(MessageOperations.UPDATE, update());
      case 9 ->
          new Step<>(
              MessageOperations.DELETE,
              new DeleteMessages(any(USERS), any(COLLECTIONS), messages(1), moment()));
      default -> new Step<>(MessageOperations.LIST, list());
    };
  }

  private CreateCollection createCollection() {
    Map<String, Object> properties = new LinkedHashMap<>();
    String user = any(USERS);
    String id = any(List.of("c0", "c1", "privateMessage"));
    properties.put("id", taken.add(user + id) ? id : id + "-" + count);
    properties.put("title", any(WORDS));
    properties.put("updated", moment());
    return new CreateCollection(user, properties, moment(), random.nextInt(9), receipt());
  }

  private UpdateCollection updateCollection() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("title", random.nextBoolean() ? any(WORDS) : null);
    properties.put("updated", moment());
    return new UpdateCollection(any(USERS), any(COLLECTIONS), properties);
  }

  private ListCollections listCollections() {
    Target target = Target.property(any(List.of("title", "id", "total", "unread", "none")));
    return new ListCollections(
        any(USERS),
        query(target),
        new Selection(List.of("id", "title", "total", "unread", "updated", "none"), List.of()));
  }

  private SendMessage send() {
    List<String> recipients = new ArrayList<>();
    for (int i = 0; i < 1 + random.nextInt(4); i++) {
      recipients.add(USERS.get(random.nextInt(USERS.size() - (random.nextInt(4) == 0 ? 0 : 1))));
    }
    String sender = any(USERS);
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("id", "m" + count);
    message.put("title", any(WORDS));
    message.put("recipients", recipients);
    message.put("senderId", sender);
    message.put("timeSent", moment());
    Viewpoint viewpoint = new Viewpoint(sender, any(List.of(Reach.values())));
    return new SendMessage(
        sender,
        new PeopleSelector(recipients, PeopleRelation.SELF, null, viewpoint),
        message,
        random.nextInt(3) == 0 ? message() : null,
        random.nextInt(3) == 0 ? "privateMessage" : "@inbox",
        moment(),
        random.nextInt(20),
        receipt());
  }

  private UpdateMessage update() {
    return new UpdateMessage(
        any(USERS),
        any(COLLECTIONS),
        message(),
        random.nextBoolean() ? null : any(List.of(MessageStatus.values())),
        random.nextBoolean() ? null : any(COLLECTIONS),
        moment(),
        random.nextInt(20));
  }

  private ListMessages list() {
    String property = any(List.of("id", "status", "updated", "title", "recipients", "senderId"));
    boolean ofTheCopy = Set.of("id", "status", "updated").contains(property);
    return new ListMessages(
        any(USERS),
        any(COLLECTIONS),
        random.nextInt(3) == 0 ? messages(0) : List.of(),
        query(new Target(ofTheCopy ? null : "COPY_OF", property)),
        new Selection(
            List.of(
                "id",
                "title",
                "status",
                "updated",
                "recipients",
                "collectionIds",
                "inReplyTo",
                "replies",
                "none"),
            List.of()));
  }

  private ListQuery query(Target target) {
    Comparison comparison = any(List.of(Comparison.values()));
    return new ListQuery(
        random.nextInt(3) > 0 ? null : new Filter(target, comparison, any(WORDS)),
        random.nextInt(4) > 0 ? null : moment(),
        new Sort(random.nextBoolean() ? null : target, random.nextInt(4) > 0),
        new Page(random.nextInt(3), random.nextInt(6)));
  }

  private Receipt receipt() {
    return random.nextInt(3) > 0
        ? null
        : new Receipt("key" + random.nextInt(4), "answer" + count, count);
  }

  private List<String> messages(int least) {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < least + random.nextInt(3); i++) {
      ids.add(message());
    }
    return ids;
  }

  private String message() {
    return "m" + random.nextInt(count + 1);
  }

  private String moment() {
    return "2020-01-01T00:00:0" + random.nextInt(3) + ".000Z";
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
