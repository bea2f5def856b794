package io.shindigneo4j.web.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The claim that has the id of a person")
class PersonClaimTest {

  @ParameterizedTest
  @CsvSource({
    "sub, ada,, true",
    "sub, '',, false",
    "sub, ' ',, false",
    "sub, ada, false, false",
    "email, a@b.example, true, true",
    "email, a@b.example, false, false",
    "email, a@b.example,, false",
    "phone_number, +43 1 1,, false",
    "phone_number, +43 1 1, true, true",
  })
  void isTakenIfTheProviderAnswersForIt(
      String claim, String value, Boolean verified, boolean taken) {
    Map<String, Object> claims = new HashMap<>(Map.of(claim, value));
    if (verified != null) {
      claims.put(claim + "_verified", verified);
    }
    assertThat(new PersonClaim(claim).of(claims))
        .isEqualTo(taken ? Optional.of(value) : Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({"true", "1"})
  void isText(Object verified) {
    assertThat(new PersonClaim("sub").of(Map.of("sub", 17L))).isEmpty();
    assertThat(new PersonClaim("email").of(Map.of("email", "a@b", "email_verified", verified)))
        .isEmpty();
  }
}
