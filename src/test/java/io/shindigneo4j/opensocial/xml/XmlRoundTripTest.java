package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import io.shindigneo4j.opensocial.json.Moments;
import io.shindigneo4j.opensocial.people.SocialOrganization;
import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.testing.FilledBeans;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import java.util.TreeMap;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;
import org.joda.time.DateTimeZone;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("XML that was written is read as it was meant")
class XmlRoundTripTest {

  private static final List<String> TEXTS = List.of("a", " b ", "<&>", "\uD83D\uDE00", "a,b", "7");

  private final Injector injector = Guice.createInjector();
  private final BeanJsonConverter json = new BeanJsonConverter(injector);
  private final XmlBeanConverter xml =
      new XmlBeanConverter(new SocialXmlConfiguration(injector), json);

  @ParameterizedTest
  @ValueSource(
      classes = {
        Activity.class,
        ActivityEntry.class,
        Album.class,
        MediaItem.class,
        Message.class,
        MessageCollection.class,
        Person.class,
        SocialPerson.class
      })
  void forEachBeanAndField(Class<?> type) throws Exception {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      Object bean =
          new FilledBeans(random, () -> TEXTS.get(random.nextInt(TEXTS.size())), 3)
              .of(injector.getInstance(type).getClass());
      withoutWhatIsOnlyRead(bean);
      String written = xml.convertToString(Map.of("entry", bean));
      String inner =
          written.substring(
              written.indexOf('>', written.indexOf("<response")) + 1,
              written.lastIndexOf("</response>"));
      assertThat(inner).doesNotContain("java.", "apache");
      Object read = xml.convertToObject(inner, type);
      assertThat(json(read)).as(type.getName()).isEqualTo(json(bean));
    }
  }

  private static void withoutWhatIsOnlyRead(Object bean) {
    if (bean instanceof PersonImpl person) {
      person.setAppData(null);
      person.setIsOwner(false);
      person.setIsViewer(false);
    } else if (bean instanceof MessageImpl message) {
      message.setReplies(null);
    }
  }

  private String json(Object bean) throws Exception {
    return filled(new JSONObject(json.convertToString(bean))).toString();
  }

  /** In the order of names, without what has nothing in it, for which XML has no element. */
  private static Map<String, Object> filled(JSONObject document) {
    Map<String, Object> filled = new TreeMap<>();
    for (Iterator<?> names = document.keys(); names.hasNext(); ) {
      String name = (String) names.next();
      put(filled, name, document.opt(name));
    }
    return filled;
  }

  private static void put(Map<String, Object> filled, String name, Object value) {
    if (value instanceof JSONObject document) {
      Map<String, Object> inner = filled(document);
      if (!inner.isEmpty()) {
        filled.put(name, inner);
      }
    } else if (value instanceof JSONArray list) {
      for (int i = 0; i < list.length(); i++) {
        put(filled, name + '/' + i, list.opt(i));
      }
    } else if (value != JSONObject.NULL) {
      filled.put(name, value);
    }
  }

  /** XStream's own converter takes the zone of the server, whatever that is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1975-02-14T00:00:00.000Z",
        "0000-01-01T00:00:00.000Z",
        "-0044-03-15T00:00:00.000Z",
        "1500-03-01T12:00:00.001Z",
        "9999-12-31T23:59:59.999Z",
        "12026-11-30T00:00:00.000Z"
      })
  void withDatesAsInJson(String date) throws Exception {
    TimeZone before = TimeZone.getDefault();
    DateTimeZone joda = DateTimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
      DateTimeZone.setDefault(DateTimeZone.forID("America/New_York"));
      Person person = injector.getInstance(Person.class);
      person.setBirthday(Moments.read(date));
      XmlBeanConverter writer =
          new XmlBeanConverter(
              new SocialXmlConfiguration(injector), injector.getInstance(JsonBeanConverter.class));
      assertThat(writer.convertToString(Map.of("entry", person)))
          .contains("<birthday>" + date + "</birthday>");
      assertThat(writer.element(person)).contains("<birthday>" + date + "</birthday>");
      assertThat(injector.getInstance(JsonBeanConverter.class).convertToString(person))
          .contains(date);
      assertThat(
              writer
                  .convertToObject(
                      "<person><birthday>" + date + "</birthday></person>", Person.class)
                  .getBirthday())
          .isEqualTo(Moments.read(date));
    } finally {
      TimeZone.setDefault(before);
      DateTimeZone.setDefault(joda);
    }
  }

  @Test
  void withDatesOfOrganizationsInWords() {
    String sent =
        "<person><organizations><startDate>Spring 2009</startDate></organizations></person>";
    Injector injector =
        Guice.createInjector(
            new AbstractModule() {
              @Override
              protected void configure() {
                bind(Organization.class).to(SocialOrganization.class);
              }
            });
    BeanJsonConverter reader = injector.getInstance(JsonBeanConverter.class);
    SocialPerson person =
        new XmlBeanConverter(new SocialXmlConfiguration(injector), reader)
            .convertToObject(sent, SocialPerson.class);
    assertThat(xml.convertToString(Map.of("entry", person)))
        .contains("<startDate>Spring 2009</startDate>");
  }

  @Test
  void alsoIfAListIsInsideOfOneElement() {
    Person person =
        (Person)
            xml.convertToObject(
                "<person><accounts><account><domain>d</domain></account><account/></accounts>"
                    + "<tags><string>a</string><string>b</string></tags></person>",
                Person.class);
    assertThat(person.getAccounts()).hasSize(2).first().extracting("domain").isEqualTo("d");
    assertThat(person.getTags()).containsExactly("a", "b");
  }
}
