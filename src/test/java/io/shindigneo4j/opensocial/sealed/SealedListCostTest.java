package io.shindigneo4j.opensocial.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.ListSealed;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A page of what is encrypted costs the same, wherever it is and however much there is")
@ExtendWith(SharedGraphServer.class)
class SealedListCostTest {

  private static final int SOME = 200;
  private static final int MANY = 4_000;
  private static final Set<SealedKind> KINDS = EnumSet.complementOf(EnumSet.of(SealedKind.SERVICE));

  private static final Percentage TOLERANCE = Percentage.withPercentage(10);

  private static final String CREATE =
      """
      UNWIND range(10001, 10000 + $count) AS i
      CREATE (:OAuthClient {id: 'i' + i, sealedSecret: 'old.s'}),
        (:OAuthRequestToken {hash: 'i' + i, sealedSecret: 'old.s'}),
        (:OAuthToken {hash: 'i' + i, sealedSecret: 'old.s'}),
        (:Person {id: 'i' + i})-[:HAS_GADGET_TOKEN]->
          (:GadgetToken {service: 's', name: 'n', sealed: 'old.s'})
      """;

  @Test
  void inStoreReads(GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    fill(server, SOME);
    Map<SealedKind, Long> few = new EnumMap<>(SealedKind.class);
    KINDS.forEach(kind -> few.put(kind, reads(database, kind, 1)));
    fill(server, MANY);
    for (SealedKind kind : KINDS) {
      for (int after : new int[] {1, MANY / 2, MANY - 50}) {
        assertThat(reads(database, kind, after))
            .as("%s", kind)
            .isPositive()
            .isCloseTo(few.get(kind), TOLERANCE);
      }
    }
  }

  private static long reads(GraphDatabaseService database, SealedKind kind, int after) {
    return StoreReads.ofCypher(
        database,
        CypherFiles.text(SealedOperations.LIST.name()),
        CypherFiles.parameters(page(kind, after)));
  }

  private static void fill(GraphServer server, int count) {
    server.clear();
    server.database("neo4j").executeTransactionally(CREATE, Map.of("count", count));
    server.forgetPlans();
  }

  private static Map<String, Object> page(SealedKind kind, int after) {
    String id = "i" + (10_000 + after);
    List<String> last = kind == SealedKind.GADGET_TOKEN ? List.of(id, "s", "n") : List.of(id);
    return SealedOperations.LIST.toMap(new ListSealed(kind, "new", last, 20));
  }
}
