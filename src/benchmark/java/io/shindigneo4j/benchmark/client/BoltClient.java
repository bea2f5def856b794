package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.FieldValues;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.driver.Credentials;
import java.util.concurrent.TimeUnit;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Logging;
import org.neo4j.driver.Record;
import org.neo4j.driver.Session;
import org.neo4j.driver.SessionConfig;

/** Neo4j's own driver, with auto-commit transactions. */
public final class BoltClient implements Client {

  private static final SessionConfig SESSION =
      SessionConfig.builder()
          .withDatabase("neo4j") // or it would ask for the name
          .withDefaultAccessMode(AccessMode.READ)
          .build();

  /** As many as threads can need. The driver's default is 100. */
  private static final int MAX_CONNECTIONS = 1_000;

  private static final Config CONFIG =
      Config.builder()
          .withLogging(Logging.none())
          .withConnectionTimeout(10, TimeUnit.SECONDS)
          .withoutEncryption()
          .withMaxConnectionPoolSize(MAX_CONNECTIONS)
          .build();

  private final Driver driver;

  BoltClient(String address, Credentials user) {
    driver = driver(address, user);
  }

  /** Neo4j's driver with the settings that all measurements use. */
  public static Driver driver(String address, Credentials user) {
    return GraphDatabase.driver(
        address, AuthTokens.basic(user.username(), user.password()), CONFIG);
  }

  @Override
  public String format() {
    return "packstream";
  }

  /** Each session uses one connection of the pool until its answer has been read. */
  @Override
  public int connections(int threads) {
    return threads;
  }

  @Override
  public ShindigAnswer ask(QuestionRequest request) {
    try (Session session = driver.session(SESSION)) {
      return request.answer(
          session.run(request.text(), request.parameters()).list(BoltClient::fields));
    }
  }

  private static FieldValues fields(Record each) {
    return name -> each.get(name).asObject();
  }

  @Override
  public void close() {
    driver.close();
  }
}
