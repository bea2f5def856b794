package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** They are built by {@code ./bench} and {@code ./prove}, and by the exhaustive proof. */
@DisplayName("The benchmark and the proof")
class BenchmarkCompilesTest {
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  private static final List<String> FOLDERS = List.of("src/benchmark", "src/prove");

  @Test
  void compile(@TempDir Path classes) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, null)) {
      List<String> options =
          List.of("--release", "17", "-d", classes.toString(), "-proc:none", "-nowarn");
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
      compiler
          .getTask(
              null, files, messages, options, null, files.getJavaFileObjectsFromPaths(sources()))
          .call();
    }
    assertThat(messages.getDiagnostics())
        .filteredOn(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .extracting(message -> message.toString() + message.getMessage(Locale.ROOT))
        .isEmpty();
    assertThat(classes).isNotEmptyDirectory();
  }

  /** Surefire's processes have one of a single file that refers to the others. */
  private static List<Path> classPath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(all.split(File.pathSeparator)).map(Path::of).toList();
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(PROJECT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }
}
