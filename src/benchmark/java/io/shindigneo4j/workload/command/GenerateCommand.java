package io.shindigneo4j.workload.command;

import io.shindigneo4j.workload.file.InvalidFileException;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.file.NetworkFormat;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes the file of a network. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Writes a network of people to a file: the same from each seed.")
public final class GenerateCommand implements Callable<Integer> {

  private static final int MEBIBYTE = 1 << 20;

  @Option(
      names = "--network",
      defaultValue = "P2011",
      description =
          "One of ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE}. The papers' have 2,011 and 10,003"
              + " people.")
  private Preset preset;

  @Option(names = "--seed", defaultValue = "1", description = "${DEFAULT-VALUE}")
  private long seed;

  @Option(
      names = "--format",
      description = "One of ${COMPLETION-CANDIDATES}; that of the output's name, or JSON_LINES.")
  private NetworkFormat format;

  @Option(
      names = "--output",
      description = "The file, with the extension of its format; default: target/network/NETWORK.")
  private Path output;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    Path path = output == null ? usual() : checked();
    Files.createDirectories(path.toAbsolutePath().getParent());
    Network network = new Network(preset.shape(), seed);
    try (ProgressDisplay progress = new ProgressDisplay("writing", preset.shape().rows())) {
      new NetworkFile(path).write(network.rows(), row -> progress.add(1));
    }
    CommandOutcome.say(spec, path + ": " + Files.size(path) / MEBIBYTE + " MiB");
    return 0;
  }

  private Path checked() {
    try {
      NetworkFormat named = NetworkFormat.of(output);
      if (format == null || format == named) {
        return output;
      }
    } catch (InvalidFileException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    throw new ParameterException(
        spec.commandLine(), "a file of %s ends with .%s".formatted(format, format.extension()));
  }

  private Path usual() {
    NetworkFormat wanted = format == null ? NetworkFormat.JSON_LINES : format;
    return Path.of(
        "target", "network", preset.name().toLowerCase(Locale.ROOT) + "." + wanted.extension());
  }
}
