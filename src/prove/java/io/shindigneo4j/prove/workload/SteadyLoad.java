package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.util.List;

/** Mixed calls of many clients for hours, on a graph that stays as large as it is. */
public final class SteadyLoad {

  private static final int CELLS = 100;

  private final Database database;
  private final List<DriverForm> forms;
  private final int clientsOfEach;
  private final CallCounts counts = new CallCounts();

  public SteadyLoad(Database database, List<DriverForm> forms, int clientsOfEach) {
    this.database = database;
    this.forms = List.copyOf(forms);
    this.clientsOfEach = clientsOfEach;
  }

  /** Returns when what happens meanwhile has ended. */
  public void run(long seed, Harm meanwhile) throws IOException, InterruptedException {
    List<Cell> cells = Cell.of("l" + Long.toString(seed, 36), CELLS);
    try (GraphDriver observer = database.observer();
        OpenDrivers drivers = OpenDrivers.open(database, forms, clientsOfEach)) {
      cells.forEach(cell -> cell.create(observer));
      List<Crowd.Client> clients =
          drivers.clients(driver -> new SteadyClient(driver, cells, counts));
      new Crowd(0, Integer.MAX_VALUE).run(clients, meanwhile);
    }
  }

  public CallCounts counts() {
    return counts;
  }
}
