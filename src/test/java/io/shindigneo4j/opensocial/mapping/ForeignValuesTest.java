package io.shindigneo4j.opensocial.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.people.ForeignProfile;
import io.shindigneo4j.schema.people.PersonDetail;
import java.math.BigDecimal;
import java.sql.Date;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.shindig.social.opensocial.model.Person;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Values from elsewhere")
class ForeignValuesTest {

  private final ForeignProfile profile = new ForeignProfile();

  @Test
  void becomeWhatAFieldTakes() {
    profile.add(PersonDetail.EMAILS, Map.of("value", "a@example.org", "primary", 1));
    profile.set("age", "33");
    profile.set("utcOffset", new BigDecimal("60"));
    profile.set("bodyType.height", 2);
    profile.set("children", 3);
    profile.set("gender", "FEMALE");
    profile.set("smoker.value", "no");
    profile.set("hasApp", "TRUE");
    profile.set("books", "one");
    profile.set("movies", Arrays.asList("a", null, 7));
    profile.set("lookingFor", List.of("dating"));
    Person person = profile.person();
    assertThat(profile.refused()).isEmpty();
    assertThat(person.getAge()).isEqualTo(33);
    assertThat(person.getUtcOffset()).isEqualTo(60);
    assertThat(person.getBodyType().getHeight()).isEqualTo(2f);
    assertThat(person.getChildren()).isEqualTo("3");
    assertThat(person.getGender()).isEqualTo(Person.Gender.female);
    assertThat(person.getSmoker().getDisplayValue()).isEqualTo("No");
    assertThat(person.getHasApp()).isTrue();
    assertThat(person.getBooks()).containsExactly("one");
    assertThat(person.getMovies()).containsExactly("a", "7");
    assertThat(person.getLookingFor()).hasSize(1);
    assertThat(person.getEmails().get(0).getPrimary()).isTrue();
  }

  @Test
  void areRefusedWhereNoFieldTakesThem() {
    profile.add(PersonDetail.EMAILS, Map.of("value", "a@example.org", "colour", "red"));
    profile.set("age", "old");
    profile.set("gender", "unheard");
    profile.set("drinker.value", "odd");
    profile.set("birthday", "soon");
    profile.set("bodyType.height", Double.NaN);
    profile.set("shoeSize", 42);
    profile.set("nickname", null);
    assertThat(profile.refused())
        .containsExactly(
            "age",
            "gender",
            "drinker.value",
            "birthday",
            "bodyType.height",
            "shoeSize",
            "emails.colour");
    assertThat(profile.person().getDrinker()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1975-12-01",
        "1975-12-01T00:00:00Z",
        "1975-12-01T00:00:00.000Z",
        "1975-12-01 00:00:00.0",
        "1975-12-01T01:00:00+01:00",
        "186624000000"
      })
  void nameMoments(String text) {
    assertThat(ForeignValues.time(text)).hasValue(Instant.parse("1975-12-01T00:00:00Z"));
  }

  @Test
  void nameMomentsAsDatabasesDo() {
    Instant day = Instant.parse("1975-12-01T00:00:00Z");
    assertThat(ForeignValues.time(Date.valueOf("1975-12-01"))).hasValue(day);
    assertThat(ForeignValues.time(LocalDate.of(1975, 12, 1))).hasValue(day);
    assertThat(ForeignValues.time(LocalDateTime.of(1975, 12, 1, 0, 0))).hasValue(day);
    assertThat(ForeignValues.time(Timestamp.from(day))).hasValue(day);
    assertThat(ForeignValues.time(day.toEpochMilli())).hasValue(day);
    assertThat(ForeignValues.time(null)).isEmpty();
    assertThat(ForeignValues.time("soon")).isEmpty();
    assertThat(ForeignValues.time(List.of())).isEmpty();
  }
}
