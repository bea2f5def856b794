package org.example.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Transaction;

/** Calls the procedure in a Neo4j of the test's own. */
class FriendNamesTest {

  private static final String ANN_AND_FRIENDS =
      "CREATE (ann:Person {id: 'ann'}) WITH ann UNWIND ['Cleo', 'Bob'] AS name"
          + " CREATE (ann)-[:FRIEND_OF]->(:Person {id: name, displayName: name})";

  @TempDir private Path home;

  @Test
  void namesFriendsInOrder() throws IOException {
    Path settings = home.resolve("neo4j.conf");
    Files.writeString(settings, "server.shindig.neo4j.enabled=false");
    DatabaseManagementService service =
        new DatabaseManagementServiceBuilder(home).loadPropertiesFromFile(settings).build();
    try {
      GraphDatabaseService database = service.database(GraphDatabaseSettings.DEFAULT_DATABASE_NAME);
      database.executeTransactionally(ANN_AND_FRIENDS);
      assertEquals(List.of("Bob", "Cleo"), names(database, Map.of("person", "ann")));
      assertEquals(List.of("Bob"), names(database, Map.of("person", "ann", "limit", 1L)));
      assertEquals(List.of(), names(database, Map.of("person", "nobody")));
    } finally {
      service.shutdown();
    }
  }

  @Test
  void refusesALimitOfNothing() {
    assertThrows(
        InvalidParameterException.class,
        () -> FriendNames.OPERATION.fromMap(Map.of("person", "ann", "limit", 0L)));
  }

  private static List<Object> names(GraphDatabaseService database, Map<String, Object> sent) {
    List<Object> names = new ArrayList<>();
    try (Transaction transaction = database.beginTx()) {
      ProcedureContext context = ProcedureContexts.STORE.of(transaction, AccessMode.READ);
      ListFriends parameters = FriendNames.OPERATION.fromMap(sent);
      new FriendNames()
          .call(context, parameters)
          .records()
          .forEach(record -> names.add(record.get(0)));
    }
    return names;
  }
}
