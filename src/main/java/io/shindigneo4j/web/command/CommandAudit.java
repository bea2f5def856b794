package io.shindigneo4j.web.command;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.web.audit.AuditKind;
import io.shindigneo4j.web.audit.AuditLog;
import io.shindigneo4j.web.audit.AuditOutput;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** Tells each command of an operator and what has come of it. Without that, none is run. */
final class CommandAudit implements IExecutionStrategy {

  /** The arguments that are ids and names: no secret is among them, nor a file that has one. */
  private static final Set<String> TOLD =
      Set.of(
          "--all",
          "--app",
          "--client",
          "--force",
          "--gadget",
          "--grant",
          "--id",
          "--name",
          "--owner",
          "--person",
          "--print",
          "--scope",
          "--service",
          "--viewer",
          "ID",
          "NAME");

  /** It tells what is wrong, with these settings, too. */
  private static final String CHANGES_NOTHING = "doctor";

  private final Function<String, Optional<String>> find;

  CommandAudit(Function<String, Optional<String>> find) {
    this.find = find;
  }

  @Override
  public int execute(ParseResult arguments) {
    ParseResult last = last(arguments);
    if (last.isUsageHelpRequested() || last.isVersionHelpRequested()) {
      return new RunLast().execute(arguments);
    }
    try (AuditLog log = AuditOutput.ofCommands(find)) {
      return execute(arguments, last, log);
    } catch (InvalidSettingException e) {
      last.commandSpec().commandLine().getErr().println(e.getMessage());
      return last.commandSpec().name().equals(CHANGES_NOTHING)
          ? new RunLast().execute(arguments)
          : ExitCode.SOFTWARE;
    }
  }

  private static int execute(ParseResult arguments, ParseResult last, AuditLog log) {
    boolean done = false;
    try {
      int code = new RunLast().execute(arguments);
      done = code == ExitCode.OK;
      return code;
    } finally {
      log.add(event(last, done ? AuditKind.COMMAND.done() : AuditKind.COMMAND.failed()), "");
    }
  }

  private static ParseResult last(ParseResult arguments) {
    ParseResult last = arguments;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    return last;
  }

  private static AuditEvent event(ParseResult last, AuditEvent outcome) {
    return outcome
        .with("command", last.commandSpec().qualifiedName(" "))
        .with("user", System.getProperty("user.name"))
        .with("arguments", String.join(" ", arguments(last)));
  }

  private static List<String> arguments(ParseResult last) {
    return last.matchedArgs().stream()
        .filter(argument -> TOLD.contains(name(argument)))
        .map(argument -> name(argument) + "=" + argument.getValue())
        .toList();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
