package io.shindigneo4j.web.doctor;

/**
 * Whether the Java that runs this is one that Shindig runs on.
 *
 * @param feature the number of its release
 */
record JavaCheck(int feature) implements Check {

  private static final int OLDEST = 17;

  static JavaCheck ofThis() {
    return new JavaCheck(Runtime.version().feature());
  }

  @Override
  public String name() {
    return "java";
  }

  @Override
  public CheckOutcome run() {
    String seen = "Java %d, shindig-neo4j %s".formatted(feature, ProjectVersion.get());
    return feature < OLDEST
        ? CheckOutcome.failure(seen, "Run Shindig, and this command, by Java 17 or newer.")
        : CheckOutcome.ok(seen);
  }
}
