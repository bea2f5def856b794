package io.shindigneo4j.driver;

import java.io.IOException;
import java.io.InputStream;

/** Loads our classes again, without the classes of one library. */
final class FilteringClassLoader extends ClassLoader {

  private final String library;

  /**
   * A class loader without a library.
   *
   * @param library the prefix of the names of its classes
   */
  FilteringClassLoader(String library) {
    super(ClassLoader.getPlatformClassLoader());
    this.library = library;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.startsWith(library)) {
      throw new ClassNotFoundException(name);
    }
    ClassLoader all = FilteringClassLoader.class.getClassLoader();
    return name.startsWith("io.shindigneo4j.") ? defined(name, all) : all.loadClass(name);
  }

  private Class<?> defined(String name, ClassLoader all) throws ClassNotFoundException {
    try (InputStream file = all.getResourceAsStream(name.replace('.', '/') + ".class")) {
      byte[] bytes = file.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
