package io.shindigneo4j.server.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** What has come of the files of the folders, in their order. For one thread at a time. */
final class LoadedFiles {

  /** Of one file: what it may bring, the newest first, and once installed only one, or none. */
  private record Loaded(FileStamp stamp, List<Source> versions) {}

  private final BiConsumer<String, SourceException> report;
  private Map<Path, Loaded> files = new LinkedHashMap<>();

  /**
   * @param report told of each that cannot be loaded, by its path
   */
  LoadedFiles(BiConsumer<String, SourceException> report) {
    this.report = report;
  }

  /** Loads those that are new or have changed, and forgets those that are not there any more. */
  void reload(FolderContent content) {
    Map<Path, Loaded> next = new LinkedHashMap<>();
    content.files().forEach(file -> next.put(file.path(), loaded(file)));
    files = next;
  }

  /** What brings nothing is tried again: what it lacked may have come. */
  private Loaded loaded(FoundFile file) {
    Loaded before = files.getOrDefault(file.path(), new Loaded(file.stamp(), List.of()));
    if (!before.versions().isEmpty() && before.stamp().equals(file.stamp())) {
      return before;
    }
    List<Source> versions = new ArrayList<>(before.versions());
    try {
      versions.add(0, file.load());
    } catch (SourceException e) {
      report.accept(file.path().toString(), e);
    }
    return new Loaded(file.stamp(), versions);
  }

  /** Has the newest version of each file installed that can be. */
  void install(Installation installation) {
    files.replaceAll(
        (path, file) -> new Loaded(file.stamp(), firstTaken(file.versions(), installation)));
  }

  private static List<Source> firstTaken(List<Source> versions, Installation installation) {
    return versions.stream().filter(installation::takes).limit(1).toList();
  }
}
