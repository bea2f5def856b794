package io.shindigneo4j.prove;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The packages of the proof")
class ProveArchitectureTest {

  private static final Pattern TESTS = Pattern.compile(".*/\\w+(Test|IT)(\\$.*)?\\.class");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ProveArchitectureTest::isNoTest)
          .importPackages("io.shindigneo4j.prove");

  private static boolean isNoTest(Location location) {
    return !location.matches(TESTS);
  }

  @Test
  void haveNoCycles() {
    slices().matching("io.shindigneo4j.prove.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void haveArrowsThatPointOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("command")
        .definedBy("io.shindigneo4j.prove")
        .layer("experiment")
        .definedBy("io.shindigneo4j.prove.experiment")
        .layer("report")
        .definedBy("io.shindigneo4j.prove.report")
        .layer("result")
        .definedBy("io.shindigneo4j.prove.result")
        .layer("environment")
        .definedBy("io.shindigneo4j.prove.environment")
        .layer("workload")
        .definedBy("io.shindigneo4j.prove.workload")
        .layer("nemesis")
        .definedBy("io.shindigneo4j.prove.nemesis")
        .layer("bug")
        .definedBy("io.shindigneo4j.prove.bug")
        .layer("checker")
        .definedBy("io.shindigneo4j.prove.checker")
        .layer("history")
        .definedBy("io.shindigneo4j.prove.history")
        .whereLayer("command")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("experiment")
        .mayOnlyBeAccessedByLayers("command")
        .whereLayer("report")
        .mayOnlyAccessLayers("result", "checker")
        .whereLayer("result")
        .mayOnlyAccessLayers("checker", "history")
        .whereLayer("environment")
        .mayOnlyAccessLayers("nemesis", "workload", "bug", "checker")
        .whereLayer("workload")
        .mayOnlyAccessLayers("checker", "history")
        .whereLayer("nemesis")
        .mayNotAccessAnyLayer()
        .whereLayer("bug")
        .mayNotAccessAnyLayer()
        .whereLayer("checker")
        .mayOnlyAccessLayers("history")
        .whereLayer("history")
        .mayNotAccessAnyLayer()
        .check(CLASSES);
  }

  @Test
  void startProcessesThatEndWithTheirParent() {
    noClasses().should().callMethod(ProcessBuilder.class, "start").check(CLASSES);
  }

  /** Real servers and the workloads stay apart: tests run the workloads on a Neo4j of their own. */
  @Test
  void letWorkloadsKnowNoServers() {
    noClasses()
        .that()
        .resideInAnyPackage("io.shindigneo4j.prove.workload", "io.shindigneo4j.prove.checker")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.shindigneo4j.installation..", "org.neo4j..")
        .check(CLASSES);
  }
}
