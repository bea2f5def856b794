package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/**
 * What the contracts of messages have in common: four people, and after each test a recount of
 * everything that is counted.
 */
@EveryQueryMode
abstract class MessagesContract {

  static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");
  static final int PAGE_LIMIT = 30;

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  GraphDriver driver;
  OperationRunner operations;
  GraphCollections collections;
  GraphMessages messages;
  MessageSender sender;
  GraphMessageService service;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    operations = new OperationRunner(driver, mode);
    build(server, Policies.standard(), NOW);
    graph(
        "CREATE (a:Person {id: 'a'})-[:FRIEND_OF]->(:Person {id: 'b'}), (:Person {id: 'c'}),"
            + " (:Person {id: 'd'})");
  }

  /** As later as that, from now on. */
  void later(GraphServer server, Duration duration) {
    build(server, Policies.standard(), NOW.plus(duration));
  }

  void build(GraphServer server, AccessControl access, Instant now) {
    BackendSettings settings =
        new BackendSettings(
            server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true);
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    Identifiers identifiers = new TimeOrderedIdentifiers();
    Receipts receipts = new Receipts(clock);
    MillisecondClock milliseconds = new MillisecondClock(clock);
    MailboxAccess mailboxes = new MailboxAccess(access);
    BeanDocuments documents = new BeanDocuments(new BeanJsonConverter(Guice.createInjector()));
    collections =
        new GraphCollections(
            operations, settings, mailboxes, identifiers, receipts, milliseconds, documents);
    messages = new GraphMessages(operations, settings, mailboxes, milliseconds);
    sender = new MessageSender(operations, mailboxes, identifiers, receipts, milliseconds);
    service = new GraphMessageService(collections, messages, sender);
  }

  @AfterEach
  void everythingAddsUp() {
    MailboxAudit.assertSound(driver);
  }

  void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  long count(String pattern) {
    return driver
        .run(Statement.cypher("MATCH " + pattern + " RETURN count(*) AS n"))
        .join()
        .first()
        .orElseThrow()
        .get("n", Long.class);
  }

  static SocialMessage message(String title, String... recipients) {
    SocialMessage message = new SocialMessage();
    message.setTitle(title);
    message.setRecipients(List.of(recipients));
    return message;
  }

  /** Answers the id. */
  String send(String from, String title, String... recipients) {
    return send(from, message(title, recipients));
  }

  String send(String from, SocialMessage message) {
    return Answers.get(sender.send(me(), "@outbox", message, RequestId.NONE, Tokens.viewer(from)));
  }

  String reply(String from, String parent, String... recipients) {
    SocialMessage message = message("re", recipients);
    message.setInReplyTo(parent);
    return send(from, message);
  }

  List<Message> inbox(String user) {
    return list(user, "@inbox", ListOptions.none());
  }

  List<Message> list(String user, String collection, CollectionOptions options) {
    return Answers.get(
            messages.list(me(), collection, Set.of(), List.of(), options, Tokens.viewer(user)))
        .getList();
  }

  SocialMessage get(String user, String collection, String id) {
    return (SocialMessage)
        Answers.get(
                messages.list(
                    me(),
                    collection,
                    Set.of(),
                    List.of(id),
                    ListOptions.none(),
                    Tokens.viewer(user)))
            .getList()
            .get(0);
  }

  static List<String> ids(List<Message> messages) {
    return messages.stream().map(Message::getId).toList();
  }

  static List<String> titles(List<Message> messages) {
    return messages.stream().map(Message::getTitle).toList();
  }

  void mark(String user, String collection, String id, String status) {
    SocialMessage changes = new SocialMessage();
    changes.setStatusText(status);
    Answers.get(messages.update(me(), collection, id, changes, Tokens.viewer(user)));
  }

  void move(String user, String collection, String id, String... targets) {
    SocialMessage changes = new SocialMessage();
    changes.setCollectionIds(List.of(targets));
    Answers.get(messages.update(me(), collection, id, changes, Tokens.viewer(user)));
  }

  void delete(String user, String collection, String... ids) {
    Answers.get(messages.delete(me(), collection, List.of(ids), Tokens.viewer(user)));
  }

  String create(String user, String title) {
    MessageCollection collection = new MessageCollectionImpl();
    collection.setTitle(title);
    return Answers.get(collections.create(me(), collection, RequestId.NONE, Tokens.viewer(user)))
        .getId();
  }

  List<MessageCollection> collectionsOf(String user) {
    return Answers.get(collections.list(me(), Set.of(), ListOptions.none(), Tokens.viewer(user)))
        .getList();
  }

  MessageCollection collection(String user, String id) {
    return collectionsOf(user).stream()
        .filter(collection -> collection.getId().equals(id))
        .findFirst()
        .orElseThrow();
  }

  void assertCounts(String user, String id, int total, int unread) {
    assertThat(collection(user, id))
        .extracting(MessageCollection::getTotal, MessageCollection::getUnread)
        .containsExactly(total, unread);
  }

  static UserId me() {
    return UserId.fromJson("@me");
  }

  static UserId user(String id) {
    return new UserId(UserId.Type.userId, id);
  }

  Map<String, Object> properties(String pattern) {
    return driver
        .run(Statement.cypher("MATCH " + pattern + " RETURN n {.*} AS n LIMIT 1"))
        .join()
        .first()
        .map(record -> asMap(record.get("n")))
        .orElse(Map.of());
  }

  @SuppressWarnings("unchecked") // keys of properties are texts
  private static Map<String, Object> asMap(Object value) {
    return (Map<String, Object>) value;
  }
}
