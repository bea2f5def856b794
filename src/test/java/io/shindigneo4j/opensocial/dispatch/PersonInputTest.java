package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import io.shindigneo4j.opensocial.json.Moments;
import io.shindigneo4j.opensocial.people.SocialOrganization;
import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.UnreadableInputException;
import java.time.Instant;
import java.util.Map;
import org.apache.shindig.gadgets.servlet.HttpRequestHandler;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.social.opensocial.model.Drinker;
import org.apache.shindig.social.opensocial.model.LookingFor;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.NetworkPresence;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a client sends of a person")
class PersonInputTest {

  private final InputJsonConverter converter =
      new InputJsonConverter(Guice.createInjector(new Beans()));

  private static final class Beans extends AbstractModule {
    @Override
    protected void configure() {
      bind(Organization.class).to(SocialOrganization.class);
    }
  }

  private Person person(String json) {
    return converter.convertToObject(json, SocialPerson.class);
  }

  @Test
  void mayHaveTheTextsOfOpenSocial251() {
    Person person =
        person(
            """
            {"gender": "undisclosed", "utcOffset": "-08:00", "drinker": "socially",
             "networkPresence": "away", "smoker": "now and then", "bodyType": "slim"}
            """);
    assertThat(person.getGender()).isNull();
    assertThat(person.getUtcOffset()).isEqualTo(-480);
    assertThat(person.getDrinker().getValue()).isEqualTo(Drinker.SOCIALLY);
    assertThat(person.getNetworkPresence().getValue()).isEqualTo(NetworkPresence.AWAY);
    assertThat(person.getSmoker().getValue()).isNull();
    assertThat(person.getSmoker().getDisplayValue()).isEqualTo("now and then");
    assertThat(person.getBodyType().getBuild()).isEqualTo("slim");
    assertThat(person("{\"gender\": \"UNDISCLOSED\"}").getGender()).isNull();
    assertThat(person("{\"gender\": \"FEMALE\"}").getGender()).isEqualTo(Person.Gender.female);
  }

  /** As a GET has them, which a client may put back. */
  @Test
  void mayHaveAppData() {
    assertThat(person("{\"appData\": {\"a\": \"1\", \"b\": 2, \"c\": [1]}}").getAppData())
        .containsKey("a");
  }

  /** A text or a list where Shindig's bean has the other; the parts of a choice in Core Data. */
  @Test
  void mayHaveTheOtherForms() {
    Person person =
        person(
            """
            {"lookingFor": "friends", "politicalViews": ["left", "green"],
             "networkPresence": ["AWAY"],
             "drinker": {"key": "YES", "displayvalue": "y"}}
            """);
    assertThat(person.getLookingFor())
        .extracting(Enum::getValue)
        .containsExactly(LookingFor.FRIENDS);
    assertThat(person.getPoliticalViews()).isEqualTo("left, green");
    assertThat(person.getNetworkPresence().getValue()).isEqualTo(NetworkPresence.AWAY);
    assertThat(person.getDrinker().getValue()).isEqualTo(Drinker.YES);
    assertThat(person.getDrinker().getDisplayValue()).isEqualTo("y");
    Person several = person("{\"lookingFor\": \"friends, dating\", \"children\": [\"a\", null]}");
    assertThat(several.getLookingFor())
        .extracting(Enum::getValue)
        .containsExactly(LookingFor.FRIENDS, LookingFor.DATING);
    assertThat(several.getChildren()).isEqualTo("a");
    Person none =
        person(
            """
            {"drinker": [], "smoker": "", "networkPresence": [null], "children": [null]}
            """);
    assertThat(none.getDrinker()).isNull();
    assertThat(none.getSmoker()).isNull();
    assertThat(none.getNetworkPresence()).isNull();
    assertThat(none.getChildren()).isNull();
    assertThat(person("{\"drinker\": {\"value\": \"yes\"}}").getDrinker().getValue())
        .isEqualTo(Drinker.YES);
    assertThat(person("{\"lookingFor\": {\"key\": \"FRIENDS\"}}").getLookingFor()).hasSize(1);
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> person("{\"drinker\": {\"value\": \"YES\", \"foo\": 1}}"))
        .withMessageContaining("drinker");
    Person words = person("{\"lookingFor\": \"a job\", \"networkPresence\": [\"a\", \"b\"]}");
    assertThat(words.getLookingFor()).extracting(Enum::getDisplayValue).containsExactly("a job");
    assertThat(words.getNetworkPresence().getDisplayValue()).isEqualTo("a, b");
  }

  /** OpenSocial Social Data 2.5.1, Organization: "Date or string". */
  @Test
  void mayHaveDatesOfOrganizationsInWords() {
    Organization organization =
        person(
                """
                {"organizations": [{"startDate": "Spring 2009", "endDate": "2010-02-03"}]}
                """)
            .getOrganizations()
            .get(0);
    assertThat(organization.getStartDate()).hasToString("Spring 2009");
    assertThat(organization.getEndDate()).isEqualTo("2010-02-03T00:00:00.000Z");
  }

  @Test
  void hasNothingWhereANullIs() {
    assertThat(
            person("{\"drinker\": {\"value\": \"SOCIALLY\", \"displayValue\": null}}")
                .getDrinker()
                .getDisplayValue())
        .isEqualTo(
            person("{\"drinker\": {\"value\": \"SOCIALLY\"}}").getDrinker().getDisplayValue());
    Person words = person("{\"drinker\": {\"value\": null, \"displayValue\": \"x\"}}");
    assertThat(words.getDrinker().getValue()).isNull();
    assertThat(words.getDrinker().getDisplayValue()).isEqualTo("x");
    String choices = "[{\"value\": null}, null, {}, {\"value\": \"DATING\"}, {\"value\": null}]";
    assertThat(person("{\"lookingFor\": " + choices + "}").getLookingFor())
        .singleElement()
        .extracting("value")
        .isEqualTo(LookingFor.DATING);
    assertThat(person("{\"lookingFor\": [{\"value\": null}]}").getLookingFor()).isEmpty();
    assertThat(person("{\"tags\": [null, \"a\"], \"name\": {\"givenName\": null}}").getTags())
        .containsExactly("a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "latitude|{\"id\": \"a\", \"addresses\": [{\"type\": \"A\", \"latitude\": \"north\"}]}",
        "birthday|{\"birthday\": \"Spring 2009\"}",
        "age|{\"nickname\": \"n\", \"age\": \"old\"}",
        "gender|{\"gender\": \"both\"}",
        "utcOffset|{\"utcOffset\": \"-08:xx\"}",
        "utcOffset|{\"utcOffset\": 7.5}",
        "age|{\"age\": 4294967300}",
        "hasApp|{\"hasApp\": \"yes\"}",
        "primary|{\"emails\": [{\"value\": \"a@b\", \"primary\": 1}]}",
        "birthday|{\"birthday\": 5}",
        "birthday|{\"birthday\": \"5\"}",
        "nickname|{\"nickname\": {\"a\": \"b\"}}",
        "status|{\"status\": [\"a\"]}",
        "pets|{\"pets\": [{\"a\": 1}]}",
        "name|{\"name\": \"Kim\"}"
      })
  void isRefusedByTheNameOfItsField(String field, String json) {
    assertThatExceptionOfType(UnreadableInputException.class)
        .isThrownBy(() -> person(json))
        .withMessage("the request cannot be read: " + field);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shoeSize|{\"shoeSize\": 43}",
        "label|{\"emails\": [{\"value\": \"a@b\", \"label\": \"home\"}]}",
        "middle|{\"name\": {\"middle\": \"M\"}}",
        "foo|{\"organizations\": [{\"address\": {\"foo\": null}}, {\"address\": {\"foo\": 1}}]}"
      })
  void isRefusedByTheNameOfAFieldThatThereIsNot(String field, String json) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(() -> person(json))
        .withMessage("the request cannot be read: there is no field " + field);
  }

  @Test
  void isTakenWhereItCanOnlyMeanOneThing() {
    Person person =
        person(
            """
            {"utcOffset": "-0800", "age": "7", "hasApp": "true", "emails": [{"primary": true}],
             "birthday": "1975", "profileSong": "http://example.org/s", "shoeSize": null,
             "children": ["Al", "Bo"], "pets": ["a cat"], "jobInterests": []}
            """);
    assertThat(person.getChildren()).isEqualTo("Al, Bo");
    assertThat(person.getPets()).isEqualTo("a cat");
    assertThat(person.getJobInterests()).isNull();
    assertThat(person.getUtcOffset()).isEqualTo(-480);
    assertThat(person.getAge()).isEqualTo(7);
    assertThat(person.getHasApp()).isTrue();
    assertThat(person.getEmails().get(0).getPrimary()).isTrue();
    assertThat(person.getBirthday()).isEqualTo("1975-01-01T00:00:00.000Z");
    assertThat(person.getProfileSong().getValue()).isEqualTo("http://example.org/s");
    assertThat(person("{\"utcOffset\": \"-480\"}").getUtcOffset()).isEqualTo(-480);
    assertThat(person("{\"utcOffset\": \"-720\"}").getUtcOffset()).isEqualTo(-720);
    assertThat(person("{\"utcOffset\": \"+1030\"}").getUtcOffset()).isEqualTo(630);
    assertThat(person("{\"utcOffset\": \"-08\"}").getUtcOffset()).isEqualTo(-480);
    assertThat(person("{\"utcOffset\": \"+14\"}").getUtcOffset()).isEqualTo(840);
    assertThat(person("{\"utcOffset\": \"-30\"}").getUtcOffset()).isEqualTo(-30);
    assertThat(person("{\"utcOffset\": \"Z\"}").getUtcOffset()).isZero();
    assertThat(person("{\"birthday\": \"19750214\"}").getBirthday())
        .isEqualTo("1975-02-14T00:00:00.000Z");
  }

  /** Such as osapi.http, whose calls have more than Shindig's bean. */
  @Test
  void isReadMoreStrictlyThanOtherCallsOfShindig() {
    HttpRequestHandler.HttpApiRequest call =
        converter.convertToObject(
            "{\"href\": \"http://e/\", \"userId\": \"@viewer\", \"body\": {\"a\": 1}, \"noCache\": \"1\"}",
            HttpRequestHandler.HttpApiRequest.class);
    assertThat(call.getBody()).isEqualTo("{\"a\":1}");
  }

  /** Social Data 2.5.1, MediaItem. */
  @Test
  void mayBeAMediaItemByTheNamesOfOpenSocial251() {
    MediaItem item =
        converter.convertToObject(
            "{\"album_id\": \"a\", \"mime_type\": \"image/png\", \"tags\": [\"x\", \"y\"],"
                + " \"file_size\": 7, \"tagged_people\": [\"ann\"], \"thumbnail_url\": \"t\"}",
            MediaItem.class);
    assertThat(item.getAlbumId()).isEqualTo("a");
    assertThat(item.getMimeType()).isEqualTo("image/png");
    assertThat(item.getTags()).isEqualTo("x, y");
    assertThat(item.getFileSize()).isEqualTo("7");
    assertThat(item.getTaggedPeople()).isEqualTo("ann");
    assertThat(item.getThumbnailUrl()).isEqualTo("t");
  }

  @Test
  void isRefusedInTheTimeOfItsSizeHoweverDeepItIs() {
    String address = "{\"organizations\":[".repeat(90) + "{\"startDate\":\"x\"}" + "]}".repeat(90);
    assertThatExceptionOfType(UnreadableInputException.class).isThrownBy(() -> person(address));
  }

  @Test
  void mayEndADayAt24() {
    assertThat(Moments.read("2016-12-31T24:00:00Z").toInstant())
        .isEqualTo(Instant.parse("2017-01-01T00:00:00Z"));
    assertThat(Moments.read("2016-12-31T24:00:00+02:00").toInstant())
        .isEqualTo(Instant.parse("2016-12-31T22:00:00Z"));
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> Moments.read("2016-12-31T24:00:01Z"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wall", "xself", "friends", "7friends"})
  void namesAGroupByAnyTextWithoutASign(String id) {
    InputRequestItem request =
        new InputRequestItem(Map.of("groupId", new String[] {id}), null, converter, converter);
    assertThat(request.getGroup().getType()).isEqualTo(GroupId.Type.objectId);
    assertThat(request.getGroup()).hasToString(id);
  }
}
