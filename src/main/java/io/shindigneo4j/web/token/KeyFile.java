package io.shindigneo4j.web.token;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/** A file with keys. */
record KeyFile(Path path) {

  private static final int MAX_BYTES = 65_536;

  /** The state of the file. Another time, size or identity means another content. */
  record Stamp(FileTime modified, long size, String identity) {}

  Stamp stamp() throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
    return new Stamp(
        attributes.lastModifiedTime(), attributes.size(), String.valueOf(attributes.fileKey()));
  }

  /**
   * Its keys.
   *
   * @param previous the keys that it had before, or null
   * @throws IllegalArgumentException for keys that are not valid
   */
  KeyRing read(KeyRing previous) throws IOException {
    Stamp stamp = stamp();
    return new KeyLines(previous, stamp.modified().toInstant()).parse(text());
  }

  private String text() throws IOException {
    try (InputStream file = Files.newInputStream(path)) {
      byte[] bytes = file.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new IllegalArgumentException("the file has more than 65,536 bytes");
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("the file is not a text in UTF-8", e);
    }
  }
}
