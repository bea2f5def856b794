package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.json.ApproximateDate;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.core.model.AddressImpl;
import org.apache.shindig.social.core.model.BodyTypeImpl;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.NameImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.ListField;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A profile is changed by its person")
class PersonUpdateTest extends PeopleContract {

  private final Person body = new PersonImpl();

  @BeforeEach
  void onePerson() {
    graph(
        """
        CREATE (a:Person {id: 'a', displayName: 'A', `name.formatted`: 'Mr A', `name.givenName`: 'Al',
          age: 3, tags: ['x', 'y'], thumbnailUrl: 'old.png', profileUrl: 'old'}), (b:Person {id: 'b'}),
          (a)-[:HAS_EMAIL {position: 0}]->(:Email {value: 'one', type: 'work', primary: true}),
          (a)-[:HAS_EMAIL {position: 1}]->(:Email {value: 'two'}),
          (a)-[:HAS_PHOTO {position: 0}]->(:Photo {value: 'old.png', type: 'Thumbnail'}),
          (a)-[:HAS_PHOTO {position: 1}]->(:Photo {value: 'b.png', type: 'other'}),
          (a)-[:HAS_URL {position: 0}]->(:Url {value: 'blog', linkText: 'my blog'}),
          (a)-[:HAS_URL {position: 1}]->(:Url {value: 'old', type: 'profile'}),
          (a)-[:FRIEND_OF]->(b)
        """);
  }

  @Test
  void fieldsThatAreNotNamedStay() {
    body.setAge(4);
    body.setEmails(fields("three"));
    Person expected = person("a");
    expected.setAge(4);
    expected.setEmails(fields("three"));
    expected.setUpdated(Date.from(NOW));
    assertThat(update())
        .usingRecursiveComparison()
        .ignoringFields("isOwner", "isViewer")
        .isEqualTo(expected);
    assertThat(person("a")).usingRecursiveComparison().isEqualTo(expected);
    assertThat(ids("@friends", ListOptions.none(), "a")).containsExactly("b");
  }

  @Test
  void datesOfOrganizationsMayBeWords() {
    Organization organization = new SocialOrganization();
    organization.setStartDate(ApproximateDate.read("Spring 2009"));
    organization.setEndDate(ApproximateDate.read("2010-02-03"));
    body.setOrganizations(List.of(organization));
    update();
    Organization stored = person("a").getOrganizations().get(0);
    assertThat(stored.getStartDate()).hasToString("Spring 2009");
    assertThat(stored.getEndDate()).isEqualTo("2010-02-03T00:00:00.000Z");
  }

  @Test
  void theAnswerIsMarkedAsTheViewers() {
    assertThat(update().getIsViewer()).isTrue();
  }

  @Test
  void theTimeOfTheUpdateIsSetWhateverTheBodySays() {
    body.setUpdated(new Date(0));
    assertThat(update().getUpdated()).isEqualTo(Date.from(NOW));
  }

  @Test
  void numbersThatJsonDoesNotHaveAreRefused() {
    for (float none : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
      body.setBodyType(new BodyTypeImpl());
      body.getBodyType().setHeight(none);
      assertRefused(400, this::update);
      body.setBodyType(null);
      body.setCurrentLocation(new AddressImpl());
      body.getCurrentLocation().setLatitude(none);
      assertRefused(400, this::update);
    }
  }

  @Test
  void listsAreReplacedWhole() {
    body.setTags(List.of("z"));
    body.setEmails(fields("three", "four", "five"));
    update();
    assertThat(person("a").getTags()).containsExactly("z");
    assertThat(values(person("a").getEmails())).containsExactly("three", "four", "five");
    assertThat(person("a").getEmails()).extracting("primary").containsOnlyNulls();
  }

  @Test
  void emptyListsEmptyTheField() {
    body.setTags(List.of());
    body.setEmails(List.of());
    update();
    assertThat(person("a").getTags()).isNullOrEmpty();
    assertThat(person("a").getEmails()).isNullOrEmpty();
  }

  @Test
  void objectsAreReplacedWhole() {
    body.setName(new NameImpl("Ms A"));
    update();
    assertThat(person("a").getName().getFormatted()).isEqualTo("Ms A");
    assertThat(person("a").getName().getGivenName()).isNull();
    body.setName(new NameImpl());
    update();
    assertThat(person("a").getName()).isNull();
  }

  @Test
  void theBodyCannotChangeTheId() {
    body.setId("b");
    body.setAge(9);
    assertThat(update().getId()).isEqualTo("a");
    assertThat(person("a").getAge()).isEqualTo(9);
    assertThat(person("b").getAge()).isNull();
  }

  @Test
  void aThumbnailAloneLeavesTheOtherPhotos() {
    body.setThumbnailUrl("new.png");
    update();
    assertThat(values(person("a").getPhotos())).containsExactly("b.png", "new.png");
    assertThat(person("a", "thumbnailUrl").getThumbnailUrl()).isEqualTo("new.png");
    assertThat(values(person("a").getEmails())).containsExactly("one", "two");
  }

  @Test
  void aProfileAddressAloneLeavesTheOtherUrls() {
    body.setProfileUrl("new");
    update();
    assertThat(values(person("a").getUrls())).containsExactly("blog", "new");
    assertThat(person("a", "profileUrl").getProfileUrl()).isEqualTo("new");
    assertThat(person("a").getUrls().get(0).getLinkText()).isEqualTo("my blog");
  }

  @Test
  void listsOfPhotosAndUrlsTakeTheirAddressesWithThem() {
    body.setPhotos(fields("c.png"));
    body.setUrls(new ArrayList<>(List.of(new UrlImpl("blog", null, "blog"))));
    update();
    assertThat(values(person("a").getPhotos())).containsExactly("c.png");
    assertThat(person("a").getThumbnailUrl()).isNull();
    assertThat(values(person("a").getUrls())).containsExactly("blog");
    assertThat(person("a", "profileUrl").getProfileUrl()).isNull();
  }

  @Test
  void aListWithTheThumbnailAmongOthersIsReplacedWhole() {
    body.setPhotos(fields("c.png"));
    body.setThumbnailUrl("new.png");
    update();
    assertThat(values(person("a").getPhotos())).containsExactly("c.png", "new.png");
    assertThat(person("a", "thumbnailUrl").getThumbnailUrl()).isEqualTo("new.png");
  }

  @Test
  @DefectOfPredecessor("Any token may edit anyone")
  void anybodyElseIsForbiddenToAndNothingChanges() {
    Person before = person("a");
    body.setAge(9);
    body.setEmails(List.of());
    assertRefused(403, () -> update("a", Tokens.viewer("b")));
    assertRefused(403, () -> update("a", Tokens.of("a", "b")));
    assertRefused(401, () -> update("a", Tokens.anonymous()));
    assertRefused(401, () -> update("@me", Tokens.anonymous()));
    assertThat(person("a")).usingRecursiveComparison().isEqualTo(before);
  }

  @Test
  void anUnknownPersonIsNotFoundAndNotMade() {
    assertRefused(404, () -> update("nobody", Tokens.viewer("nobody")));
    assertThat(ids("@all", ListOptions.none())).containsExactly("a", "b");
  }

  private Person update() {
    return update("@me", Tokens.viewer("a"));
  }

  private Person update(String user, SecurityToken token) {
    return Answers.get(service.updatePerson(UserId.fromJson(user), body, token));
  }

  private static List<ListField> fields(String... values) {
    return new ArrayList<>(
        Stream.of(values).map(value -> (ListField) new ListFieldImpl("type", value)).toList());
  }

  private static List<String> values(List<? extends ListField> entries) {
    return entries.stream().map(ListField::getValue).toList();
  }
}
