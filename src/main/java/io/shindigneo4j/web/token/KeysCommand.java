package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Changes the file with the keys of security tokens. Reads the same settings as Shindig. */
@Command(
    name = "keys",
    mixinStandardHelpOptions = true,
    description = "Adds, lists and removes the keys of security tokens, and prints none of them.",
    footer = "Set SHINDIG_NEO4J_TOKEN_KEY_FILE as for Shindig, which reads the file again.")
public final class KeysCommand implements Runnable {

  private final Function<String, Optional<String>> find;
  private final Function<String, Optional<String>> objection;
  private final InstantSource clock;

  @Spec private CommandSpec spec;

  /** Something to do with the file. */
  @FunctionalInterface
  private interface Action {

    String perform(KeyFileEditor editor) throws IOException;
  }

  /**
   * @param find looks a setting up
   */
  public KeysCommand(Function<String, Optional<String>> find) {
    this(find, name -> Optional.empty());
  }

  /**
   * @param objection why the key of a name must not be removed yet; empty for nothing
   */
  public KeysCommand(
      Function<String, Optional<String>> find, Function<String, Optional<String>> objection) {
    this(find, objection, InstantSource.system());
  }

  KeysCommand(
      Function<String, Optional<String>> find,
      Function<String, Optional<String>> objection,
      InstantSource clock) {
    this.find = find;
    this.objection = objection;
    this.clock = clock;
  }

  /** Exits with 0, with 1 for bad settings or a bad file, or with 2 for bad arguments. */
  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new KeysCommand(SettingSources.fromEnvironment()::find))
            .execute(arguments));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Say what to do: rotate, list or retire.");
  }

  @Command(
      name = "rotate",
      mixinStandardHelpOptions = true,
      description = "Adds a new key, which encrypts once every Shindig has read it.")
  int rotate() {
    return perform(editor -> "Added the key " + editor.rotate());
  }

  @Command(
      name = "list",
      mixinStandardHelpOptions = true,
      description = "Lists the names of the keys, the newest last.")
  int list() {
    return perform(editor -> KeyTable.of(editor, clock.instant()));
  }

  @Command(
      name = "retire",
      mixinStandardHelpOptions = true,
      description = "Removes a key. Its tokens are refused from then on.")
  int retire(
      @Parameters(
              paramLabel = "NAME",
              description = "Its name; " + NamedKey.UNNAMED + " for the one without a name.")
          String name,
      @Option(
              names = "--force",
              description = "Even though what it has sealed is lost, or nobody can tell.")
          boolean force) {
    return perform(
        editor -> {
          if (!force) {
            requireNoObjection(name);
          }
          editor.retire(name);
          return "Removed the key " + name;
        });
  }

  private void requireNoObjection(String name) {
    Optional<String> reason = objection.apply(name);
    if (reason.isPresent()) {
      throw new IllegalArgumentException(reason.get());
    }
  }

  private int perform(Action action) {
    try {
      PrintWriter out = spec.commandLine().getOut();
      out.println(action.perform(editor()));
      return out.checkError()
          ? failed("It is done, but could not be printed.")
          : CommandLine.ExitCode.OK;
    } catch (IllegalArgumentException e) { // of settings, too
      return failed(e.getMessage());
    } catch (IOException e) {
      return failed("The file with the keys cannot be used: " + e);
    }
  }

  private int failed(String reason) {
    spec.commandLine().getErr().println(reason);
    return CommandLine.ExitCode.SOFTWARE;
  }

  private KeyFileEditor editor() throws IOException {
    SettingValues values = new SettingValues(find);
    String file = values.verbatim(TokenSetting.KEY_FILE).strip();
    if (file.isEmpty()) {
      throw new InvalidSettingException(
          TokenSetting.KEY_FILE.key() + " is not set: only keys in a file can be changed");
    }
    return new KeyFileEditor(Path.of(file), values.duration(TokenSetting.KEY_DELAY), clock);
  }
}
