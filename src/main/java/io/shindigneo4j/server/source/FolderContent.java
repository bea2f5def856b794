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
 */
record FolderContent(List<FoundFile> files, List<Path> surplus) {

  static final FolderContent EMPTY = new FolderContent(List.of(), List.of());

  static FolderContent of(List<SourceFolder> folders) throws IOException {
    List<FoundFile> files = new ArrayList<>();
    List<Path> surplus = new ArrayList<>();
    for (SourceFolder folder : folders) {
      List<Path> all = folder.files();
      int most = Math.min(all.size(), folder.mostFiles());
      for (Path file : all.subList(0, most)) {
        add(files, folder, file);
      }
      surplus.addAll(all.subList(most, all.size()));
    }
    return new FolderContent(files, surplus);
  }

  private static void add(List<FoundFile> files, SourceFolder folder, Path file)
      throws IOException {
    try {
      files.add(new FoundFile(folder, file, FileStamp.of(file)));
    } catch (NoSuchFileException e) {
      // it has gone meanwhile
    }
  }
}
