package io.shindigneo4j.procedures.appdata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataEntry;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

@DisplayName("App data of 17 megabytes")
@ExtendWith(SharedGraphServer.class)
class AppDataGetTest {

  private static final PeopleSelector A =
      new PeopleSelector(List.of("a"), PeopleRelation.SELF, null, Viewpoint.of("a"));

  private GraphDatabaseService database;

  @BeforeEach
  void values(GraphServer server) {
    server.clear();
    database = server.database("neo4j");
    database.executeTransactionally(
        """
        CREATE (:Person {id: 'a'})-[:HAS_APP_DATA]->(data:AppData {application: '1'})
        WITH data UNWIND range(1, 17) AS i
        CREATE (data)-[:HAS_VALUE]->(:AppDataValue {key: 'key' + i, text: $text, size: 1})
        """,
        Map.of("text", "x".repeat(1 << 20)));
  }

  private List<AppDataEntry> read(GetAppData parameters) {
    try (Transaction transaction = database.beginTx()) {
      return AppDataGet.call(
              ProcedureContexts.STORE.of(transaction, AccessMode.READ),
              WorkBudget.of(Long.MAX_VALUE, transaction),
              parameters)
          .people()
          .get(0)
          .values();
    }
  }

  @Test
  void isMoreThanOneAnswerHas() {
    assertThat(read(new GetAppData(A, "1", List.of("key1", "key2")))).hasSize(2);
    assertThatThrownBy(() -> read(new GetAppData(A, "1", List.of())))
        .isInstanceOfSatisfying(
            RequestException.class,
            failure -> assertThat(failure.code()).isEqualTo(ErrorCode.RESULT_TOO_LARGE));
  }

  @Test
  void isToldByItsKeys() {
    assertThat(read(new GetAppData(A, "1", List.of(), true)))
        .hasSize(17)
        .allMatch(entry -> entry.text().isEmpty());
  }
}
