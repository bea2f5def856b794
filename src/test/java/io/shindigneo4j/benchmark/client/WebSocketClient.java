package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Fields;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.util.ArrayList;
import java.util.List;
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
  public Answer ask(Asked asked) {
    Statement asking = statement.apply(asked.text()).with(asked.parameters());
    return asked.answer(fields(driver.execute(asking).records()));
  }

  private static List<Fields> fields(List<ResultRecord> records) {
    List<Fields> fields = new ArrayList<>(records.size());
    records.forEach(each -> fields.add(each::get));
    return fields;
  }

  @Override
  public void close() {
    driver.close();
  }
}
