package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Asked;
import io.shindigneo4j.benchmark.question.Fields;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Our driver. */
public final class WebSocketClient implements Client {

  private final DriverSettings settings;
  private final Function<String, Statement> statement;
  private final GraphDriver driver;

  /**
   * Connects.
   *
   * @param statement what a text is
   */
  public WebSocketClient(DriverSettings settings, Function<String, Statement> statement) {
    this.settings = settings;
    this.statement = statement;
    this.driver = GraphDriver.connect(settings);
  }

  @Override
  public String format() {
    return settings.messages().encoding().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String compression() {
    return settings.messages().compression().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public int connections(int threads) {
    return settings.connection().count();
  }

  @Override
  public Answer ask(Asked asked) {
    return answer(asked, driver.execute(statement(asked)));
  }

  private Statement statement(Asked asked) {
    return statement.apply(asked.text()).with(asked.parameters());
  }

  private static Answer answer(Asked asked, Result result) {
    return asked.answer(fields(result.records()));
  }

  @Override
  public boolean pipelines() {
    return true;
  }

  @Override
  public List<Answer> askAll(List<Asked> asked) {
    List<Result> results = driver.executeAll(asked.stream().map(this::statement).toList());
    List<Answer> answers = new ArrayList<>(results.size());
    for (int i = 0; i < results.size(); i++) {
      answers.add(answer(asked.get(i), results.get(i)));
    }
    return answers;
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
