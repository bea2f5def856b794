package io.shindigneo4j.opensocial.configuration;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The places a setting may stand in: property files, above them system properties, above those
 * environment variables.
 *
 * <p>An environment variable has the key's name in upper case with '_' for '.' and '-'; an empty
 * one counts as absent. Immutable.
 */
public final class SettingSources {
  private static final Logger LOG = LoggerFactory.getLogger(SettingSources.class);
  private static final String FILE = "shindig.properties";

  private final Properties files = new Properties();
  private final Map<String, String> systemProperties;
  private final Map<String, String> environment;

  /**
   * @param files the last one wins
   */
  public SettingSources(
      List<Properties> files,
      Map<String, String> systemProperties,
      Map<String, String> environment) {
    files.forEach(this.files::putAll);
    this.systemProperties = Map.copyOf(systemProperties);
    this.environment = Map.copyOf(environment);
  }

  /**
   * Every {@code shindig.properties} on the class path, the first one on top, and the process's
   * own.
   */
  public static SettingSources fromEnvironment() {
    return new SettingSources(filesOnClassPath(), systemProperties(), System.getenv());
  }

  /**
   * Reads settings from the process's own sources. What is wrong with them is logged in one
   * sentence, too, for a container may lose the report of a failed start.
   *
   * @param parse given {@link #find}
   */
  public static <T> T read(Function<Function<String, Optional<String>>, T> parse) {
    try {
      return parse.apply(fromEnvironment()::find);
    } catch (InvalidSettingException e) {
      LOG.error("Shindig does not start. {}", e.getMessage());
      throw e;
    }
  }

  public Optional<String> find(String key) {
    return fromEnvironment(key)
        .or(() -> Optional.ofNullable(systemProperties.get(key)))
        .or(() -> Optional.ofNullable(files.getProperty(key)));
  }

  /** The keys of the files, each with its value from the highest source. */
  public Properties merged() {
    Properties merged = new Properties();
    for (String key : files.stringPropertyNames()) {
      merged.setProperty(key, find(key).orElseThrow());
    }
    return merged;
  }

  /**
   * The names under which something is set in any source: keys, and names of variables that are not
   * empty.
   *
   * @param prefix of the keys; that of variables is made of it
   */
  public NavigableSet<String> names(String prefix) {
    NavigableSet<String> names = new TreeSet<>(files.stringPropertyNames());
    names.addAll(systemProperties.keySet());
    names.removeIf(key -> !key.startsWith(prefix));
    environment.keySet().stream()
        .filter(name -> name.startsWith(variable(prefix)) && !environment.get(name).isEmpty())
        .forEach(names::add);
    return names;
  }

  /** The name of the environment variable of a key. */
  public static String variable(String key) {
    return key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
  }

  private Optional<String> fromEnvironment(String key) {
    return Optional.ofNullable(environment.get(variable(key))).filter(value -> !value.isEmpty());
  }

  private static Map<String, String> systemProperties() {
    Properties properties = System.getProperties();
    return properties.stringPropertyNames().stream()
        .collect(Collectors.toMap(name -> name, properties::getProperty));
  }

  private static List<Properties> filesOnClassPath() {
    try {
      List<Properties> files = new ArrayList<>();
      for (URL url : Collections.list(classLoader().getResources(FILE))) {
        files.add(0, load(url));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassLoader classLoader() {
    return Optional.ofNullable(Thread.currentThread().getContextClassLoader())
        .orElseGet(SettingSources.class::getClassLoader);
  }

  private static Properties load(URL url) throws IOException {
    Properties properties = new Properties();
    try (InputStream stream = url.openStream()) {
      properties.load(stream);
    }
    return properties;
  }
}
