package io.shindigneo4j.web.consent;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.Scopes;
import org.junit.jupiter.api.Test;

class ScopeWordsTest {

  @Test
  void existForEachScope() {
    assertThat(Scopes.known()).noneMatch(scope -> ScopeWords.of(scope).equals(scope));
  }
}
