package io.shindigneo4j.server.pack;

import com.google.inject.Module;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.zip.ZipFile;

/** The jar of a pack and its class loader, until the close. */
final class PackJar implements AutoCloseable {

  private final JarCopies copies;
  private final Path copy;
  private final PackClassLoader loader;

  private PackJar(JarCopies copies, Path copy, PackClassLoader loader) {
    this.copies = copies;
    this.copy = copy;
    this.loader = loader;
  }

  /**
   * @throws IOException if the file is no jar
   */
  static PackJar open(Path jar, JarCopies copies) throws IOException {
    Path copy = copies.add(jar);
    try {
      new ZipFile(copy.toFile()).close();
      String name = jar.getFileName().toString();
      return new PackJar(copies, copy, new PackClassLoader(name, copy.toUri().toURL()));
    } catch (IOException e) {
      copies.remove(copy);
      throw e;
    }
  }

  ClassLoader loader() {
    return loader;
  }

  /**
   * The modules that the jar itself names.
   *
   * @throws ProcedureSourceException if there is none
   */
  List<Module> modules() {
    List<Module> modules =
        ServiceLoader.load(Module.class, loader).stream()
            .filter(module -> module.type().getClassLoader() == loader)
            .map(ServiceLoader.Provider::get)
            .toList();
    if (modules.isEmpty()) {
      throw new ProcedureSourceException(
          "no module is in META-INF/services/" + Module.class.getName());
    }
    return modules;
  }

  @Override
  public void close() throws IOException {
    try {
      loader.close();
    } finally {
      copies.remove(copy);
    }
  }
}
