package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.Operation;
import java.util.Map;

/** Statements that carry out operations, as Shindig sends them. */
public record OperationStatements(QueryMode mode) {

  public <P extends Record> Statement of(Operation<P, ?> operation, P parameters) {
    Map<String, Object> call = operation.toMap(parameters);
    Statement statement =
        switch (mode) {
          case NATIVE -> Statement.procedure(operation.name()).with(call);
          case CYPHER ->
              Statement.cypher(CypherFiles.text(operation.name()))
                  .with(CypherFiles.parameters(call));
        };
    return (operation.writes() ? statement.writing() : statement).retryingConflicts();
  }
}
