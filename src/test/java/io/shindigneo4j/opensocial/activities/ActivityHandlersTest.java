package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.inject.Injector;
import io.shindigneo4j.opensocial.xml.AtomBeanConverter;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("Activities of both kinds by REST and RPC")
class ActivityHandlersTest extends ActivitiesContract {

  private static final SecurityToken A = Tokens.viewer("a");

  private HandlerCalls calls;

  @BeforeEach
  void call(GraphServer server) {
    people("a", "b");
    friends("b", "a");
    calls =
        new HandlerCalls(
            server, driver, mode, Policies.standard(), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void areCreatedReadChangedAndDeletedByRest(String service) {
    String own = "/" + service + "/@me/@self";
    JsonPath created = calls.rest(A, "POST", own, "{\"title\": \"T\", \"url\": \"u\"}");
    String id = created.getString("id");
    assertThat(id).hasSize(36);
    assertThat(created.getString("title")).isEqualTo("T");
    String one = own + "/@app/" + id;
    assertThat(calls.rest(A, "GET", one).getString("url")).isEqualTo("u");
    assertThat(calls.rest(A, "GET", own).getInt("totalResults")).isEqualTo(1);
    assertThat(
            calls
                .rest(Tokens.viewer("b"), "GET", "/" + service + "/@me/@friends")
                .getString("list[0].id"))
        .isEqualTo(id);
    assertThat(calls.rest(A, "PUT", one, "{\"title\": \"U\"}").getString("title")).isEqualTo("U");
    String body = "{\"id\": \"%s\", \"title\": \"V\"}".formatted(id);
    assertThat(calls.rest(A, "PUT", own, body).getString("title")).isEqualTo("V");
    assertThat(calls.rest(A, "GET", one + "?fields=title").getString("title")).isEqualTo("V");
    assertThat(calls.rest(A, "GET", one).getString("url")).isNull();
    assertRefused(400, () -> calls.rest(A, "PUT", one, "{\"id\": \"other\"}"));
    calls.rest(A, "DELETE", one);
    assertRefused(404, () -> calls.rest(A, "GET", one));
    assertRefused(404, () -> calls.rest(A, "PUT", one, "{}"));
    assertRefused(404, () -> calls.rest(A, "PUT", one, "{\"id\": \"other\"}"));
    assertRefused(404, () -> calls.rest(A, "DELETE", one));
  }

  @Test
  void haveMediaItemsInTheFormsOfTheSpecificationAndOfShindig() {
    String items =
        """
        {"mediaItems": [{"type": "IMAGE", "mime_type": "image/png"}, {"type": "video"}]}""";
    String id = calls.rest(A, "POST", "/activities/@me/@self", items).getString("id");
    JsonPath read = calls.rest(A, "GET", "/activities/@me/@self/@app/" + id);
    assertThat(read.getList("mediaItems.type")).containsExactly("image", "video");
    assertThat(read.getString("mediaItems[0].mimeType")).isEqualTo("image/png");
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(
            () ->
                calls.rest(
                    A,
                    "POST",
                    "/activities/@me/@self",
                    "{\"title\": \"T\", \"mediaItems\": [{\"type\": \"hologram\"}]}"))
        .withMessageContaining("mediaItems");
  }

  /** Those of the specification have no application. */
  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void haveShortAddresses(String service) {
    String own = "/" + service + "/@me/@self";
    calls.rest(A, "POST", own, "{\"id\": \"1\", \"title\": \"T\"}");
    calls.rest(A, "PUT", own + "/1", "{\"title\": \"U\"}");
    calls.rest(A, "PUT", own + "/1", "{\"id\": \"1\", \"title\": \"V\"}");
    assertThat(calls.rest(A, "GET", own + "/@app/1").getString("title")).isEqualTo("V");
    assertRefused(404, () -> calls.rest(A, "PUT", own + "/2", "{\"title\": \"U\"}"));
    assertRefused(400, () -> calls.rest(A, "DELETE", own + "/@app/2?activityIds=1"));
    assertRefused(400, () -> calls.rest(A, "POST", own, "{\"id\": \"..\"}"));
    assertRefused(400, () -> calls.rest(A, "POST", own, "{\"id\": \" 1\"}"));
    assertRefused(404, () -> calls.rest(A, "DELETE", own + "/2"));
    assertRefused(400, () -> calls.rest(A, "DELETE", own + "/@app"));
    assertRefused(400, () -> calls.rest(A, "DELETE", own + "?appId=1"));
    calls.rest(A, "DELETE", own + "/1");
    assertThat(calls.rest(A, "GET", own).getInt("totalResults")).isZero();
  }

  /** OpenSocial Core API Server 2.5.1, Partial Updates. */
  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void keepWhatAnUpdateDoesNotName(String service) {
    String one = "/" + service + "/@me/@self/@app/1";
    calls.rest(
        A,
        "POST",
        "/" + service + "/@me/@self",
        "{\"id\": \"1\", \"title\": \"T\", \"url\": \"u\", \"body\": \"b\", \"content\": \"b\"}");
    calls.rest(A, "PUT", one + "?fields=title,url", "{\"id\": \"1\", \"title\": \"U\"}");
    JsonPath changed = calls.rest(A, "GET", one);
    assertThat(changed.getString("title")).isEqualTo("U");
    assertThat(changed.getString("url")).isNull();
    assertThat(changed.getString(service.equals("activities") ? "body" : "content")).isEqualTo("b");
    assertRefused(400, () -> calls.rest(A, "PUT", one + "?fields=url", "{\"title\": \"V\"}"));
    assertRefused(404, () -> calls.rest(A, "PUT", one + "2?fields=title", "{\"title\": \"V\"}"));
    assertRefused(
        403,
        () ->
            calls.rest(
                Tokens.viewer("b"), "PUT", "/" + service + "/a/@self/@app/1?fields=title", "{}"));
    String list = "{\"tags\": [{\"a\": \"b\"}]}";
    assertRefused(400, () -> calls.rest(A, "PUT", one + "?fields=tags.a", list));
    calls.rest(A, "PUT", one + "?fields=title", "{}");
    assertThat(calls.rest(A, "GET", one).getString("title")).isNull();
  }

  /** An activity may have names such as those that a media item has in OpenSocial 2.5.1. */
  @Test
  void changeAnExtension() {
    String one = "/activitystreams/@me/@self/@app/1";
    String activity = "{\"id\": \"1\", \"title\": \"T\", \"my_ext\": \"a\"}";
    calls.rest(A, "POST", "/activitystreams/@me/@self", activity);
    calls.rest(A, "PUT", one + "?fields=my_ext", "{\"my_ext\": \"b\"}");
    JsonPath changed = calls.rest(A, "GET", one);
    assertThat(changed.getString("my_ext")).isEqualTo("b");
    assertThat(changed.getString("title")).isEqualTo("T");
  }

  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void areCreatedReadChangedAndDeletedByRpc(String service) {
    String activity = "{\"userId\": \"@me\", \"activity\": {\"title\": \"T\"}}";
    String id = calls.rpc(A, service + ".create", activity).getString("id");
    String named = "{\"userId\": [\"@me\"], \"activityId\": \"%s\"}".formatted(id);
    assertThat(calls.rpc(A, service + ".get", named).getString("title")).isEqualTo("T");
    assertThat(calls.rpc(A, service + ".get", "{}").getInt("totalResults")).isEqualTo(1);
    calls.rpc(
        A, service + ".update", "{\"activity\": {\"id\": \"%s\", \"title\": \"U\"}}".formatted(id));
    assertThat(calls.rpc(A, service + ".get", named).getString("title")).isEqualTo("U");
    calls.rpc(A, service + ".delete", "{\"activity\": {\"id\": \"%s\"}}".formatted(id));
    assertRefused(404, () -> calls.rpc(A, service + ".get", named));
  }

  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void areFoundBySeveralIds(String service) {
    for (String id : new String[] {"1", "2", "3"}) {
      calls.rest(A, "POST", "/" + service + "/a/@self", "{\"id\": \"%s\"}".formatted(id));
    }
    JsonPath found = calls.rest(A, "GET", "/" + service + "/a/@self/@app/1,3,none");
    assertThat(found.<String>getList("list.id")).containsExactlyInAnyOrder("1", "3");
    assertThat(
            calls
                .rpc(A, service + ".get", "{\"activityIds\": [\"2\", \"3\"]}")
                .<String>getList("list.id"))
        .containsExactlyInAnyOrder("2", "3");
    calls.rest(A, "DELETE", "/" + service + "/a/@self/@app/1,2");
    assertThat(calls.rest(A, "GET", "/" + service + "/a/@self").<String>getList("list.id"))
        .containsExactly("3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void areCreatedOnceByOneRequestId(String service) {
    String target = "/" + service + "/@me/@self?requestId=r1";
    JsonPath first = calls.rest(A, "POST", target, "{\"title\": \"T\"}");
    JsonPath again = calls.rest(A, "POST", target, "{\"title\": \"other\"}");
    assertThat(again).hasToString(first.toString());
    assertThat(calls.rest(A, "GET", "/" + service + "/@me/@self").getInt("totalResults"))
        .isEqualTo(1);
    calls.rpc(A, service + ".create", "{\"requestId\": \"r2\", \"activity\": {\"title\": \"T\"}}");
    assertThat(calls.rest(A, "GET", "/" + service + "/@me/@self").getInt("totalResults"))
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"actor\": []}",
        "{\"actor\": [{\"id\": \"a\"}]}",
        "{\"actor\": \"a\"}",
        "{\"actor\": 1}",
        "{\"object\": []}",
        "{\"target\": [{\"id\": \"a\"}]}",
        "{\"generator\": \"x\"}",
        "{\"provider\": true}",
        "{\"icon\": \"x\"}"
      })
  void areRefusedWhereAnObjectIsNone(String body) {
    String own = "/activitystreams/a/@self";
    assertRefused(400, () -> calls.rest(A, "POST", own, body));
    assertThat(calls.rest(A, "GET", own).getInt("totalResults")).isZero();
  }

  /** By the moment, whatever its zone: each of these is an hour before the next. */
  @Test
  void areOrderedByTheMomentOfTheirPublication() {
    List<String> moments =
        List.of(
            "2010-05-01T13:15:00+05:45",
            "2010-05-01T08:30:00Z",
            "2010-05-01T09:30:00",
            "2010-05-01T00:30:00-1000",
            "2010-05-02");
    for (int i : new int[] {3, 0, 4, 2, 1}) {
      calls.rest(
          A,
          "POST",
          "/activitystreams/@me/@self",
          "{\"id\": \"m" + (4 - i) + "\", \"published\": \"" + moments.get(i) + "\"}");
    }
    JsonPath found =
        calls.rest(
            A, "GET", "/activitystreams/@me/@self?sortBy=published&sortOrder=ascending&count=9");
    assertThat(found.getList("list.id")).containsExactly("m4", "m3", "m2", "m1", "m0");
    assertThat(found.getList("list.published")).isEqualTo(moments);
  }

  @Test
  void areReadFromXml() {
    BeanConverter xml = xml();
    String entry =
        "<activityEntry><title>T &amp; U</title><actor><displayName>Ann</displayName></actor>"
            + "<object><id>o</id></object></activityEntry>";
    String id = calls.rest(A, "POST", "/activitystreams/@me/@self", entry, xml).getString("id");
    JsonPath read = calls.rest(A, "GET", "/activitystreams/@me/@self/@app/" + id);
    assertThat(read.getString("title")).isEqualTo("T & U");
    assertThat(read.getString("actor.displayName")).isEqualTo("Ann");
    assertThat(read.getString("object.id")).isEqualTo("o");
    String activity = "<activity><title>T</title><priority>0.5</priority></activity>";
    String old = calls.rest(A, "POST", "/activities/@me/@self", activity, xml).getString("id");
    String changed = "<activity><id>%s</id><body>B</body></activity>".formatted(old);
    calls.rest(A, "PUT", "/activities/@me/@self", changed, xml);
    assertThat(calls.rest(A, "GET", "/activities/@me/@self/@app/" + old).getString("body"))
        .isEqualTo("B");
  }

  @Test
  void areWrittenAsXmlAndAtom() {
    post("a", "{\"title\": \"T <1>\", \"object\": {\"summary\": \"S\", \"url\": \"u\"}}");
    var list = list(A, "@self", null, null, "a");
    assertThat(xml().convertToString(list)).contains("<title>T &lt;1&gt;</title>");
    assertThat(atom().convertToString(list)).contains("<feed").contains("T &lt;1&gt;");
  }

  @ParameterizedTest
  @ValueSource(strings = {"activities", "activitystreams"})
  void areNotReadFromWhatIsNoActivity(String service) {
    String own = "/" + service + "/@me/@self";
    for (String body :
        new String[] {
          "", "  ", "[]", "1", "\"x\"", "{", "{\"title\": ", "{\"id\": {\"x\": 1}, \"title\": ]"
        }) {
      assertRefused(400, () -> calls.rest(A, "POST", own, body));
      assertRefused(400, () -> calls.rest(A, "PUT", own + "/@app/1", body));
    }
    assertRefused(400, () -> calls.rest(A, "POST", own, "<activity><title>", xml()));
    assertRefused(
        415,
        () -> calls.rest(A, "POST", own, "<entry><id>1</id><content>x</content></entry>", atom()));
    assertRefused(400, () -> calls.rest(A, "PUT", own, "{\"title\": \"no id\"}"));
    assertRefused(404, () -> calls.rest(A, "PUT", own + "/@app/1", "{\"id\": \"2\"}"));
    assertRefused(400, () -> calls.rest(A, "PUT", own + "/@app/1,2", "{}"));
    assertRefused(400, () -> calls.rest(A, "POST", own + "/@app/1", "{}"));
    assertRefused(400, () -> calls.rest(A, "DELETE", own));
    assertRefused(400, () -> calls.rest(A, "GET", "/" + service + "/a,b/@self/@app/1"));
    assertRefused(400, () -> calls.rest(A, "POST", "/" + service + "/a,b/@self", "{}"));
    assertThat(calls.rest(A, "GET", own).getInt("totalResults")).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "activitystreams | {\"actor\": \"a\", \"object\": \"o\"}",
        "activitystreams | {\"object\": {\"attachments\": {}}}",
        "activitystreams | {\"icon\": {\"width\": \"wide\"}}",
        "activities | {\"priority\": \"high\"}",
        "activities | {\"mediaItems\": \"none\"}",
        "activities | {\"updated\": \"yesterday\"}",
        "activities | {\"priority\": \"NaN\"}",
        "activities | {\"priority\": 1.5e300}",
        "activities | {\"mediaItems\": [{\"location\": {\"latitude\": \"-Infinity\"}}]}",
        "activities | {\"extra\": 1e999}",
        "activitystreams | {\"extra\": {\"list\": [1, -1e999]}}"
      })
  void areNotTakenWithFieldsOfWrongTypes(String service, String body) {
    assertRefused(400, () -> calls.rest(A, "POST", "/" + service + "/@me/@self", body));
    assertThat(calls.rest(A, "GET", "/" + service + "/@me/@self").getInt("totalResults")).isZero();
  }

  @Test
  void haveNoFieldsOfWhatIsNull() {
    JsonPath entry =
        calls.rest(
            A,
            "POST",
            "/activitystreams/@me/@self",
            """
            {"title": null, "x": [null, [null], {"y": null}], "to": [null],
             "object": {"tags": [null], "attachments": [null, {"id": "i"}]}}
            """);
    assertThat(entry.getString("title")).isNull();
    assertThat(entry.getList("x")).containsExactly(List.of(), Map.of());
    assertThat(entry.getList("to")).isEmpty();
    assertThat(entry.getList("object.tags")).isEmpty();
    assertThat(entry.getList("object.attachments.id")).containsExactly("i");
    JsonPath activity =
        calls.rest(
            A,
            "POST",
            "/activities/@me/@self",
            "{\"title\": \"t\", \"mediaItems\": [null, {\"url\": \"u\"}]}");
    assertThat(activity.getList("mediaItems.url")).containsExactly("u");
  }

  @Test
  void haveTheFieldsOfTheConfiguration() {
    assertThat(calls.rest(A, "GET", "/activities/@supportedFields").<String>getList(""))
        .containsExactly("id", "body");
    assertThat(calls.rest(A, "GET", "/activitystreams/@supportedFields").<String>getList(""))
        .containsExactly("id", "verb");
  }

  private XmlBeanConverter xml() {
    return new XmlBeanConverter(configuration(), calls.part(BeanJsonConverter.class));
  }

  private BeanConverter atom() {
    return new AtomBeanConverter(xml(), calls.part(BeanJsonConverter.class));
  }

  private XStreamConfiguration configuration() {
    return new XStream081Configuration(calls.part(Injector.class));
  }
}
