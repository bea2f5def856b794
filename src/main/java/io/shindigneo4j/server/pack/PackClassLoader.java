package io.shindigneo4j.server.pack;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;

/**
 * A child-first class loader: a pack may bring other versions of libraries than the plug-in and
 * Neo4j have. Packages of the API between packs and plug-in are shared, hence parent-first.
 */
final class PackClassLoader extends URLClassLoader {

  static {
    registerAsParallelCapable();
  }

  private static final String[] SHARED = {
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
   * @param name of the loader, for messages
   */
  PackClassLoader(String name, URL jar) {
    super(name, new URL[] {jar}, PackClassLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (Stream.of(SHARED).anyMatch(name::startsWith)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? ownOrShared(name, resolve) : known;
    }
  }

  private Class<?> ownOrShared(String name, boolean resolve) throws ClassNotFoundException {
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
