package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.workload.DriverReplies;
import java.util.Map;
import org.neo4j.driver.AuthTokens;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.Query;
import org.neo4j.driver.Session;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.RetryableException;

/** Writes marks over a link of its own. For one thread. */
interface CutWriter extends AutoCloseable {

  String MARK =
      "MATCH (p:Person {id: $person}) CREATE (p)-[:HAS_MARK]->(:ProveMark {token: $token})";

  /** How it writes. */
  enum Way {
    OURS_WITH_REQUEST_ID("our driver, with request ids"),
    OURS("our driver, without"),
    BOLT_MANAGED("official driver, executeWrite"),
    BOLT_AUTO_COMMIT("official driver, run");

    private final String label;

    Way(String label) {
      this.label = label;
    }

    String label() {
      return label;
    }

    boolean isOurs() {
      return this == OURS_WITH_REQUEST_ID || this == OURS;
    }

    CutWriter open(Deployment deployment) {
      return isOurs()
          ? new Ours(deployment, this == OURS_WITH_REQUEST_ID)
          : new Bolt(deployment, this == BOLT_MANAGED);
    }
  }

  LinkProxy link();

  Reply write(String person, String token);

  /** Whether there is a connection, so that the next write is sent. */
  boolean isConnected();

  @Override
  void close();

  /** By our driver. */
  final class Ours implements CutWriter {

    private final Deployment deployment;
    private final boolean repeatable;
    private final LinkProxy link;
    private final GraphDriver driver;

    Ours(Deployment deployment, boolean repeatable) {
      this.deployment = deployment;
      this.repeatable = repeatable;
      link = deployment.link();
      driver = SeededBug.in(GraphDriver.connect(deployment.settings(link).withConnections(1)));
    }

    @Override
    public LinkProxy link() {
      return link;
    }

    @Override
    public Reply write(String person, String token) {
      Statement mark = Statement.cypher(MARK).with("person", person).with("token", token).writing();
      Statement sent = repeatable ? mark.withRequestId(token) : mark;
      return DriverReplies.of(() -> "columns " + driver.execute(sent).columns(), repeatable);
    }

    @Override
    public boolean isConnected() {
      try {
        return driver.execute(Statement.cypher("RETURN 1")).first().isPresent();
      } catch (DriverException e) {
        return false;
      }
    }

    @Override
    public void close() {
      driver.close();
      deployment.end(link);
    }
  }

  /** By the official driver itself. */
  final class Bolt implements CutWriter {

    private final Deployment deployment;
    private final boolean managed;
    private final LinkProxy link;
    private final Driver driver;

    Bolt(Deployment deployment, boolean managed) {
      this.deployment = deployment;
      this.managed = managed;
      link = deployment.boltLink();
      Credentials credentials = deployment.server().credentials();
      driver =
          GraphDatabase.driver(
              "bolt://127.0.0.1:" + link.port(),
              AuthTokens.basic(credentials.username(), credentials.password()));
    }

    @Override
    public LinkProxy link() {
      return link;
    }

    @Override
    public Reply write(String person, String token) {
      Query mark = new Query(MARK, Map.of("person", person, "token", token));
      try (Session session = driver.session()) {
        if (managed) {
          session.executeWriteWithoutResult(transaction -> transaction.run(mark).consume());
        } else {
          session.run(mark).consume();
        }
        return Reply.success("");
      } catch (Neo4jException e) {
        boolean lost = e instanceof RetryableException;
        return new Reply(lost ? Outcome.UNKNOWN : Outcome.FAILURE, e.toString());
      }
    }

    @Override
    public boolean isConnected() {
      try (Session session = driver.session()) {
        return session.run("RETURN 1").consume() != null;
      } catch (Neo4jException e) {
        return false;
      }
    }

    @Override
    public void close() {
      driver.close();
      deployment.end(link);
    }
  }
}
