package io.shindigneo4j.driver;

import java.io.IOException;
import java.io.InputStream;

/** Our classes once more, with all others but those of one library. */
final class ClassesWithout extends ClassLoader {

  private final String library;

  /**
   * @param library what the names of its classes begin with
   */
  ClassesWithout(String library) {
    super(ClassLoader.getPlatformClassLoader());
    this.library = library;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.startsWith(library)) {
      throw new ClassNotFoundException(name);
    }
    ClassLoader all = ClassesWithout.class.getClassLoader();
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
