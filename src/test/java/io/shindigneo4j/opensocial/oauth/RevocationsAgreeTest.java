package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
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

@DisplayName("Native and Cypher make the same of revocations, and answer the same")
@ExtendWith(SharedGraphServer.class)
class RevocationsAgreeTest {

  private static final int CALLS = 40;

  @Seeds(exhaustive = 6)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes = new BothModes(server, driver -> {}, List.of());
    RandomCases.check(seed, random -> modes.assertAgree(calls(random)));
  }

  private static List<Call<?>> calls(RandomGenerator random) {
    return Stream.<Call<?>>generate(() -> random.nextInt(3) == 0 ? list(random) : add(random))
        .limit(CALLS)
        .toList();
  }

  private static Call<?> list(RandomGenerator random) {
    return new Call<>(RevocationOperations.LIST, new ListRevocations(random.nextInt(CALLS)));
  }

  /** Of few subjects, at times that go forth and back. */
  private static Call<?> add(RandomGenerator random) {
    RevocationKind[] kinds = RevocationKind.values();
    RevocationKind kind = kinds[random.nextInt(kinds.length)];
    String subject = kind == RevocationKind.ALL ? "" : "ä:" + random.nextInt(3);
    return new Call<>(
        RevocationOperations.ADD,
        new AddRevocation(kind, subject, random.nextInt(9), expires(random)));
  }

  private static Long expires(RandomGenerator random) {
    return random.nextInt(4) == 0 ? null : Long.valueOf(random.nextInt(9));
  }
}
