package io.shindigneo4j.server.source;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of some folders at one time.
 *
 * @param files ordered by folder and name
 * @param surplus files beyond the limit of their folder
 * @param problems what could not be read, and why
 */
record FolderListing(List<ListedFile> files, List<Path> surplus, List<String> problems) {

  static final FolderListing EMPTY = new FolderListing(List.of(), List.of(), List.of());

  /**
   * Lists the folders.
   *
   * @param before the listing before, used for what cannot be read now
   */
  static FolderListing of(List<SourceFolder> folders, FolderListing before) {
    FolderListing now = new FolderListing(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    folders.forEach(folder -> now.add(folder, before));
    return now;
  }

  private void add(SourceFolder folder, FolderListing before) {
    try {
      List<Path> all = folder.files();
      int listed = Math.min(all.size(), folder.maxFiles());
      all.subList(0, listed).forEach(file -> add(folder, file, before));
      surplus.addAll(all.subList(listed, all.size()));
    } catch (IOException | RuntimeException e) {
      problems.add(folder.folder() + ": " + e);
      before.files.stream().filter(file -> file.folder().equals(folder)).forEach(files::add);
    }
  }

  private void add(SourceFolder folder, Path file, FolderListing before) {
    try {
      files.add(new ListedFile(folder, file, FileStamp.of(file)));
    } catch (NoSuchFileException e) {
      // deleted meanwhile
    } catch (IOException e) {
      problems.add(file + ": " + e);
      before.files.stream().filter(known -> known.path().equals(file)).forEach(files::add);
    }
  }
}
