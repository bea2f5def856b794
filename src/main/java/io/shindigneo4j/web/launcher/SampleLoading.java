package io.shindigneo4j.web.launcher;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.sample.SampleData;
import java.time.Instant;
import java.util.concurrent.CompletionException;

/** Loads the sample data into a new local database. */
final class SampleLoading {
  private SampleLoading() {}

  /** Loads the sample data unless there are people already. */
  static void run(Console console) {
    BackendSettings settings = BackendSettings.from(SettingSources.fromEnvironment()::find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      long people = SampleData.loadIfEmpty(driver, Instant.now()).join();
      if (people > 0) {
        console.say("Loaded Shindig's " + people + " sample people");
      }
    } catch (CompletionException e) {
      throw new LaunchException("The sample people could not be loaded", e.getCause());
    }
  }
}
