package io.shindigneo4j.opensocial.sealed;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.CountSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.ReplaceSealed;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
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

@DisplayName("Native and Cypher make the same of what is encrypted, and answer the same")
@ExtendWith(SharedGraphServer.class)
class SealedAgreeTest {

  private static final int CALLS = 30;

  /** The order of code points is not that of UTF-16. */
  private static final List<String> IDS = List.of("", "a", "ab", "B", "\uFB01", "😀");

  private static final List<String> KEYS = List.of("a", "ab", "b");

  /** Each kind has values of some ids, and nodes without a value. */
  private static final String GRAPH =
      """
      UNWIND range(0, size($ids) - 1) AS i
      WITH i, $ids[i] AS id, $keys[i % size($keys)] + '.0' AS sealed
      CREATE (:OAuthClient {id: id, sealedSecret: sealed}),
        (:OAuthRequestToken {hash: id, sealedSecret: sealed}),
        (:OAuthToken {hash: id, sealedSecret: CASE WHEN i % 3 > 0 THEN sealed END}),
        (person:Person {id: id})
      WITH person, i, id, sealed
      UNWIND $ids AS other
      CREATE (:GadgetService {id: id + '/' + other, gadget: id, name: other,
          sealedSecret: CASE WHEN other > id THEN sealed END}),
        (person)-[:HAS_GADGET_TOKEN]->(:GadgetToken {service: other, name: id, sealed: sealed})
      """;

  private RandomGenerator random;

  /** Both modes take the same steps, each on a graph of its own. */
  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes = new BothModes(server, SealedAgreeTest::prepare, List.of("HAS_GADGET_TOKEN"));
    RandomCases.check(
        seed,
        choices -> {
          random = choices;
          modes.assertAgree(Stream.<Call<?>>generate(this::call).limit(CALLS).toList());
        });
  }

  private static void prepare(GraphDriver driver) {
    driver.run(Statement.cypher(GRAPH).with("ids", IDS).with("keys", KEYS).writing()).join();
  }

  private Call<?> call() {
    SealedKind kind = any(List.of(SealedKind.values()));
    return switch (random.nextInt(4)) {
      case 0 -> new Call<>(SealedOperations.COUNT, new CountSealed(kind, any(KEYS)));
      case 1 ->
          new Call<>(
              SealedOperations.LIST,
              new ListSealed(
                  kind,
                  any(KEYS),
                  random.nextBoolean() ? List.of() : id(kind),
                  1 + random.nextInt(8)));
      default -> new Call<>(SealedOperations.REPLACE, new ReplaceSealed(kind, replacements(kind)));
    };
  }

  private List<SealedReplacement> replacements(SealedKind kind) {
    return Stream.generate(() -> id(kind))
        .limit(random.nextInt(5))
        .distinct()
        .map(id -> new SealedReplacement(id, sealed(), sealed()))
        .toList();
  }

  private List<String> id(SealedKind kind) {
    return switch (kind) {
      case CLIENT, REQUEST_TOKEN, TOKEN -> List.of(any(IDS));
      case SERVICE -> service(any(IDS), any(IDS));
      case GADGET_TOKEN -> held(any(IDS), any(IDS));
    };
  }

  /** One that is there, or at times none. */
  private List<String> service(String gadget, String name) {
    return List.of(gadget, name, random.nextInt(5) > 0 ? gadget + "/" + name : "none");
  }

  /** One that is there, or at times none. */
  private List<String> held(String person, String service) {
    return List.of(person, service, random.nextInt(5) > 0 ? person : "none");
  }

  private String sealed() {
    return any(KEYS) + "." + random.nextInt(2);
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
