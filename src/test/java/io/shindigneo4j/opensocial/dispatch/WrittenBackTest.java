package io.shindigneo4j.opensocial.dispatch;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.groups.SocialGroup;
import io.shindigneo4j.opensocial.people.SocialOrganization;
import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import io.shindigneo4j.testing.FilledBeans;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For each address, each format and each field, alone and together. */
@DisplayName("What a GET has given, a PUT of the same leaves as it is")
class WrittenBackTest extends HandlerContract {

  private static final String OWN = "/@me/@self";
  private static final List<String> TEXTS =
      List.of("a", " b ", "<&>", "\uD83D\uDE00", "a,b", "7", "null");

  private final List<String> addresses = new ArrayList<>();

  @BeforeEach
  void person() {
    graph("CREATE (:Person {id: 'bob'})");
  }

  private void fill(long seed) {
    Random random = new Random(seed);
    FilledBeans beans = new FilledBeans(random, () -> TEXTS.get(random.nextInt(TEXTS.size())), 3);
    SocialPerson person = beans.of(SocialPerson.class);
    person.setId("ann");
    person.setAppData(null);
    person.setOrganizations(List.of(beans.of(SocialOrganization.class)));
    post("/people", OWN, person);
    post("/groups", "/@me", beans.of(SocialGroup.class));
    String album = post("/albums", OWN, beans.of(AlbumImpl.class));
    post("/mediaItems", OWN + "/" + album, beans.of(MediaItemImpl.class));
    addresses.add("/people" + OWN);
  }

  private String post(String service, String place, Object bean) {
    String body = calls.part(BeanJsonConverter.class).convertToString(bean);
    String id = rest("ann", "POST", service + place, body).getString("id");
    if (!service.equals("/people")) {
      addresses.add(service + place + "/" + id);
    }
    return id;
  }

  @Seeds(exhaustive = 3)
  void asJson(long seed) {
    fill(seed);
    for (String address : addresses) {
      Map<String, Object> before = whole(address);
      for (String fields : fields(before)) {
        Map<String, Object> part = rest("ann", "GET", address + fields).getMap("");
        rest("ann", "PUT", address + fields, new JSONObject(part).toString());
        rest("ann", "PUT", address, new JSONObject(part).toString());
        assertThat(whole(address)).as(address + fields).isEqualTo(before);
      }
    }
  }

  @Seeds(exhaustive = 3)
  void asXml(long seed) {
    fill(seed);
    for (String address : addresses) {
      Map<String, Object> before = whole(address);
      for (String fields : fields(before)) {
        String element = element(address + fields);
        calls.rest(
            Tokens.viewer("ann"), "PUT", address, element, calls.part(XmlBeanConverter.class));
        assertThat(whole(address)).as(address + fields + element).isEqualTo(before);
      }
    }
  }

  private String element(String address) {
    String answer = calls.xml(Tokens.viewer("ann"), address);
    return answer.substring(
        answer.indexOf('>', answer.indexOf("<response")) + 1, answer.lastIndexOf("</response>"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "activities|{'title': 't', 'priority': 0.5, 'templateParams': {'a b': 'c'},"
            + " 'mediaItems': [{'type': 'image', 'url': 'u', 'mimeType': 'image/png'}]}",
        "activitystreams|{'title': ' t ', 'to': [{'objectType': 'person', 'id': 'b'}], 'n': 7,"
            + " 'x:y': '7', 'a_b': 'c', '1 a': {'<': '>'}, 'e': {}, 'l': [], 's': '', 'big': 9007199254740993,"
            + " 'object': {'id': 'o', 'tags': ['x'], 'flag': true, 'm': [[1], [2, 'b'], []],"
            + " 'upstreamDuplicates': [], 'downstreamDuplicates': ['d'], 'd': [1.5, {'a': [{}]}],"
            + " 'image': {'url': 'u', 'height': 7, 'alt': 'A'}, 'item': {'item': ['i']}},"
            + " 'openSocial': {'embed': {'context': {'k': [1, 2]}}}, 'target': {}}"
      })
  void ofAnActivityWithFieldsOfItsOwn(String service, String activity) {
    graph("CREATE (:Person {id: 'ann'})");
    String document = activity.replace('\'', '"');
    String id = rest("ann", "POST", "/" + service + OWN, document).getString("id");
    String address = "/" + service + OWN + "/@app/" + id;
    Map<String, Object> before = whole(address);
    rest("ann", "PUT", address, new JSONObject(before).toString());
    assertThat(whole(address)).isEqualTo(before);
    String element = element(address);
    calls.rest(Tokens.viewer("ann"), "PUT", address, element, calls.part(XmlBeanConverter.class));
    assertThat(whole(address)).as(element).isEqualTo(before);
  }

  @Test
  void ofAMessage() {
    graph("CREATE (:Person {id: 'ann'})");
    String message =
        "{'title': ' t ', 'body': '<b>', 'recipients': ['ann', 'bob'], 'type': 'notification',"
            + " 'urls': [{'value': 'http://example.org/', 'linkText': 'a', 'primary': true}]}";
    String id =
        rest("bob", "POST", "/messages/@me/@outbox", message.replace('\'', '"')).getString("id");
    String address = "/messages/@me/@inbox/" + id;
    Map<String, Object> before = message(address);
    assertThat(before).containsEntry("body", "<b>").containsKeys("urls", "type", "collectionIds");
    rest("ann", "PUT", address, new JSONObject(before).toString());
    assertThat(message(address)).isEqualTo(before);
    String answer = calls.xml(Tokens.viewer("ann"), address);
    String element =
        answer.substring(answer.indexOf("<message>"), answer.indexOf("</message>") + 10);
    assertThat(element).contains("<timeSent>2026-03-04T05:06:07.891Z</timeSent>");
    calls.rest(Tokens.viewer("ann"), "PUT", address, element, calls.part(XmlBeanConverter.class));
    assertThat(message(address)).as(element).isEqualTo(before);
  }

  /** Without the moment of its last update. */
  private Map<String, Object> message(String address) {
    Map<String, Object> message =
        new TreeMap<>(rest("ann", "GET", address).<String, Object>getMap("list[0]"));
    message.remove("updated");
    return message;
  }

  @Test
  void ofAppData() {
    graph("CREATE (:Person {id: 'ann'})");
    String address = "/appdata" + OWN + "/@app";
    String data = "{'n': 7, 't': '7', 'b': true, 'l': [1, 'a', {}], 'o': {'<': [null]}, 'e': ''}";
    rest("ann", "PUT", address, data.replace('\'', '"'));
    Map<String, Object> before = rest("ann", "GET", address).getMap("entry.ann");
    assertThat(before).containsEntry("n", 7).containsEntry("t", "7");
    rest("ann", "PUT", address, new JSONObject(before).toString());
    assertThat(rest("ann", "GET", address).getMap("entry.ann")).isEqualTo(before);
    String answer = calls.xml(Tokens.viewer("ann"), address);
    String entries = answer.substring(answer.indexOf("<value>") + 7, answer.lastIndexOf("</value"));
    calls.rest(
        Tokens.viewer("ann"),
        "PUT",
        address,
        "<appdata>" + entries + "</appdata>",
        calls.part(XmlBeanConverter.class));
    assertThat(rest("ann", "GET", address).getMap("entry.ann")).as(entries).isEqualTo(before);
  }

  @Test
  void asAWholeAnswerIsRefused() {
    fill(1);
    for (String service : List.of("/activities", "/activitystreams")) {
      String id = rest("ann", "POST", service + OWN, "{\"title\": \"t\"}").getString("id");
      addresses.add(service + OWN + "/@app/" + id);
    }
    for (String address : addresses) {
      Map<String, Object> before = whole(address);
      String entry = "{\"entry\": " + new JSONObject(before) + "}";
      String list = "{\"totalResults\": 1, \"list\": [" + new JSONObject(before) + "]}";
      String xml = calls.xml(Tokens.viewer("ann"), address);
      assertRefusedAsWhole(() -> rest("ann", "PUT", address, entry));
      assertRefusedAsWhole(() -> rest("ann", "PUT", address, list));
      assertRefusedAsWhole(
          () ->
              calls.rest(
                  Tokens.viewer("ann"), "PUT", address, xml, calls.part(XmlBeanConverter.class)));
      assertThat(whole(address)).isEqualTo(before);
    }
    assertRefused(
        400,
        () ->
            rpc(
                "ann",
                "activitystreams.create",
                "{userId: '@me', activity: {entry: {title: 't'}}}"));
    rest("ann", "PUT", "/appdata" + OWN + "/@app", "{\"entry\": {\"a\": \"b\"}}");
  }

  private static void assertRefusedAsWhole(ThrowingCallable call) {
    assertThatThrownBy(call)
        .hasMessageContaining("the body is a whole answer")
        .extracting("code")
        .isEqualTo(400);
  }

  private Map<String, Object> whole(String address) {
    return new TreeMap<>(rest("ann", "GET", address + "?fields=@all").<String, Object>getMap(""));
  }

  /** None, which stands for the usual ones, all, and each alone. */
  private static List<String> fields(Map<String, Object> whole) {
    return Stream.concat(
            Stream.of("", "?fields=@all"), whole.keySet().stream().map(each -> "?fields=" + each))
        .toList();
  }
}
