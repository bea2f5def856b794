package io.shindigneo4j.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the notes of a release and, last of all, the check sums of its files. Arguments: the
 * project's folder, the folder of the release, the version, and whether this is a rehearsal. Unless
 * it is, the version must be final and its section in {@code CHANGELOG.md} dated.
 */
public final class FinishRelease {

  static final String NOTES = "RELEASE-NOTES.md";

  private static final String SNAPSHOT = "-SNAPSHOT";

  private FinishRelease() {}

  public static void main(String[] arguments) throws IOException {
    finish(
        Path.of(arguments[0]),
        Path.of(arguments[1]),
        arguments[2],
        Boolean.parseBoolean(arguments[3]));
  }

  static void finish(Path project, Path release, String version, boolean rehearsal)
      throws IOException {
    Changelog changelog = Changelog.of(Files.readString(project.resolve("CHANGELOG.md")));
    String released = version.replace(SNAPSHOT, "");
    if (!rehearsal && version.endsWith(SNAPSHOT)) {
      throw new IllegalArgumentException(version + " is no release");
    }
    if (!rehearsal && !changelog.isDated(released)) {
      throw new IllegalArgumentException("CHANGELOG.md has no day for " + released);
    }
    Files.writeString(release.resolve(NOTES), changelog.notes(released));
    Files.writeString(release.resolve(CheckSums.FILE), CheckSums.of(release));
  }
}
