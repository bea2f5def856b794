package io.shindigneo4j.prove.environment;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.bug.SeededBug;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.prove.workload.Database;
import io.shindigneo4j.prove.workload.DriverForm;
import java.net.URI;

/** The database of a deployment; each driver has a link of its own. */
public record DeployedDatabase(Deployment deployment) implements Database {

  @Override
  public OpenDriver open(DriverForm form) {
    LinkProxy link = form.isBolt() ? deployment.boltLink() : deployment.link();
    DriverSettings settings =
        form.isBolt() ? deployment.boltSettings(link) : deployment.settings(link);
    GraphDriver driver = GraphDriver.connect(form.applyTo(settings).withCallTimeout(CALL_TIMEOUT));
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
