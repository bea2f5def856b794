package io.shindigneo4j.opensocial.execution;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Carries out operations. Safe for use by many threads. */
public final class OperationRunner {

  private final GraphDriver driver;
  private final QueryMode mode;

  public OperationRunner(GraphDriver driver, QueryMode mode) {
    this.driver = driver;
    this.mode = mode;
  }

  /**
   * The result has the shape that the operation describes, whatever the mode. The future completes
   * within the driver's call timeout, exceptionally with a {@link
   * org.apache.shindig.protocol.ProtocolException}. The driver repeats what the database has rolled
   * back because of another transaction.
   */
  public <P extends Record> CompletableFuture<Result> run(Operation<P> operation, P parameters) {
    Statement statement = statement(operation, operation.toMap(parameters)).retryingConflicts();
    return FailureTranslation.translated(
        driver.run(operation.writes() ? statement.writing() : statement));
  }

  private Statement statement(Operation<?> operation, Map<String, Object> call) {
    return switch (mode) {
      case NATIVE -> Statement.procedure(operation.name()).with(call);
      case CYPHER ->
          Statement.cypher(CypherFiles.text(operation.name())).with(CypherFiles.parameters(call));
    };
  }
}
