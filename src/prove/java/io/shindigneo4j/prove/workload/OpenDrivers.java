package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.workload.Database.OpenDriver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The drivers of the clients of a history. */
final class OpenDrivers implements AutoCloseable {

  private static final int CLIENTS_OF_EACH = 2;

  /**
   * The driver of a client.
   *
   * @param number of the client
   */
  record Numbered(OpenDriver driver, DriverForm form, int number) {

    GraphDriver get() {
      return driver.driver();
    }

    String name() {
      return form + " " + number;
    }
  }

  private final List<Numbered> drivers = new ArrayList<>();

  private OpenDrivers() {}

  static OpenDrivers open(Database database, List<DriverForm> forms) {
    return open(database, forms, CLIENTS_OF_EACH);
  }

  static OpenDrivers open(Database database, List<DriverForm> forms, int clientsOfEach) {
    OpenDrivers opened = new OpenDrivers();
    for (DriverForm form : forms) {
      OpenDriver driver = database.open(form);
      for (int client = 0; client < clientsOfEach; client++) {
        opened.drivers.add(new Numbered(driver, form, opened.drivers.size()));
      }
    }
    return opened;
  }

  List<Crowd.Client> clients(Function<Numbered, ? extends Crowd.Client> client) {
    return drivers.stream().<Crowd.Client>map(client::apply).toList();
  }

  @Override
  public void close() {
    drivers.stream().map(Numbered::driver).distinct().forEach(OpenDriver::close);
  }
}
