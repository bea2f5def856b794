package io.shindigneo4j.server.source;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of some folders at one time.
 *
 * @param files in the order of the folders, then of the names
 * @param surplus those that are too many
 * @param problems what cannot be read, and why
 */
record FolderContent(List<FoundFile> files, List<Path> surplus, List<String> problems) {

  static final FolderContent EMPTY = new FolderContent(List.of(), List.of(), List.of());

  /**
   * Looks at the folders.
   *
   * @param before what was in them; it stands for what cannot be read
   */
  static FolderContent of(List<SourceFolder> folders, FolderContent before) {
    FolderContent now = new FolderContent(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    folders.forEach(folder -> now.add(folder, before));
    return now;
  }

  private void add(SourceFolder folder, FolderContent before) {
    try {
      List<Path> all = folder.files();
      int most = Math.min(all.size(), folder.mostFiles());
      all.subList(0, most).forEach(file -> add(folder, file, before));
      surplus.addAll(all.subList(most, all.size()));
    } catch (IOException | RuntimeException e) {
      problems.add(folder.folder() + ": " + e);
      before.files.stream().filter(file -> file.folder().equals(folder)).forEach(files::add);
    }
  }

  private void add(SourceFolder folder, Path file, FolderContent before) {
    try {
      files.add(new FoundFile(folder, file, FileStamp.of(file)));
    } catch (NoSuchFileException e) {
      // it has gone meanwhile
    } catch (IOException e) {
      problems.add(file + ": " + e);
      before.files.stream().filter(known -> known.path().equals(file)).forEach(files::add);
    }
  }
}
