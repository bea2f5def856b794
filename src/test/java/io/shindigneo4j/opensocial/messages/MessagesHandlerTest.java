package io.shindigneo4j.opensocial.messages;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.name.Names;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.SocialApiModule;
import io.shindigneo4j.opensocial.SocialGraphModule;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.LayeredPropertiesModule;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.protocol.DefaultHandlerRegistry;
import org.apache.shindig.protocol.HandlerExecutionListener;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Messages over REST and RPC, by the modules of the web application")
@ExtendWith(SharedGraphServer.class)
class MessagesHandlerTest {

  private static final String PREFIX = "shindig.neo4j.";

  private GraphDriver driver;
  private Injector injector;
  private DefaultHandlerRegistry registry;

  @BeforeEach
  void start(GraphServer server) {
    System.setProperty(PREFIX + "uri", server.uri().toString());
    System.setProperty(PREFIX + "username", GraphServer.CREDENTIALS.username());
    System.setProperty(PREFIX + "password", GraphServer.CREDENTIALS.password());
    injector =
        Guice.createInjector(
            new LayeredPropertiesModule(), new SocialApiModule(), new SocialGraphModule());
    registry =
        new DefaultHandlerRegistry(
            injector,
            injector.getInstance(BeanJsonConverter.class),
            new HandlerExecutionListener.NoOpHandler());
    registry.addHandlers(Set.of(MessagesHandler.class));
    driver = server.driver();
    driver
        .run(Statement.cypher("UNWIND ['a', 'b', 'c'] AS id CREATE (:Person {id: id})").writing())
        .join();
  }

  @AfterEach
  void stop() {
    MailboxAudit.assertSound(driver);
    driver.close();
    injector.getInstance(CleanupHandler.class).cleanup();
    for (String key : Set.of("uri", "username", "password")) {
      System.clearProperty(PREFIX + key);
    }
  }

  private Object rest(String viewer, String method, String path, String body) {
    return rest(viewer, method, path, body, Map.of());
  }

  private Object rest(
      String viewer, String method, String path, String body, Map<String, String> parameters) {
    Map<String, String[]> all = new HashMap<>();
    parameters.forEach((name, value) -> all.put(name, new String[] {value}));
    return Answers.get(
        registry
            .getRestHandler("/messages" + path, method)
            .execute(
                all,
                body == null ? null : new StringReader(body),
                Tokens.viewer(viewer),
                converter("json")));
  }

  private Object rpc(String viewer, String method, String parameters) throws JSONException {
    JSONObject call = new JSONObject();
    call.put("method", "messages." + method);
    call.put("params", new JSONObject(parameters));
    return Answers.get(
        registry
            .getRpcHandler(call)
            .execute(
                Map.of(), Tokens.viewer(viewer), injector.getInstance(BeanJsonConverter.class)));
  }

  private BeanConverter converter(String format) {
    return injector.getInstance(
        Key.get(BeanConverter.class, Names.named("shindig.bean.converter." + format)));
  }

  private JSONObject json(Object answer) throws JSONException {
    return new JSONObject(converter("json").convertToString(answer));
  }

  private JSONArray entries(Object answer) throws JSONException {
    return json(answer).getJSONArray("list");
  }

  private JSONObject inbox(String viewer) throws JSONException {
    return entries(rest(viewer, "GET", "/@me/@inbox", null)).getJSONObject(0);
  }

  private String send(String title) throws JSONException {
    return json(rest(
            "a", "POST", "/@me/@outbox", "{\"recipients\": [\"b\"], \"title\": \"" + title + "\"}"))
        .getString("id");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/@me/@outbox", "/@me/@self/@outbox", "/a/@outbox", "/@viewer/@outbox"})
  void aPostToTheOutboxSendsAndAnswersTheId(String path) throws JSONException {
    Object answer =
        rest(
            "a",
            "POST",
            path,
            """
            {"recipients": ["b", "c"], "title": "Grüße 😀", "body": "<b>hi</b>", "titleId": "t",
             "bodyId": "b", "type": "privateMessage", "senderId": "c", "status": "READ",
             "urls": [{"value": "http://x/", "type": "alternate", "linkText": "x"}]}
            """);
    JSONObject received = inbox("b");
    assertThat(received.getString("id")).isEqualTo(json(answer).getString("id"));
    assertThat(received.getString("title")).isEqualTo("Grüße 😀");
    assertThat(received.getString("body")).isEqualTo("<b>hi</b>");
    assertThat(received.getString("type")).isEqualTo("privateMessage");
    assertThat(received.getString("status")).isEqualTo("NEW");
    assertThat(received.getString("senderId")).isEqualTo("a");
    assertThat(received.getJSONArray("recipients").toString()).isEqualTo("[\"b\",\"c\"]");
    assertThat(received.getJSONArray("urls").getJSONObject(0).getString("linkText")).isEqualTo("x");
  }

  @Test
  void mayGoToTheOwnerByThatWord() throws JSONException {
    String message = "{userId: '@me', message: {recipients: ['@owner', 'b', '@me'], title: 'hi'}}";
    JSONObject call = new JSONObject(Map.of("method", "messages.send"));
    call.put("params", new JSONObject(message));
    Answers.get(
        registry
            .getRpcHandler(call)
            .execute(Map.of(), Tokens.of("b", "a"), injector.getInstance(BeanJsonConverter.class)));
    assertThat(inbox("b").getString("title")).isEqualTo("hi");
    assertThat(inbox("b").getJSONArray("recipients").toString()).isEqualTo("[\"b\",\"a\"]");
    assertThat(inbox("a").getString("title")).isEqualTo("hi");
  }

  @Test
  void areRefusedByTheNameOfAFieldThatThereIsNot() {
    String message =
        "{\"recipients\": [\"b\"], \"title\": \"t\", \"shout\": null, \"subject\": \"s\"}";
    assertThatThrownBy(() -> rest("a", "POST", "/@me/@outbox", message))
        .hasMessage("the request cannot be read: there is no field subject");
    assertThatThrownBy(() -> rest("a", "POST", "/@me", "{\"title\": \"t\", \"colour\": \"red\"}"))
        .hasMessage("the request cannot be read: there is no field colour");
  }

  @Test
  void haveAddressesWithTheFieldsOfAddresses() {
    String message = "{\"recipients\": [\"b\"], \"title\": \"t\", \"urls\": [{%s}]}";
    assertThatThrownBy(
            () -> rest("a", "POST", "/@me/@outbox", message.formatted("\"label\": \"x\"")))
        .hasMessage("the request cannot be read: there is no field label");
    assertThatThrownBy(
            () -> rest("a", "POST", "/@me/@outbox", message.formatted("\"primary\": \"yes\"")))
        .hasMessage("the request cannot be read: primary is true or false");
  }

  @Test
  void answerTheOneThatShindigCallsTheirParent() throws JSONException {
    String first = send("first");
    String reply = "{\"recipients\": [\"b\"], \"title\": \"t\", \"parentId\": \"" + first + "\"}";
    rest("a", "POST", "/@me/@outbox", reply);
    assertThat(json(rest("b", "GET", "/@me/@inbox", null)).toString())
        .contains("\"inReplyTo\":\"" + first + "\"");
  }

  @Test
  void areFilteredByATimeAlone() throws JSONException {
    assertThat(entries(rest("a", "GET", "/@me/@inbox", null, sentAt("2020-01-01"))).length())
        .isZero();
    assertRefused(400, () -> rest("a", "GET", "/@me/@inbox", null, sentAt("nonsense")));
  }

  private static Map<String, String> sentAt(String moment) {
    return Map.of("filterBy", "timeSent", "filterOp", "equals", "filterValue", moment);
  }

  @Test
  void messagesSendIsTheSameByRpc() throws JSONException {
    String id =
        json(rpc("a", "send", "{userId: '@me', message: {recipients: ['b'], title: 'hi'}}"))
            .getString("id");
    assertThat(inbox("b").getString("id")).isEqualTo(id);
    rpc("a", "create", "{userId: '@me', msgCollId: '@outbox', entity: {recipients: ['c']}}");
    assertThat(inbox("c").getString("senderId")).isEqualTo("a");
  }

  @Test
  @DefectOfPredecessor("Nothing can be marked read")
  void isMarkedAsReadByRestAndByRpc() throws JSONException {
    String id = send("hi");
    rest("b", "PUT", "/@me/@inbox/" + id, "{\"status\": \"READ\"}");
    assertThat(inbox("b").getString("status")).isEqualTo("READ");
    rest("b", "PUT", "/@me/@self/@inbox/" + id, "{\"id\": \"" + id + "\", \"status\": \"new\"}");
    assertThat(inbox("b").getString("status")).isEqualTo("NEW");
    rpc("b", "update", "{message: {id: '" + id + "', status: 'FLAGGED'}}");
    assertThat(inbox("b").getString("status")).isEqualTo("FLAGGED");
    rpc(
        "b",
        "modify",
        "{msgCollId: '@inbox', messageIds: ['" + id + "'], entity: {status: 'DELETED'}}");
    assertThat(inbox("b").getString("status")).isEqualTo("DELETED");
  }

  @Test
  void isReadWrittenAndMarkedAsXml() throws JSONException {
    rest(
        "a",
        "POST",
        "/@me/@outbox",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <message xmlns="http://ns.opensocial.org/2008/opensocial">
          <recipients>b</recipients><recipients>c</recipients>
          <title>007 &lt;hi&gt;</title><type>PRIVATE_MESSAGE</type>
          <urls><url><value>http://x/</value><linkText>x</linkText></url></urls>
        </message>
        """);
    String id = inbox("b").getString("id");
    assertThat(inbox("b").getString("type")).isEqualTo("privateMessage");
    assertThat(inbox("c").getString("title")).isEqualTo("007 <hi>");
    assertThat(inbox("c").getJSONArray("urls").getJSONObject(0).getString("value"))
        .isEqualTo("http://x/");
    rest("b", "PUT", "/@me/@inbox/" + id, "<message><status>READ</status></message>");
    String xml = converter("xml").convertToString(rest("b", "GET", "/@me/@inbox", null));
    assertThat(xml)
        .contains("<message")
        .contains("<status>READ</status>")
        .contains("<type>privateMessage</type>")
        .contains("<recipients>b</recipients>")
        .contains("<recipients>c</recipients>")
        .contains("<title>007 &lt;hi&gt;</title>");
    String collections = converter("xml").convertToString(rest("b", "GET", "/@me", null));
    assertThat(collections).contains("<messageCollection").contains("<unread>0</unread>");
    String atom = converter("atom").convertToString(rest("b", "GET", "/@me/@inbox", null));
    assertThat(atom).contains("<feed").contains("READ");
  }

  @Test
  void collectionsAreMadeRenamedAndRemoved() throws JSONException {
    JSONObject created = json(rest("b", "POST", "/@me", "{\"title\": \"One\"}"));
    String id = created.getString("id");
    assertThat(created.getInt("total")).isZero();
    String named = json(rest("b", "POST", "/@me/@self", "\"Two \\u00e4\"")).getString("id");
    String byRpc = json(rpc("b", "create", "{name: 'Three'}")).getString("id");
    rest("b", "PUT", "/@me/" + id, "{\"title\": \"Uno\"}");
    rest(
        "b",
        "PUT",
        "/@me/@self/" + named,
        "<messageCollection><title>Due</title></messageCollection>");
    rpc("b", "update", "{messageCollectionId: '" + byRpc + "', name: 'Tre'}");
    assertThat(titles("b")).isEqualTo("Inbox Outbox Uno Due Tre");
    rest("b", "DELETE", "/@me/" + id, null);
    rest("b", "DELETE", "/@me/@self/" + named, null);
    rpc("b", "delete", "{messageCollectionId: '" + byRpc + "'}");
    assertThat(titles("b")).isEqualTo("Inbox Outbox");
  }

  @Test
  void haveNothingWhereAListHasNull() throws Exception {
    rest(
        "a",
        "POST",
        "/@me/@outbox",
        """
        {"title": "t", "recipients": ["b", null], "urls": [null, {"value": "http://u.example/"}]}
        """);
    JSONArray urls = inbox("b").getJSONArray("urls");
    assertThat(urls.length()).isEqualTo(1);
    assertThat(urls.getJSONObject(0).getString("value")).isEqualTo("http://u.example/");
  }

  private String titles(String viewer) throws JSONException {
    StringBuilder titles = new StringBuilder();
    JSONArray collections = entries(rest(viewer, "GET", "/@me", null));
    for (int i = 0; i < collections.length(); i++) {
      titles.append(i == 0 ? "" : " ").append(collections.getJSONObject(i).getString("title"));
    }
    return titles.toString();
  }

  @Test
  void messagesAreMovedListedAndRemoved() throws JSONException {
    String kept = json(rpc("b", "create", "{name: 'Kept'}")).getString("id");
    String one = send("one");
    String two = send("two");
    rest("b", "PUT", "/@me/@inbox/" + one, "{\"collectionIds\": [\"" + kept + "\"]}");
    assertThat(inbox("b").getString("id")).isEqualTo(two);
    String moved =
        json(rpc("b", "get", "{messageCollectionId: '" + kept + "', messageId: '" + one + "'}"))
            .getJSONArray("list")
            .getJSONObject(0)
            .getString("title");
    assertThat(moved).isEqualTo("one");
    rest("b", "DELETE", "/@me/" + kept + "/" + one, null);
    rpc("b", "delete", "{messageCollectionId: '@inbox', messageId: '" + two + "'}");
    assertThat(entries(rest("b", "GET", "/@me/@self/@inbox", null)).length()).isZero();
    assertThat(
            entries(
                    rest(
                        "a",
                        "GET",
                        "/@me/@outbox",
                        null,
                        Map.of("sortBy", "title", "count", "1", "fields", "title")))
                .toString())
        .contains("one")
        .doesNotContain("two")
        .doesNotContain("senderId");
  }

  @Test
  void aRequestIdIsHeededEverywhere() throws JSONException {
    String body = "{\"recipients\": [\"b\"], \"title\": \"once\"}";
    Map<String, String> request = Map.of("requestId", "r1");
    String first = json(rest("a", "POST", "/@me/@outbox", body, request)).getString("id");
    String second = json(rest("a", "POST", "/@me/@outbox", body, request)).getString("id");
    String third =
        json(rpc("a", "send", "{requestId: 'r1', message: {recipients: ['b']}}")).getString("id");
    assertThat(second).isEqualTo(first);
    assertThat(third).isEqualTo(first);
    assertThat(entries(rest("b", "GET", "/@me/@inbox", null)).length()).isEqualTo(1);
    String made = json(rpc("a", "create", "{name: 'X', requestId: 'r2'}")).getString("id");
    assertThat(json(rest("a", "POST", "/@me", "X", Map.of("requestId", "r2"))).getString("id"))
        .isEqualTo(made);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hello",
        "[]",
        "{",
        "{\"recipients\": {}}",
        "{\"recipients\": [[\"b\"]]}",
        "{\"recipients\": [\"b\"], \"title\": {\"a\": 1}}",
        "{\"recipients\": [\"b\"], \"urls\": [[1]]}",
        "{\"recipients\": [\"b\"], \"urls\": \"http://x/\"}",
        "{\"recipients\": [\"b\"], \"urls\": [\"http://x/\"]}",
        "{\"recipients\": [\"b\"], \"status\": \"eaten\"}",
        "<nosuch><recipients>b</recipients></nosuch>",
        "{\"recipients\": null}",
        "<message",
        "<message><recipients><x><y/></x></recipients></message>",
        "<!DOCTYPE m [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><message><title>&x;</title></message>"
      })
  void aBodyThatMakesNoSenseIsABadRequest(String body) {
    assertRefused(400, () -> rest("a", "POST", "/@me/@outbox", body));
  }

  @Test
  void manyAddressesAreABadRequest() {
    String urls = "{\"recipients\": [\"b\"], \"title\": \"X\", \"urls\": [%s]}";
    String most = "{}" + ",{}".repeat(MessageSize.MAX_URLS - 1);
    assertThat(rest("a", "POST", "/@me/@outbox", urls.formatted(most))).isNotNull();
    String body = urls.formatted(most + ",{}");
    assertRefused(400, () -> rest("a", "POST", "/@me/@outbox", body));
    String collection = body.replace("\"recipients\": [\"b\"], ", "");
    assertThatThrownBy(() -> rest("a", "POST", "/@me", collection))
        .hasMessageNotContaining("there is no field")
        .extracting("code")
        .isEqualTo(400);
  }

  @ParameterizedTest
  @CsvSource({"POST, /b/@outbox", "POST, /b", "PUT, /b/@inbox", "PUT, /b/@inbox/m1"})
  void whoMayNotWriteIsRefusedBeforeTheBodyIsRead(String method, String path) {
    assertRefused(403, () -> rest("a", method, path, "{not a body"));
    assertRefused(400, () -> rest("b", method, path, "{not a body"));
  }

  @Test
  void whatIsNotAllowedIsRefused() throws JSONException {
    String id = send("hi");
    String forged = "{\"recipients\": [\"b\"]}";
    assertRefused(403, () -> rest("a", "POST", "/@me/@inbox", forged));
    assertRefused(403, () -> rest("a", "POST", "/b/@inbox", forged));
    assertRefused(403, () -> rest("a", "POST", "/b/@outbox", forged));
    assertRefused(403, () -> rest("a", "GET", "/b/@inbox", null));
    assertRefused(403, () -> rest("a", "GET", "/b", null));
    assertRefused(403, () -> rest("b", "DELETE", "/@me/@inbox", null));
    assertRefused(403, () -> rest("b", "PUT", "/@me/@inbox", "{\"title\": \"Mine\"}"));
    assertRefused(400, () -> rest("b", "DELETE", "/@me", null));
    assertRefused(400, () -> rest("b", "PUT", "/@me", "{\"title\": \"x\"}"));
    assertRefused(400, () -> rest("b", "GET", "/a,b/@inbox", null));
    assertRefused(400, () -> rest("a", "POST", "/@me/@outbox/" + id, forged));
    assertRefused(404, () -> rest("c", "GET", "/@me/@inbox/" + id, null));
    assertRefused(404, () -> rest("c", "DELETE", "/@me/@inbox/" + id, null));
  }

  @ParameterizedTest
  @CsvSource({
    "updatedSince, yesterday",
    "count, many",
    "startIndex, -1",
    "sortOrder, up",
    "sortBy, replies",
    "filterOp, like"
  })
  void anOptionThatMakesNoSenseIsABadRequest(String option, String value) {
    assertRefused(400, () -> rest("a", "GET", "/@me/@inbox", null, Map.of(option, value)));
  }

  @Test
  void supportedFieldsAreNamed() {
    assertThat(rest("a", "GET", "/@supportedFields", null))
        .asInstanceOf(InstanceOfAssertFactories.COLLECTION)
        .contains("id", "title", "status", "collectionIds", "replies");
  }

  @Test
  void everyMethodIsThereByItsName() {
    assertThat(registry.getSupportedRpcServices())
        .contains(
            "messages.get",
            "messages.create",
            "messages.send",
            "messages.update",
            "messages.modify",
            "messages.delete",
            "messages.supportedFields");
  }
}
