package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.NonceOperations.UseNonce;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of nonces, and answer the same")
@ExtendWith(SharedGraphServer.class)
class NoncesAgreeTest {

  private static final int CALLS = 20;

  @Seeds(exhaustive = 6)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes = new BothModes(server, driver -> {}, List.of());
    RandomCases.check(seed, random -> modes.assertAgree(calls(random)));
  }

  private static List<Call<?>> calls(RandomGenerator random) {
    return Stream.<Call<?>>generate(() -> use(random)).limit(CALLS).toList();
  }

  private static Call<?> use(RandomGenerator random) {
    return new Call<>(
        NonceOperations.USE, new UseNonce("ä" + random.nextInt(CALLS / 2), random.nextInt(9)));
  }
}
