package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.groups.SocialGroup;
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
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;

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
        String answer = calls.xml(Tokens.viewer("ann"), address + fields);
        String element =
            answer.substring(
                answer.indexOf('>', answer.indexOf("<response")) + 1,
                answer.lastIndexOf("</response>"));
        calls.rest(
            Tokens.viewer("ann"), "PUT", address, element, calls.part(XmlBeanConverter.class));
        assertThat(whole(address)).as(address + fields + element).isEqualTo(before);
      }
    }
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
