package io.shindigneo4j.benchmark;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Our driver with its default settings.
 *
 * @param statement what a text is
 */
record WebSocketClient(GraphDriver driver, Function<String, Statement> statement)
    implements Client {

  @Override
  public String format() {
    return "bson";
  }

  @Override
  public int connections(int threads) {
    return 2;
  }

  @Override
  public long read(Asked asked) {
    long sum = 0;
    for (ResultRecord each : run(asked).records()) {
      sum += Touch.all(each.values());
    }
    return sum;
  }

  @Override
  public List<Map<String, Object>> answer(Asked asked) {
    return run(asked).records().stream().map(WebSocketClient::map).toList();
  }

  private Result run(Asked asked) {
    return driver.execute(statement.apply(asked.text()).with(asked.parameters()));
  }

  private static Map<String, Object> map(ResultRecord each) {
    Map<String, Object> map = new LinkedHashMap<>();
    each.columns().forEach(column -> map.put(column, each.get(column)));
    return map;
  }

  @Override
  public void close() {
    driver.close();
  }
}
