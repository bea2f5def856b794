package io.shindigneo4j.server.source;

import java.nio.file.Path;

/** A file as it was when its folder was listed. */
record ListedFile(SourceFolder folder, Path path, FileStamp stamp) {

  /**
   * Loads the file.
   *
   * @throws ProcedureSourceException if it cannot be used
   */
  ProcedureSource load() {
    if (stamp.bytes() > folder.maxBytes()) {
      throw new ProcedureSourceException("it has more than " + folder.maxBytes() + " bytes");
    }
    return folder.loader().load(path);
  }
}
