package io.shindigneo4j.web.token;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Prints a security token for operators and tests. Reads the same settings as Shindig. */
@Command(
    name = "token",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Prints a security token with the key that Shindig is given.",
    footer = "Set SHINDIG_NEO4J_TOKEN_KEY or SHINDIG_NEO4J_TOKEN_KEY_FILE as for Shindig.")
public final class TokenCommand implements Callable<Integer> {
  private final Function<String, Optional<String>> find;

  @Spec private CommandSpec spec;

  @Option(names = "--viewer", required = true, description = "Id of the person who looks.")
  private String viewer;

  @Option(names = "--owner", description = "Id of the page's owner; the viewer unless given.")
  private String owner;

  @Option(
      names = "--app",
      required = true,
      description = "Id of the application: its gadget's address, or any other text.")
  private String application;

  @Option(
      names = "--lifetime",
      defaultValue = "PT1H",
      description = "How long the token is good for, as in PT90M; ${DEFAULT-VALUE} unless given.")
  private Duration lifetime;

  TokenCommand(Function<String, Optional<String>> find) {
    this.find = find;
  }

  /** Exits with 0, with 1 for bad settings, or with 2 for bad arguments. */
  public static void main(String[] arguments) {
    System.exit(commandLine(SettingSources.fromEnvironment()::find).execute(arguments));
  }

  /** The command with the settings that a key leads to. */
  public static CommandLine commandLine(Function<String, Optional<String>> find) {
    return new CommandLine(new TokenCommand(find));
  }

  @Override
  public Integer call() {
    TokenRequest request = request();
    try {
      out().println(new TokenIssuer(TokenSettings.from(find)).issue(request));
      return CommandLine.ExitCode.OK;
    } catch (InvalidSettingException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private TokenRequest request() {
    try {
      return new TokenRequest(viewer, owner == null ? viewer : owner, application, lifetime);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
