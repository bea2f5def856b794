package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** The native procedure that does nothing, as a plug-in of its own. */
public final class EmptyProcedures implements ProcedurePack {

  public static final String NAME = "benchmark.empty";

  /** A Cypher text with the same answer. */
  public static final String CYPHER = "RETURN 1 AS one";

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerUntyped(
        Operation.read(NAME, "Does nothing.", NoParameters.class),
        (transaction, none) -> ProcedureResult.single(List.of("one"), 1L));
  }

  /** Writes the jar into a server's plug-in folder. */
  public static void install(Path plugins) throws IOException {
    String file = EmptyProcedures.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar =
            new JarOutputStream(Files.newOutputStream(plugins.resolve("benchmark.jar")));
        InputStream code = EmptyProcedures.class.getResourceAsStream("/" + file)) {
      write(jar, file, code.readAllBytes());
      write(
          jar,
          "META-INF/services/" + ProcedurePack.class.getName(),
          EmptyProcedures.class.getName().getBytes(StandardCharsets.UTF_8));
    }
  }

  private static void write(JarOutputStream jar, String name, byte[] content) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(content);
    jar.closeEntry();
  }
}
