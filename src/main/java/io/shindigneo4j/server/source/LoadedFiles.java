package io.shindigneo4j.server.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** The loaded versions of all files, in order. Confined to one thread at a time. */
final class LoadedFiles {

  /** A loaded version of a file. */
  private record Version(FileStamp stamp, ProcedureSource source) {}

  private final BiConsumer<String, ProcedureSourceException> report;

  /** The versions of each file, newest first. After an install there is one at most. */
  private Map<Path, List<Version>> files = new LinkedHashMap<>();

  /**
   * @param report is told of each file that cannot be loaded
   */
  LoadedFiles(BiConsumer<String, ProcedureSourceException> report) {
    this.report = report;
  }

  /** Loads new and changed files, and drops deleted ones. */
  void reload(FolderListing content) {
    Map<Path, List<Version>> next = new LinkedHashMap<>();
    content.files().forEach(file -> next.put(file.path(), loaded(file)));
    files = next;
  }

  /** A file that could not be used is tried again, as the reason may be gone. */
  private List<Version> loaded(ListedFile file) {
    List<Version> versions = new ArrayList<>(files.getOrDefault(file.path(), List.of()));
    if (versions.isEmpty() || !versions.get(0).stamp().equals(file.stamp())) {
      try {
        versions.add(0, new Version(file.stamp(), file.load()));
      } catch (RuntimeException | Error e) { // a bad file must not affect the others
        report.accept(file.path().toString(), ProcedureSourceException.of(e));
      }
    }
    return versions;
  }

  /** Installs the newest usable version of each file. */
  void install(SourceInstaller installer) {
    files.replaceAll((path, versions) -> firstInstalled(versions, installer));
  }

  private static List<Version> firstInstalled(List<Version> versions, SourceInstaller installer) {
    return versions.stream()
        .filter(version -> installer.install(version.source()))
        .limit(1)
        .toList();
  }
}
