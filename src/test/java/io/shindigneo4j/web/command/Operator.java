package io.shindigneo4j.web.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.token.SealedSecrets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs the operator's command on a graph, with keys of tokens in a file: {@link Tokens#KEY}. */
public final class Operator {

  private static final String CALL_TIMEOUT = "shindig.neo4j.call-timeout";

  private final Map<String, String> settings = new HashMap<>();
  private final Map<String, String> keys;
  private StringWriter out;
  private StringWriter err;

  public Operator(GraphServer server, Path keyFile) throws IOException {
    Files.writeString(keyFile, Tokens.KEY + "\n");
    keys =
        Map.of(
            "shindig.neo4j.token-key",
            "",
            "shindig.neo4j.token-key-file",
            keyFile.toString(),
            "shindig.neo4j.token-key-delay",
            "PT0.001S");
    settings.putAll(keys);
    settings.put("shindig.neo4j.uri", server.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put(CALL_TIMEOUT, TestDeadlines.HANGING.toString());
  }

  /** With these settings alone. */
  public Operator(Map<String, String> settings) {
    keys = Map.of();
    this.settings.put(CALL_TIMEOUT, TestDeadlines.HANGING.toString());
    this.settings.putAll(settings);
  }

  /** The settings of a Shindig that shares the keys. */
  public Map<String, String> keys() {
    return keys;
  }

  void set(String key, String value) {
    settings.put(key, value);
  }

  GraphAccess graph() {
    return new GraphAccess(this::find);
  }

  private Optional<String> find(String key) {
    return Optional.ofNullable(settings.get(key));
  }

  /** Encrypts and decrypts as a Shindig does that has read the file just now. */
  public SealedSecrets secrets() {
    return SealedSecrets.from(this::find);
  }

  /**
   * Runs the command, and forgets what the last one has printed.
   *
   * @param arguments with blanks between them
   */
  public int run(String arguments) {
    out = new StringWriter();
    err = new StringWriter();
    return OperatorCommand.commandLine(this::find)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments.split(" "));
  }

  /** Adds a key, has it seal all that the first one has, and removes that. */
  public void replaceKey() {
    for (String command : List.of("keys rotate", "keys reseal", "keys retire unnamed")) {
      assertThat(run(command)).as(command + ": " + out + err).isZero();
    }
  }

  public List<String> lines() {
    return out.toString().lines().toList();
  }

  public String errors() {
    return err.toString();
  }
}
