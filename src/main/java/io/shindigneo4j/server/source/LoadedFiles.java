package io.shindigneo4j.server.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** What has come of the files of the folders, in their order. For one thread at a time. */
final class LoadedFiles {

  /** What a file may bring, or brings, and what it was like then. */
  private record Version(FileStamp stamp, Source source) {}

  private final BiConsumer<String, SourceException> report;

  /** Of each file the versions, the newest first, and once installed only one, or none. */
  private Map<Path, List<Version>> files = new LinkedHashMap<>();

  /**
   * @param report told of each that cannot be loaded, by its path
   */
  LoadedFiles(BiConsumer<String, SourceException> report) {
    this.report = report;
  }

  /** Loads those that are new or have changed, and forgets those that are not there any more. */
  void reload(FolderContent content) {
    Map<Path, List<Version>> next = new LinkedHashMap<>();
    content.files().forEach(file -> next.put(file.path(), loaded(file)));
    files = next;
  }

  /** What could not be used is tried again: what it lacked may have come. */
  private List<Version> loaded(FoundFile file) {
    List<Version> versions = new ArrayList<>(files.getOrDefault(file.path(), List.of()));
    if (versions.isEmpty() || !versions.get(0).stamp().equals(file.stamp())) {
      try {
        versions.add(0, new Version(file.stamp(), file.load()));
      } catch (RuntimeException | Error e) { // whatever a file does must not end the others
        report.accept(file.path().toString(), SourceException.of(e));
      }
    }
    return versions;
  }

  /** Has the newest version of each file installed that can be. */
  void install(Installation installation) {
    files.replaceAll((path, versions) -> firstTaken(versions, installation));
  }

  private static List<Version> firstTaken(List<Version> versions, Installation installation) {
    return versions.stream()
        .filter(version -> installation.takes(version.source()))
        .limit(1)
        .toList();
  }
}
