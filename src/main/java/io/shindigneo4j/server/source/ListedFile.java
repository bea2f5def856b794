package io.shindigneo4j.server.source;

import java.nio.file.Path;

/** A file as it was when its folder was listed. */
record ListedFile(SourceFolder folder, Path path, FileStamp stamp) {

  /**
   * Loads the file.
   *
   * @throws SourceException if it cannot be used
   */
  Source load() {
    if (stamp.bytes() > folder.maxBytes()) {
      throw new SourceException("it has more than " + folder.maxBytes() + " bytes");
    }
    return folder.loader().load(path);
  }
}
