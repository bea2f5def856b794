package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.FieldValues;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Our driver. */
public final class WebSocketClient implements Client {

  /** What the first call of a question may take while others keep the machine busy. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final DriverSettings settings;
  private final Function<String, Statement> statement;
  private final GraphDriver driver;

  /**
   * Connects.
   *
   * @param statement turns a text into a statement
   */
  public WebSocketClient(DriverSettings settings, Function<String, Statement> statement) {
    this.settings = settings;
    this.statement = statement;
    this.driver = GraphDriver.connect(settings.withCallTimeout(PATIENCE));
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
  public ShindigAnswer ask(QuestionRequest request) {
    return answer(request, driver.execute(statement(request)));
  }

  private Statement statement(QuestionRequest request) {
    return statement.apply(request.text()).with(request.parameters());
  }

  private static ShindigAnswer answer(QuestionRequest request, Result result) {
    return request.answer(fields(result.records()));
  }

  @Override
  public boolean pipelines() {
    return true;
  }

  @Override
  public List<ShindigAnswer> askAll(List<QuestionRequest> request) {
    List<Result> results = driver.executeAll(request.stream().map(this::statement).toList());
    List<ShindigAnswer> answers = new ArrayList<>(results.size());
    for (int i = 0; i < results.size(); i++) {
      answers.add(answer(request.get(i), results.get(i)));
    }
    return answers;
  }

  private static List<FieldValues> fields(List<ResultRecord> records) {
    List<FieldValues> fields = new ArrayList<>(records.size());
    records.forEach(each -> fields.add(each::get));
    return fields;
  }

  @Override
  public void close() {
    driver.close();
  }
}
