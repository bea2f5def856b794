package io.shindigneo4j.prove.environment;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.workload.Database;
import io.shindigneo4j.prove.workload.DriverForm;
import java.net.URI;
import java.time.Duration;

/**
 * The database of a deployment; each driver has a link of its own.
 *
 * @param callTimeout of the drivers
 */
public record DeployedDatabase(Deployment deployment, Duration callTimeout) implements Database {

  public DeployedDatabase(Deployment deployment) {
    this(deployment, CALL_TIMEOUT);
  }

  @Override
  public OpenDriver open(DriverForm form) {
    LinkProxy link = form.isBolt() ? deployment.boltLink() : deployment.link();
    DriverSettings settings =
        form.isBolt() ? deployment.boltSettings(link) : deployment.settings(link);
    GraphDriver driver = GraphDriver.connect(form.applyTo(settings).withCallTimeout(callTimeout));
    return new LinkedDriver(SeededBug.in(driver), link);
  }

  @Override
  public GraphDriver observer() {
    return deployment.observer();
  }

  @Override
  public URI health() {
    return URI.create("http://127.0.0.1:" + deployment.server().port() + "/health");
  }

  private final class LinkedDriver implements OpenDriver {

    private final GraphDriver driver;
    private final LinkProxy link;

    LinkedDriver(GraphDriver driver, LinkProxy link) {
      this.driver = driver;
      this.link = link;
    }

    @Override
    public GraphDriver driver() {
      return driver;
    }

    @Override
    public void close() {
      driver.close();
      deployment.end(link);
    }
  }
}
