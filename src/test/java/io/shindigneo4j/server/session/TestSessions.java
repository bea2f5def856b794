package io.shindigneo4j.server.session;

import io.shindigneo4j.protocol.AnswerCodec;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.events.EventFeeds;
import io.shindigneo4j.server.execution.CypherLimits;
import io.shindigneo4j.server.metrics.ServerMeters;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import java.time.Duration;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.NullLog;

/** Sessions on a real graph, on threads of the test. */
final class TestSessions {

  private static final int MAX_BYTES = 10_000_000;

  private final ProcedureRegistry procedures = new ProcedureRegistry();
  private final SessionFactory sessions;
  private final GraphServer server;

  TestSessions(GraphServer server, AdhocCypher cypher, WorkerPools workers, Timer timer) {
    this(server, cypher, workers, timer, NoEvents.feeds());
  }

  TestSessions(
      GraphServer server, AdhocCypher cypher, WorkerPools workers, Timer timer, EventFeeds events) {
    this.server = server;
    Duration limit = Duration.ofMinutes(1);
    sessions =
        new SessionFactory(
            procedures,
            database -> ProcedureContexts.STORE,
            events,
            new Permissions(cypher, ProcedureRights.parse("*"), ServerAudit.OFF),
            new SessionLimits(
                limit,
                100_000,
                MAX_BYTES,
                1 << 20,
                10,
                10,
                10,
                10,
                1,
                new CypherLimits(1_000, 100),
                limit),
            workers,
            timer,
            ServerMeters.NONE,
            context -> null,
            NullLog.getInstance());
  }

  /** The procedures that they call; a test adds its own. */
  ProcedureRegistry procedures() {
    return procedures;
  }

  RequestProcessor open(AnswerCodec codec) {
    return open(codec, LoginContext.AUTH_DISABLED);
  }

  RequestProcessor open(AnswerCodec codec, LoginContext user) {
    return sessions.open(
        (GraphDatabaseAPI) server.database("neo4j"), user, new ResponseEncoder(codec, MAX_BYTES));
  }
}
