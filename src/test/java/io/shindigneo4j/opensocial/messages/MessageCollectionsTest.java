package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Collections of messages")
class MessageCollectionsTest extends MessagesContract {

  @Test
  @DefectOfPredecessor("@inbox is an error")
  void ofTheSystemAreThereWithoutAnybodyMakingThem() {
    assertThat(idsOf(collectionsOf("a"))).containsExactly("@inbox", "@outbox");
    assertThat(collectionsOf("a"))
        .extracting(MessageCollection::getTitle)
        .containsExactly("Inbox", "Outbox");
    assertCounts("a", "@inbox", 0, 0);
    assertThat(count("(:MessageCollection)")).isEqualTo(2);
  }

  private static List<String> idsOf(List<MessageCollection> collections) {
    return collections.stream().map(MessageCollection::getId).toList();
  }

  @Test
  void areMadeWithATitle() {
    MessageCollection body = new MessageCollectionImpl();
    body.setTitle("Holidays 😀");
    body.setTotal(7);
    body.setUnread(7);
    body.setUrls(List.of(new UrlImpl("http://x/", "x", "alternate")));
    MessageCollection created =
        Answers.get(collections.create(me(), body, RequestId.NONE, Tokens.viewer("a")));
    assertThat(idsOf(collectionsOf("a"))).containsExactly("@inbox", "@outbox", created.getId());
    assertThat(collection("a", created.getId())).usingRecursiveComparison().isEqualTo(created);
    assertThat(created.getTitle()).isEqualTo("Holidays 😀");
    assertThat(created.getTotal()).isZero();
    assertThat(created.getUnread()).isZero();
    assertThat(created.getUpdated()).isEqualTo(Date.from(NOW));
    assertThat(created.getUrls().get(0).getLinkText()).isEqualTo("x");
    assertThat(idsOf(collectionsOf("b"))).containsExactly("@inbox", "@outbox");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "none"})
  void mustHaveATitle(String title) {
    MessageCollection body = new MessageCollectionImpl();
    body.setTitle(title.equals("none") ? null : title);
    assertRefused(
        400, () -> Answers.get(collections.create(me(), body, RequestId.NONE, Tokens.viewer("a"))));
  }

  @Test
  void haveNoLongTitlesOrAddresses() {
    String id = create("a", "Title");
    MessageCollection title = new MessageCollectionImpl();
    title.setTitle("x".repeat(MessageSize.TEXT + 1));
    MessageCollection urls = new MessageCollectionImpl();
    urls.setTitle("Title");
    urls.setUrls(List.of(new UrlImpl("x".repeat(MessageSize.URLS), "", null)));
    for (MessageCollection body : List.of(title, urls)) {
      assertRefused(
          400,
          () -> Answers.get(collections.create(me(), body, RequestId.NONE, Tokens.viewer("a"))));
      assertRefused(400, () -> Answers.get(collections.update(me(), id, body, Tokens.viewer("a"))));
    }
  }

  @Test
  void ofTheSystemAreNeitherMadeNorRenamedNorDeleted() {
    send("b", "hello", "a");
    for (String id : List.of("@inbox", "@outbox")) {
      MessageCollection body = new MessageCollectionImpl();
      body.setId(id);
      body.setTitle("Mine");
      assertRefused(
          409,
          () -> Answers.get(collections.create(me(), body, RequestId.NONE, Tokens.viewer("a"))));
      assertRefused(
          403, () -> Answers.get(service.modifyMessageCollection(me(), body, Tokens.viewer("a"))));
      assertRefused(
          403, () -> Answers.get(service.deleteMessageCollection(me(), id, Tokens.viewer("a"))));
    }
    assertCounts("a", "@inbox", 1, 1);
  }

  @Test
  void areRenamed(GraphServer server) {
    String id = create("a", "Old");
    later(server, Duration.ofHours(1));
    MessageCollection body = new MessageCollectionImpl();
    body.setId(id);
    body.setTitle("New");
    body.setTotal(99);
    Answers.get(service.modifyMessageCollection(me(), body, Tokens.viewer("a")));
    assertThat(collection("a", id).getTitle()).isEqualTo("New");
    assertThat(collection("a", id).getTotal()).isZero();
    assertThat(collection("a", id).getUpdated())
        .isEqualTo(Date.from(NOW.plus(Duration.ofHours(1))));
    body.setTitle(" ");
    assertRefused(
        400, () -> Answers.get(service.modifyMessageCollection(me(), body, Tokens.viewer("a"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "[]"})
  void loseTheirAddresses(String urls) {
    MessageCollection body =
        MessageBodies.collection(
            "{\"title\": \"Old\", \"urls\": [{\"value\": \"http://example.org/\"}]}");
    String id =
        Answers.get(collections.create(me(), body, RequestId.NONE, Tokens.viewer("a"))).getId();
    assertThat(collection("a", id).getUrls()).hasSize(1);
    MessageCollection changes =
        MessageBodies.collection("{\"title\": null, \"urls\": " + urls + "}");
    Answers.get(collections.update(me(), id, changes, Tokens.viewer("a")));
    assertThat(collection("a", id).getUrls()).isNull();
    assertThat(collection("a", id).getTitle()).isEqualTo("Old");
  }

  @Test
  void areDeletedWithTheMessagesInThem() {
    String kept = create("b", "Kept");
    String one = send("a", "1", "b", "c");
    String two = send("b", "2", "b");
    move("b", "@inbox", one, kept);
    move("b", "@inbox", two, kept);
    delete("b", "@outbox", two);
    Answers.get(collections.delete(me(), kept, Tokens.viewer("b")));
    assertThat(idsOf(collectionsOf("b"))).containsExactly("@inbox", "@outbox");
    assertThat(get("c", "@inbox", one).getTitle()).isEqualTo("1");
    assertThat(count("(:Message {id: '" + two + "'})")).isZero();
    assertRefused(404, () -> Answers.get(collections.delete(me(), kept, Tokens.viewer("b"))));
    assertRefused(404, () -> list("b", kept, ListOptions.none()));
  }

  @Test
  void ofOthersAreNotFound() {
    String id = create("b", "Other's");
    MessageCollection body = new MessageCollectionImpl();
    body.setId(id);
    body.setTitle("Mine");
    assertRefused(
        404, () -> Answers.get(service.modifyMessageCollection(me(), body, Tokens.viewer("a"))));
    assertRefused(404, () -> Answers.get(collections.delete(me(), id, Tokens.viewer("a"))));
    assertThat(collection("b", id).getTitle()).isEqualTo("Other's");
  }

  @Test
  void ofAnUnknownPersonAreNotFound() {
    assertRefused(404, () -> collectionsOf("nobody"));
    assertRefused(404, () -> create("nobody", "x"));
    assertThat(count("(:MessageCollection)")).isZero();
  }

  @Test
  void areSortedFilteredAndPaged() {
    create("a", "Bills");
    create("a", "Angling");
    assertThat(titlesOf(ListOptions.none())).containsExactly("Inbox", "Outbox", "Bills", "Angling");
    assertThat(titlesOf(ListOptions.none().ascendingBy("title")))
        .containsExactly("Angling", "Bills", "Inbox", "Outbox");
    assertThat(titlesOf(ListOptions.none().where("title", FilterOperation.contains, "ill")))
        .containsExactly("Bills");
    RestfulCollection<MessageCollection> page = page(ListOptions.none().page(1, 2), "title");
    assertThat(page.getTotalResults()).isEqualTo(4);
    assertThat(page.getList())
        .extracting(MessageCollection::getTitle)
        .containsExactly("Outbox", "Bills");
    assertThat(page.getList().get(0).getTotal()).as("not asked for").isNull();
    assertThat(page.getList().get(0).getId()).isEqualTo("@outbox");
    assertRefused(400, () -> titlesOf(ListOptions.none().ascendingBy("moment")));
  }

  private List<String> titlesOf(ListOptions options) {
    return page(options).getList().stream().map(MessageCollection::getTitle).toList();
  }

  private RestfulCollection<MessageCollection> page(ListOptions options, String... fields) {
    return Answers.get(collections.list(me(), Set.of(fields), options, Tokens.viewer("a")));
  }

  @Test
  void areAThousandAtMost() {
    create("a", "First");
    graph(
        """
        MATCH (a:Person {id: 'a'}) UNWIND range(4, %d) AS i
        CREATE (a)-[:HAS_COLLECTION {since: 1}]->(:MessageCollection {id: 'c' + i, title: 't',
          total: 0, unread: 0})
        """
            .formatted(MessageNames.MAX_COLLECTIONS));
    MessageCollection body = new MessageCollectionImpl();
    body.setTitle("Last");
    RequestId request = new RequestId("r1");
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> Answers.get(collections.create(me(), body, request, Tokens.viewer("a"))))
        .withMessageContaining("1000 collections")
        .matches(refusal -> refusal.getCode() == 413);
    assertThat(count("(:MessageCollection)")).isEqualTo(MessageNames.MAX_COLLECTIONS);
    CreateCollection another = new CreateCollection("a", Map.of("id", "x"), "", 1, null);
    assertThat(
            Answers.get(
                new OperationRunner(driver, mode)
                    .run(MessageOperations.CREATE_COLLECTION, another)))
        .as("no Shindig of an earlier release takes it for done")
        .contains(Creation.REFUSED);
    Answers.get(collections.delete(me(), "c7", Tokens.viewer("a")));
    String id = Answers.get(collections.create(me(), body, request, Tokens.viewer("a"))).getId();
    assertThat(Answers.get(collections.create(me(), body, request, Tokens.viewer("a"))).getId())
        .isEqualTo(id);
  }

  @Test
  void areMadeOnceForOneRequestId() {
    RequestId request = new RequestId("r1");
    MessageCollection body = new MessageCollectionImpl();
    body.setTitle("Once");
    MessageCollection first =
        Answers.get(collections.create(me(), body, request, Tokens.viewer("a")));
    MessageCollection second =
        Answers.get(collections.create(me(), body, request, Tokens.viewer("a")));
    assertThat(second).usingRecursiveComparison().isEqualTo(first);
    assertThat(collectionsOf("a")).hasSize(3);
  }
}
