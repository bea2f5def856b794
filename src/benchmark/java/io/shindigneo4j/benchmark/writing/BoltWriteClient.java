package io.shindigneo4j.benchmark.writing;

import io.shindigneo4j.benchmark.client.BoltClient;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.schema.CypherFiles;
import java.util.Map;
import org.neo4j.driver.Driver;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.exceptions.Neo4jException;

/** Neo4j's own driver, with auto-commit transactions. */
public final class BoltWriteClient implements WriteClient {

  private static final SessionConfig SESSION = SessionConfig.forDatabase("neo4j");

  private final Driver driver;

  public BoltWriteClient(PluggedServer server) {
    driver = BoltClient.driver(server.boltAddress(), server.credentials());
  }

  @Override
  public BenchmarkSetting setting(String suite, String query, int threads) {
    return new BenchmarkSetting(suite, query, "bolt", "packstream", "none", threads, threads);
  }

  @Override
  public long write(Write write, int number) {
    String text = CypherFiles.text(write.operation());
    Map<String, Object> parameters = CypherFiles.parameters(write.parameters().apply(number));
    return DeadlockRetry.retried(() -> written(text, parameters), BoltWriteClient::code);
  }

  private static String code(RuntimeException failure) {
    return failure instanceof Neo4jException neo4js ? neo4js.code() : null;
  }

  private long written(String text, Map<String, Object> parameters) {
    try (Session session = driver.session(SESSION)) {
      return 1 + session.run(text, parameters).list().size();
    }
  }

  @Override
  public void close() {
    driver.close();
  }
}
