package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;

/** What a command does over the driver itself. */
interface DriverTask {

  /**
   * Does it, and prints what comes of it.
   *
   * @throws CommandFailure where it cannot be done
   */
  void run(GraphDriver driver, DriverSettings settings);
}
