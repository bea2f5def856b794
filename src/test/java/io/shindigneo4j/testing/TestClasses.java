package io.shindigneo4j.testing;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of the tests, for ArchUnit, which reads no others: these are many, and take long. */
public final class TestClasses {

  private TestClasses() {}

  public static JavaClasses read() {
    return ArchConfiguration.withThreadLocalScope(TestClasses::readAlone);
  }

  private static JavaClasses readAlone(ArchConfiguration configuration) {
    configuration.setResolveMissingDependenciesFromClassPath(false);
    return new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
        .importPackages("io.shindigneo4j");
  }
}
