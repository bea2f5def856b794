package io.shindigneo4j.server.pack;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;

/**
 * The classes of a jar come before those of the plug-in and Neo4j, so that it may have libraries in
 * other versions than these; but for what both sides talk in, of which there is one for all.
 */
final class PackClassLoader extends URLClassLoader {

  static {
    registerAsParallelCapable();
  }

  private static final String[] COMMON = {
    "java.",
    "io.shindigneo4j.protocol.",
    "io.shindigneo4j.schema.",
    "io.shindigneo4j.server.",
    "com.google.inject.",
    "jakarta.inject.",
    "javax.inject.",
    "org.aopalliance.",
    "org.neo4j.",
  };

  /**
   * @param name for messages about its classes
   */
  PackClassLoader(String name, URL jar) {
    super(name, new URL[] {jar}, PackClassLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (Stream.of(COMMON).anyMatch(name::startsWith)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? ownOrCommon(name, resolve) : known;
    }
  }

  private Class<?> ownOrCommon(String name, boolean resolve) throws ClassNotFoundException {
    try {
      return findClass(name);
    } catch (ClassNotFoundException e) {
      return super.loadClass(name, resolve);
    }
  }

  @Override
  public URL getResource(String name) {
    URL own = findResource(name);
    return own == null ? super.getResource(name) : own;
  }
}
