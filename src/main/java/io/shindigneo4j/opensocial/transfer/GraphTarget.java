package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Writes rows into the graph, a batch in a transaction. What is there already stays. */
final class GraphTarget implements RowTarget {

  private static final Duration TIMEOUT = Duration.ofMinutes(5);

  private final GraphDriver driver;
  private final Map<String, Object> limits;
  private final String updated;

  GraphTarget(GraphDriver driver, AppDataLimits limits, Instant now) {
    this.driver = driver;
    this.limits = Map.of("keys", limits.keys(), "size", limits.size());
    this.updated = Conversion.text(now);
  }

  /** What was sent again is there already, so that a lost connection does no harm. */
  @Override
  public List<RowOutcome> write(RecordKind kind, List<TransferRow> rows) {
    Map<String, Object> call =
        Map.of(
            "rows",
            rows.stream().map(TransferRow::values).toList(),
            "limits",
            limits,
            "updated",
            updated);
    Statement statement =
        Statement.cypher(CypherFiles.text(kind.file()))
            .with(CypherFiles.parameters(call))
            .writing()
            .retryingConflicts()
            .asRepeatable()
            .within(TIMEOUT);
    return driver.execute(statement).records().stream().map(GraphTarget::outcome).toList();
  }

  private static RowOutcome outcome(ResultRecord row) {
    List<?> lost = row.get("lost", List.class);
    return new RowOutcome(
        row.get("outcome", String.class), lost.stream().map(String::valueOf).toList());
  }
}
