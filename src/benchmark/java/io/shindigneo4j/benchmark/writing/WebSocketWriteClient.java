package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.CypherFiles;

/** Our driver, which calls native procedures or runs Cypher files. */
public final class WebSocketWriteClient implements WriteClient {

  private final GraphDriver driver;
  private final boolean nativeCalls;
  private final int connections;

  public WebSocketWriteClient(DriverSettings settings, boolean nativeCalls) {
    this.driver = GraphDriver.connect(settings);
    this.nativeCalls = nativeCalls;
    this.connections = settings.connection().count();
  }

  @Override
  public BenchmarkSetting setting(String suite, String query, int threads) {
    String transport = nativeCalls ? "websocket-native" : "websocket-cypher";
    return new BenchmarkSetting(suite, query, transport, "bson", "none", connections, threads);
  }

  @Override
  public long write(Write write, int number) {
    Statement statement = statement(write, number).writing();
    return DeadlockRetry.retried(
        () -> 1 + driver.execute(statement).records().size(), WebSocketWriteClient::code);
  }

  private static String code(RuntimeException failure) {
    return failure instanceof DriverException ours ? ours.code() : null;
  }

  private Statement statement(Write write, int number) {
    return nativeCalls
        ? Statement.procedure(write.operation()).with(write.parameters().apply(number))
        : Statement.cypher(CypherFiles.text(write.operation()))
            .with(CypherFiles.parameters(write.parameters().apply(number)));
  }

  @Override
  public void close() {
    driver.close();
  }
}
