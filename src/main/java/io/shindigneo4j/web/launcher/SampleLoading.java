package io.shindigneo4j.web.launcher;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.sample.SampleData;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Loads the sample data into a new local database. */
final class SampleLoading {
  private SampleLoading() {}

  /** Loads the sample data unless there are people already. */
  static void run(Console console) throws InterruptedException {
    BackendSettings settings = BackendSettings.from(SettingSources.fromEnvironment()::find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      long people = await(SampleData.loadIfEmpty(driver, Instant.now()), console);
      if (people > 0) {
        console.say("Loaded Shindig's " + people + " sample people");
      }
    } catch (ExecutionException e) {
      throw new LaunchException("The sample people could not be loaded", e.getCause());
    }
  }

  /** A busy machine takes long; the load has a deadline of its own. */
  private static long await(CompletableFuture<Long> people, Console console)
      throws InterruptedException, ExecutionException {
    while (true) {
      try {
        return people.get(Deadlines.STANDARD.progress().toSeconds(), TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        console.say("The sample people are still being loaded");
      }
    }
  }
}
