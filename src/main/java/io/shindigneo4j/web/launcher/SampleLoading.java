package io.shindigneo4j.web.launcher;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.sample.SampleCommunity;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Loads Shindig's sample people and a community around them into a new local database. */
final class SampleLoading {
  private static final String COMMUNITY = "sample-community.json";

  private SampleLoading() {}

  /** Loads the sample data unless there are people already. */
  static void run(Console console) throws InterruptedException {
    BackendSettings settings = BackendSettings.from(SettingSources.fromEnvironment()::find);
    try (GraphDriver driver = GraphDriver.connect(settings.driver())) {
      long people = await(SampleCommunity.loadIfEmpty(driver, community(), Instant.now()), console);
      if (people > 0) {
        console.say("Loaded " + people + " sample people, Shindig's own among them");
      }
    } catch (ExecutionException e) {
      throw new LaunchException("The sample people could not be loaded", e.getCause());
    }
  }

  /** The text of the community's file. */
  static String community() {
    try (InputStream file = SampleLoading.class.getResourceAsStream(COMMUNITY)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
