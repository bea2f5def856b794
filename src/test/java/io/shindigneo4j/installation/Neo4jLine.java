package io.shindigneo4j.installation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Optional;

/** A release line of Neo4j. */
enum Neo4jLine {
  /** What the plug-in is built with, on the Java of the build. */
  OF_THE_BUILD,
  /** The newest one that is tested, on the newest Java of the machine. */
  CALENDAR;

  /** Skips the test where the machine has no Java for it. */
  Neo4jRelease release() throws IOException, InterruptedException {
    if (this == OF_THE_BUILD) {
      return Neo4jRelease.ofTheBuild();
    }
    Optional<Neo4jRelease> newest = Neo4jRelease.calendar();
    assumeTrue(newest.isPresent(), "calendar releases need Java 21, which is not on this machine");
    return newest.get();
  }
}
