package io.shindigneo4j.server.source;

import java.nio.file.Path;

/** A file as it was when it was looked at. */
record FoundFile(SourceFolder folder, Path path, FileStamp stamp) {

  /**
   * What it brings.
   *
   * @throws SourceException where it brings nothing as it is
   */
  Source load() {
    if (stamp.bytes() > folder.mostBytes()) {
      throw new SourceException("it has more than " + folder.mostBytes() + " bytes");
    }
    return folder.loader().load(path);
  }
}
