package io.shindigneo4j.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Packs that are compiled and put into jars as they are needed. */
public final class PackJars {

  private static final String SERVICE = "META-INF/services/com.google.inject.Module";

  /** A module with one procedure, which takes a name and answers with it. */
  private static final String GREETING =
      """
      package pack;

      import io.shindigneo4j.schema.Description;
      import io.shindigneo4j.schema.Operation;
      import io.shindigneo4j.server.pack.PackModule;
      import io.shindigneo4j.server.procedure.Procedure;
      import io.shindigneo4j.server.procedure.ProcedureContext;
      import io.shindigneo4j.server.procedure.ProcedureResult;
      import java.util.List;

      public final class Greeting extends PackModule {

        public record Greet(@Description("who is greeted") String name) {}

        public static final class Greeter implements Procedure<Greet> {

          public Operation<Greet, ?> operation() {
            return Operation.read("@name@", "Greets a person.", Greet.class);
          }

          public String version() {
            return "@version@";
          }

          public ProcedureResult call(ProcedureContext context, Greet greet) {
            return ProcedureResult.single(List.of("greeting"), "@word@, " + greet.name());
          }
        }

        @Override
        protected void configure() {
          bindProcedure(Greeter.class);
        }
      }
      """;

  private PackJars() {}

  /**
   * A pack whose procedure greets a {@code name} with a word, in the column {@code greeting}.
   *
   * @param name of the procedure
   */
  public static void greeting(Path jar, String name, String version, String word) {
    String source = GREETING.replace("@name@", name).replace("@version@", version);
    write(jar, "pack.Greeting", source.replace("@word@", word));
  }

  /** A pack of one source, with the module of that name. It takes the place of a jar at once. */
  public static void write(Path jar, String module, String source) {
    try {
      Path classes = Files.createTempDirectory("pack-classes");
      try {
        compile(module, source, classes);
        write(jar, module, classes);
      } finally {
        delete(classes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(String module, String source, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path"));
    if (!compiler
        .getTask(problems, null, null, options, null, List.of(file(module, source)))
        .call()) {
      throw new AssertionError(problems);
    }
  }

  private static JavaFileObject file(String name, String source) {
    URI uri = URI.create("string:///" + name.replace('.', '/') + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }

  private static void write(Path jar, String module, Path classes) throws IOException {
    Path unfinished = Files.createTempFile(classes, "pack", ".tmp");
    try (OutputStream stream = Files.newOutputStream(unfinished);
        JarOutputStream written = new JarOutputStream(stream);
        Stream<Path> files = Files.walk(classes)) {
      add(written, SERVICE, module.getBytes(StandardCharsets.UTF_8));
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        add(written, classes.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    Files.createDirectories(jar.getParent());
    Files.move(unfinished, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void add(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(content);
    jar.closeEntry();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
