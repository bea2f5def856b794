package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.checker.LiveEntry;
import io.shindigneo4j.prove.checker.LivePlace;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a listener has received, a line each, by which it goes on after it was killed: a line that
 * has no end was not received. One process writes at a time.
 */
public final class LiveFile {

  private static final String SEPARATOR = "\t";
  private static final int COLUMNS = 5;

  private final Path path;

  LiveFile(Path path) {
    this.path = path;
  }

  /** The name of a viewer's file; a viewer may have several listeners. */
  public static Path of(Path folder, String listener) {
    return folder.resolve(listener + ".tsv");
  }

  /** Removes a line without an end, and opens it to add more. */
  OutputStream open() throws IOException {
    if (Files.exists(path)) {
      Files.writeString(path, whole(Files.readString(path)));
    }
    return new FileOutputStream(path.toFile(), true);
  }

  private static String whole(String text) {
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  /** In one write: a kill leaves all of it or a part without an end. */
  static void add(OutputStream file, LiveEntry.Kind kind, String id, String person, String key)
      throws IOException {
    String line =
        String.join(
            SEPARATOR, Long.toString(System.currentTimeMillis()), kind.name(), id, person, key);
    file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  List<LiveEntry> entries() throws IOException {
    List<LiveEntry> entries = new ArrayList<>();
    if (Files.exists(path)) {
      whole(Files.readString(path)).lines().map(LiveFile::entry).forEach(entries::add);
    }
    return entries;
  }

  /** Null where there is nothing yet. */
  String lastId() throws IOException {
    if (!Files.exists(path)) {
      return null;
    }
    List<String> lines = whole(Files.readString(path)).lines().toList();
    return lines.isEmpty() ? null : lines.get(lines.size() - 1).split(SEPARATOR, COLUMNS)[2];
  }

  private static LiveEntry entry(String line) {
    String[] columns = line.split(SEPARATOR, COLUMNS);
    return new LiveEntry(
        Long.parseLong(columns[0]),
        LiveEntry.Kind.valueOf(columns[1]),
        LivePlace.parse(columns[2]).orElseThrow(),
        columns[3],
        columns[4]);
  }
}
