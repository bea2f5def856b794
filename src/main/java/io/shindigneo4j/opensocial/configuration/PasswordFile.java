package io.shindigneo4j.opensocial.configuration;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.CredentialsProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A user of Neo4j, and the file with the password alone, in UTF-8, which is read for each new
 * connection. A line break at its end does not belong to it; blanks do.
 */
record PasswordFile(String username, Path file) implements CredentialsProvider {

  private static final int MAX_BYTES = 4_096;
  private static final Pattern LINE = Pattern.compile("([^\\r\\n]+)\\R?");

  /**
   * A file that can be used now.
   *
   * @throws IllegalArgumentException if it has no password, with a message that has none either
   * @throws UncheckedIOException if it cannot be read
   */
  static PasswordFile of(String username, String file) {
    PasswordFile password = new PasswordFile(username, Path.of(file));
    String unused = password.read();
    return password;
  }

  @Override
  public String authorization() {
    return new Credentials(username, read()).authorization();
  }

  private String read() {
    requireRegular();
    try (InputStream stream = Files.newInputStream(file)) {
      return checked(stream.readNBytes(MAX_BYTES + 1));
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("the file is not a text in UTF-8", e);
    } catch (IOException e) {
      throw new UncheckedIOException("the file cannot be read: " + e, e);
    }
  }

  /** Another one, such as a named pipe, may never end, or keep its reader waiting. */
  private void requireRegular() {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IllegalArgumentException("it is no regular file");
    }
  }

  private static String checked(byte[] bytes) throws CharacterCodingException {
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    Matcher line = LINE.matcher(text);
    if (bytes.length > MAX_BYTES || !line.matches()) {
      throw new IllegalArgumentException("the file must have the password alone, in one line");
    }
    return line.group(1);
  }
}
