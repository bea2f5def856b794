package io.shindigneo4j.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The notes of a release, cut from the change log")
class ChangelogTest {

  private static final Changelog CHANGELOG =
      Changelog.of(
          """
          # Changes

          ## 0.2.0 (not released)

          - Later.

          ## 0.1.10 (2026-12-24)

          - A client: [clients/python](clients/python/README.md#use), by
            [Python](https://www.python.org/).

          ## 0.1.1 (2026-12-01)

          ## 0.1.0 (2026-11-30)

          - First.
          """);

  @Test
  void areTheSectionOfTheVersionAloneWithoutLinksToPages() {
    assertThat(CHANGELOG.notes("0.1.10"))
        .isEqualTo(
            """
            # shindig-neo4j 0.1.10 (2026-12-24)

            - A client: clients/python, by
              [Python](https://www.python.org/).
            """);
    assertThat(CHANGELOG.notes("0.1.0")).endsWith("\n\n- First.\n");
  }

  @Test
  void areRefusedWhereThereIsNothingToSay() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CHANGELOG.notes("0.1"))
        .withMessage("CHANGELOG.md has no section 0.1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CHANGELOG.notes("0.1.1"))
        .withMessage("CHANGELOG.md says nothing of 0.1.1");
  }

  @Test
  void haveADayOnceTheVersionIsReleased() {
    assertThat(CHANGELOG.isDated("0.1.10")).isTrue();
    assertThat(CHANGELOG.isDated("0.2.0")).isFalse();
    assertThat(CHANGELOG.isDated("0.3.0")).isFalse();
  }
}
