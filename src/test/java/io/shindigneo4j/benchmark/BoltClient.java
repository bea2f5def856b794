package io.shindigneo4j.benchmark;

import io.shindigneo4j.driver.Credentials;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Logging;
import org.neo4j.driver.Record;
import org.neo4j.driver.Result;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.Value;

/** Neo4j's own driver, with transactions that commit by themselves. */
final class BoltClient implements Client {

  private static final SessionConfig SESSION =
      SessionConfig.builder()
          .withDatabase("neo4j") // or it would ask for the name
          .withDefaultAccessMode(AccessMode.READ)
          .build();

  private static final Config CONFIG =
      Config.builder()
          .withLogging(Logging.none())
          .withConnectionTimeout(10, TimeUnit.SECONDS)
          .withoutEncryption()
          .build();

  private final Driver driver;

  BoltClient(String address, Credentials user) {
    driver =
        GraphDatabase.driver(address, AuthTokens.basic(user.username(), user.password()), CONFIG);
  }

  @Override
  public String format() {
    return "packstream";
  }

  /** Each session takes one of the pool for as long as its answer flows. */
  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public long read(Asked asked) {
    long sum = 0;
    try (Session session = driver.session(SESSION)) {
      Result result = session.run(asked.text(), asked.parameters());
      while (result.hasNext()) {
        for (Value value : result.next().values()) {
          sum += Touch.all(value);
        }
      }
    }
    return sum;
  }

  @Override
  public List<Map<String, Object>> answer(Asked asked) {
    try (Session session = driver.session(SESSION)) {
      return session.run(asked.text(), asked.parameters()).list(Record::asMap);
    }
  }

  @Override
  public void close() {
    driver.close();
  }
}
