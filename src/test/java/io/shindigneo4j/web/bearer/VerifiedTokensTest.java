package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.Scopes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerifiedTokensTest {

  private final Map<String, AccessToken> known = new HashMap<>();
  private final List<String> asked = new ArrayList<>();
  private static final String HERE = "192.0.2.1";

  private final Map<String, AccessToken> atLeader = new HashMap<>();
  private final List<String> askedAtLeader = new ArrayList<>();
  private final Set<String> revokedGrants = new HashSet<>();
  private Instant now = Jwts.NOW;

  private final VerifiedTokens tokens =
      new VerifiedTokens(
          List.of(new Place("x"), new Place("y")),
          token -> revokedGrants.contains(token.grant()),
          () -> now);

  /** Knows tokens that begin with a letter. */
  private final class Place implements AccessTokens {

    private final String letter;

    Place(String letter) {
      this.letter = letter;
    }

    @Override
    public boolean mayKnow(String token) {
      return token.startsWith(letter);
    }

    @Override
    public Optional<AccessToken> find(String token) {
      asked.add(token);
      return Optional.ofNullable(known.get(token));
    }

    @Override
    public boolean mayMissYoungTokens() {
      return true;
    }

    @Override
    public Optional<AccessToken> findAtLeader(String token) {
      askedAtLeader.add(token);
      return Optional.ofNullable(atLeader.get(token));
    }
  }

  private void know(String token, String grant) {
    known.put(
        token,
        new AccessToken("client", "ann", Scopes.UNLIMITED, grant, now, now.plusSeconds(100)));
  }

  @Test
  void areLookedForOnceWhereTheyMayBe() throws Exception {
    know("x1", "g1");
    know("y1", "g2");
    for (int i = 0; i < 3; i++) {
      assertThat(tokens.find("x1", HERE).orElseThrow().grant()).isEqualTo("g1");
      assertThat(tokens.find("y1", HERE).orElseThrow().grant()).isEqualTo("g2");
    }
    assertThat(asked).containsExactly("x1", "y1");
    assertThat(tokens.find("z1", HERE)).isEmpty();
    assertThat(asked).hasSize(2);
  }

  @Test
  void thatAreNotValidAreNotRemembered() throws Exception {
    assertThat(tokens.find("x1", HERE)).isEmpty();
    know("x1", "g1");
    assertThat(tokens.find("x1", HERE)).isPresent();
  }

  @Test
  void endWhenTheyExpire() throws Exception {
    know("x1", "g1");
    assertThat(tokens.find("x1", HERE)).isPresent();
    now = now.plusSeconds(100);
    assertThat(tokens.find("x1", HERE)).isEmpty();
  }

  @Test
  void endWhenTheyAreRevoked() throws Exception {
    know("x1", "g1");
    assertThat(tokens.find("x1", HERE)).isPresent();
    revokedGrants.add("g1");
    assertThat(tokens.find("x1", HERE)).isEmpty();
  }

  @Test
  void thatAreTooYoungForAFollowerAreFoundAtTheLeaderOnce() throws Exception {
    know("x1", "g1");
    atLeader.put("x1", known.remove("x1"));
    for (int i = 0; i < 3; i++) {
      assertThat(tokens.find("x1", HERE)).isPresent();
    }
    assertThat(askedAtLeader).containsExactly("x1");
  }

  @Test
  void thatNobodyKnowsAreAskedForAtTheLeaderOnce() throws Exception {
    for (int i = 0; i < 3; i++) {
      assertThat(tokens.find("x1", HERE)).isEmpty();
    }
    assertThat(askedAtLeader).containsExactly("x1");
    assertThat(asked).hasSize(3);
  }

  @Test
  void thatAnAddressMakesUpAreNoLoadForTheLeader() throws Exception {
    for (int i = 0; i < 1_000; i++) {
      assertThat(tokens.find("x" + i, HERE)).isEmpty();
    }
    assertThat(askedAtLeader).hasSizeLessThan(20);
    know("xNew", "g1");
    atLeader.put("xNew", known.remove("xNew"));
    assertThat(tokens.find("xNew", "192.0.2.2")).isPresent();
  }
}
