package io.shindigneo4j.benchmark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The packages of the benchmark and of its workload")
class BenchmarkArchitectureTest {

  private static final Pattern TESTS = Pattern.compile(".*/\\w+(Test|IT)(\\$.*)?\\.class");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(BenchmarkArchitectureTest::isNoTest)
          .importPackages("io.shindigneo4j.benchmark", "io.shindigneo4j.workload");

  private static boolean isNoTest(Location location) {
    return !location.matches(TESTS);
  }

  @Test
  void haveNoCycles() {
    slices().matching("io.shindigneo4j.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void haveAWorkloadThatDoesNotKnowTheBenchmark() {
    noClasses()
        .that()
        .resideInAPackage("io.shindigneo4j.workload..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.shindigneo4j.benchmark..")
        .check(CLASSES);
  }

  @Test
  void startProcessesThatEndWithTheirParent() {
    noClasses().should().callMethod(ProcessBuilder.class, "start").check(CLASSES);
  }

  @Test
  void haveResultsThatDoNotKnowHowTheyWereMeasured() {
    noClasses()
        .that()
        .resideInAnyPackage("io.shindigneo4j.benchmark.result", "io.shindigneo4j.benchmark.report")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.shindigneo4j.benchmark.measurement..",
            "io.shindigneo4j.benchmark.client..",
            "io.shindigneo4j.benchmark.environment..",
            "io.shindigneo4j.benchmark.suite..")
        .check(CLASSES);
  }
}
