package io.shindigneo4j.workload.load;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.TransactionOptions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A graph in a running server. Thread-safe. */
public final class DriverGraph implements TargetGraph {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final GraphDriver driver;

  /**
   * @param driver to a server with the project's schema; it stays open
   */
  public DriverGraph(GraphDriver driver) {
    this.driver = driver;
  }

  @Override
  public List<Map<String, Object>> read(String text, Map<String, Object> parameters) {
    Statement statement = Statement.cypher(text).with(parameters).within(PATIENCE);
    return driver.execute(statement).records().stream().map(DriverGraph::map).toList();
  }

  private static Map<String, Object> map(ResultRecord record) {
    Map<String, Object> map = new LinkedHashMap<>();
    record.columns().forEach(column -> map.put(column, record.get(column)));
    return map;
  }

  @Override
  public void write(String text, Map<String, Object> parameters) {
    Statement statement = Statement.cypher(text).with(parameters).writing();
    driver.transact(
        TransactionOptions.writing().within(PATIENCE), transaction -> transaction.run(statement));
  }

  @Override
  public void change(String text) {
    driver.execute(Statement.cypher(text).writing().within(PATIENCE));
  }
}
