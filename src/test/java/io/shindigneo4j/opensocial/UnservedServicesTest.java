package io.shindigneo4j.opensocial;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.shindig.social.opensocial.spi.AppDataService;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A service that the graph does not serve yet")
class UnservedServicesTest {

  private final AppDataService service = UnservedServices.standIn(AppDataService.class);

  @Test
  void answersThatItIsNotImplemented() {
    assertRefused(
        501,
        () ->
            service.getPersonData(
                Set.of(), new GroupId("@self"), "app", Set.of(), Tokens.viewer("a")));
  }

  @Test
  void isAnObjectLikeOthers() {
    AppDataService other = UnservedServices.standIn(AppDataService.class);
    assertThat(List.of(other, service).indexOf(service)).isEqualTo(1);
    assertThat(new HashSet<>(List.of(service, other, service))).hasSize(2);
    assertThat(service).asString().contains("AppDataService");
  }
}
