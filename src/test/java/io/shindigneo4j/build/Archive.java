package io.shindigneo4j.build;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The files of a jar or WAR, by name. */
record Archive(Map<String, byte[]> files) {
  /** The archive whose path the build passes as this system property. */
  static Archive ofProperty(String property) throws IOException {
    return of(Path.of(System.getProperty(property)));
  }

  static Archive of(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return read(stream);
    }
  }

  Stream<String> names() {
    return files.keySet().stream();
  }

  Stream<String> classes() {
    return names().filter(name -> name.endsWith(".class"));
  }

  /** The archives inside this one. */
  List<Archive> libraries() throws IOException {
    List<Archive> libraries = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (file.getKey().endsWith(".jar")) {
        libraries.add(read(new ByteArrayInputStream(file.getValue())));
      }
    }
    return libraries;
  }

  /** The classes that name something that the pattern finds. */
  Stream<String> classesThatMention(Pattern pattern) {
    return classes().filter(name -> pattern.matcher(constants(name)).find());
  }

  private String constants(String name) {
    return new String(files.get(name), StandardCharsets.ISO_8859_1);
  }

  private static Archive read(InputStream stream) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    ZipInputStream zip = new ZipInputStream(stream);
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (!entry.isDirectory()) {
        files.put(entry.getName(), zip.readAllBytes());
      }
    }
    return new Archive(files);
  }
}
