package io.shindigneo4j.opensocial.appdata;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataOfPerson;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.Tokens;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Application data")
class AppDataServiceTest extends AppDataContract {

  private static final SecurityToken B = Tokens.viewer("b");
  private static final SecurityToken D = Tokens.viewer("d");

  @BeforeEach
  void someData() {
    put(A, Map.of("count", "1", "size", 100));
    put(B, Map.of("count", "2"));
    put(D, Map.of("count", "4"));
  }

  @Test
  void areThoseOfAPersonAllOfThemOrSomeKeys() {
    assertThat(own(A)).isEqualTo(Map.of("count", "1", "size", 100));
    assertThat(own(A, "size")).isEqualTo(Map.of("size", 100));
    assertThat(own(A, "size", "none", "'}) DETACH DELETE n //")).isEqualTo(Map.of("size", 100));
    assertThat(own(A, "none")).isEmpty();
    assertThat(own(A, "@all")).hasSize(2);
    assertThat(own(A, "*")).hasSize(2);
    assertThat(get(A, "@self", "@me")).containsOnlyKeys("a");
  }

  @Test
  void areThoseOfFriendsEvenWhereThereAreNone() {
    assertThat(get(A, "@friends", "a")).isEqualTo(Map.of("b", Map.of("count", "2"), "c", Map.of()));
    assertThat(get(A, "@friends", "a").keySet()).containsExactly("b", "c");
    assertThat(get(A, "@friends", Set.of("count"), "a")).containsOnlyKeys("b", "c");
  }

  @Test
  void areThoseOfSeveralPeopleInTheirOrder() {
    assertThat(get(A, "@self", "c", "b", "a", "nobody").keySet()).containsExactly("c", "b", "a");
  }

  /** Whoever asks whether there are any has no use for a megabyte. */
  @Test
  void areToldByTheirKeysAlone() {
    PeopleSelector own =
        new PeopleSelector(List.of("a"), PeopleRelation.SELF, null, Viewpoint.of("a"));
    GetAppData keys = new GetAppData(own, A.getAppId(), List.of("size", "none"), true);
    assertThat(
            Answers.get(new OperationRunner(driver, mode).run(AppDataOperations.GET, keys))
                .people())
        .containsExactly(new AppDataOfPerson("a", List.of(new AppDataEntry("size", ""))));
  }

  @Test
  void areThoseOfEverybodyInReach() {
    assertThat(get(A, "@all", "a").keySet()).containsExactly("a", "b", "c");
  }

  @Test
  @DefectOfPredecessor("App data ignores the group")
  void areThoseOfAGroupInReach() {
    assertThat(get(A, "g", "a")).isEqualTo(Map.of("a", own(A), "c", Map.of()));
    assertThat(get(A, "none", "a")).isEmpty();
    assertRefused(400, () -> get(A, "@deleted", "a"));
  }

  @Test
  void keepOtherKeysWhenSomeAreSet() {
    put(A, Map.of("count", "5", "new", true));
    assertThat(own(A)).isEqualTo(Map.of("count", "5", "size", 100, "new", true));
  }

  @Test
  void areLimitedToTheFieldsWhereAnUpdateNamesSome() {
    put(A, Map.of("count", 5, "other", 6), "count", "size");
    assertThat(own(A)).isEqualTo(Map.of("count", 5));
    put(A, Map.of("other", 6), "@all");
    assertThat(own(A)).isEqualTo(Map.of("count", 5, "other", 6));
  }

  @Test
  void mayBeUpdatedWithoutFields() {
    Answers.get(
        service.updatePersonData(
            UserId.fromJson("a"), new GroupId("@self"), null, null, Map.of("x", 1), A));
    assertThat(own(A)).hasSize(3);
    put(A, Map.of());
    assertThat(own(A)).hasSize(3);
  }

  @Test
  void areDeletedByKey() {
    delete(A, "a", "count", "none");
    assertThat(own(A)).isEqualTo(Map.of("size", 100));
    delete(A, "a", "count");
    assertThat(own(A)).isEqualTo(Map.of("size", 100));
    assertThat(own(B)).isEqualTo(Map.of("count", "2"));
  }

  @Test
  void areDeletedAllWhereNoKeyIsNamed() {
    delete(A, "@me");
    assertThat(own(A)).isEmpty();
    assertThat(own(B)).hasSize(1);
    assertThat(count("(:AppDataValue)")).isEqualTo(2);
  }

  @Test
  void areAnsweredWhenTheyAreRemoved() {
    assertThat(
            Answers.get(
                    service.removePersonData(
                        UserId.fromJson("a"), new GroupId("@self"), null, Set.of("size", "no"), A))
                .getEntry())
        .isEqualTo(Map.of("a", Map.of("size", 100)));
  }

  @Test
  void areReplacedInPlace() {
    put(A, Map.of("count", "x"));
    put(A, Map.of("count", "y"));
    assertThat(count("(:Person {id: 'a'})-[:HAS_APP_DATA]->()-[:HAS_VALUE]->({key: 'count'})"))
        .isEqualTo(1);
  }

  @Test
  void ofAnUnknownPersonAreNotFound() {
    SecurityToken nobody = Tokens.viewer("nobody");
    assertRefused(404, () -> own(nobody));
    assertRefused(404, () -> put(nobody, Map.of("x", 1)));
    assertRefused(404, () -> delete(nobody, "nobody"));
    assertThat(get(nobody, "@friends", "nobody")).isEmpty();
  }

  @Test
  void areWrittenForThePersonAloneAndNotForAGroup() {
    UserId a = UserId.fromJson("a");
    GroupId friends = new GroupId("@friends");
    assertRefused(
        400, () -> service.updatePersonData(a, friends, null, Set.of(), Map.of("x", 1), A));
    assertRefused(400, () -> service.deletePersonData(a, friends, null, Set.of(), A));
    assertThat(own(A)).hasSize(2);
  }

  @Test
  void ofNobodyAreNone() {
    assertThat(
            Answers.get(
                    service.getPersonData(
                        Collections.emptySet(), new GroupId("@self"), null, Set.of(), A))
                .getEntry())
        .isEmpty();
  }
}
