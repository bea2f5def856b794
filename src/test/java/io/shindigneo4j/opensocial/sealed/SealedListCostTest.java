package io.shindigneo4j.opensocial.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.execution.CypherFiles;
import io.shindigneo4j.schema.sealed.ListSealed;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.StoreReads;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A page of what is encrypted costs the same, wherever it is and however much there is")
@ExtendWith(SharedGraphServer.class)
class SealedListCostTest {

  private static final int SOME = 200;
  private static final int MANY = 4_000;
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

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SERVICE")
  void inStoreReadsNativelyAndInCypher(SealedKind kind, GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    fill(server, SOME);
    Map<String, Object> first = page(kind, 1);
    long natively = nativeReads(database, first);
    long byCypher = cypherReads(database, first);
    fill(server, MANY);
    for (int after : new int[] {1, MANY / 2, MANY - 50}) {
      Map<String, Object> page = page(kind, after);
      assertThat(nativeReads(database, page)).isPositive().isCloseTo(natively, TOLERANCE);
      assertThat(cypherReads(database, page)).isPositive().isCloseTo(byCypher, TOLERANCE);
    }
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

  private static long nativeReads(GraphDatabaseService database, Map<String, Object> page) {
    return StoreReads.ofProcedure(database, SealedOperations.LIST.name(), page);
  }

  private static long cypherReads(GraphDatabaseService database, Map<String, Object> page) {
    return StoreReads.ofCypher(
        database, CypherFiles.text(SealedOperations.LIST.name()), CypherFiles.parameters(page));
  }
}
