package io.shindigneo4j.testing;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The classes of the tests, for ArchUnit, which reads no others: these are many, and take long. */
public final class TestClasses {

  private TestClasses() {}

  /** Those that name one of these types, as every caller and everything with an annotation does. */
  public static JavaClasses naming(Class<?>... types) {
    List<String> names = Stream.of(types).map(type -> type.getName().replace('.', '/')).toList();
    Function<ArchConfiguration, JavaClasses> reading = configuration -> read(configuration, names);
    return ArchConfiguration.withThreadLocalScope(reading);
  }

  private static JavaClasses read(ArchConfiguration configuration, List<String> names) {
    configuration.setResolveMissingDependenciesFromClassPath(false);
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
        .withImportOption(location -> names.stream().anyMatch(text(location)::contains))
        .importPackages("io.shindigneo4j");
  }

  /** The names of a class file are in it as ASCII. */
  private static String text(Location location) {
    try (InputStream file = location.asURI().toURL().openStream()) {
      return new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
