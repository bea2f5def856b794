package io.shindigneo4j.testing;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The inputs of a target that a fuzzer has found worth keeping, in the resources of the tests. */
public final class FuzzCorpus {

  private FuzzCorpus() {}

  /** A test for each input. */
  public static Stream<DynamicTest> replay(String name, Consumer<byte[]> target)
      throws IOException, URISyntaxException {
    Path folder = Path.of(FuzzCorpus.class.getResource("/fuzz/" + name).toURI());
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> inputs = files.sorted().toList();
      return inputs.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.getFileName().toString(),
                      () -> target.accept(Files.readAllBytes(file))));
    }
  }
}
