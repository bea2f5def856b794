package io.shindigneo4j.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import org.apache.shindig.protocol.Operation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Packages, and the arrows between them")
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.shindigneo4j");

  @Test
  void arrowsPointOneWay() {
    holds(
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("protocol")
            .definedBy("io.shindigneo4j.protocol..")
            .layer("metrics")
            .definedBy("io.shindigneo4j.metrics..")
            .layer("spin")
            .definedBy("io.shindigneo4j.spin..")
            .layer("audit")
            .definedBy("io.shindigneo4j.audit..")
            .layer("schema")
            .definedBy("io.shindigneo4j.schema..")
            .layer("driver")
            .definedBy("io.shindigneo4j.driver..")
            .layer("server")
            .definedBy("io.shindigneo4j.server..")
            .layer("procedures")
            .definedBy("io.shindigneo4j.procedures..")
            .layer("packs")
            .definedBy("io.shindigneo4j.packs..")
            .layer("opensocial")
            .definedBy("io.shindigneo4j.opensocial..")
            .layer("web")
            .definedBy("io.shindigneo4j.web..")
            .whereLayer("protocol")
            .mayNotAccessAnyLayer()
            .whereLayer("metrics")
            .mayNotAccessAnyLayer()
            .whereLayer("spin")
            .mayNotAccessAnyLayer()
            .whereLayer("audit")
            .mayNotAccessAnyLayer()
            .whereLayer("schema")
            .mayNotAccessAnyLayer()
            .whereLayer("driver")
            .mayOnlyAccessLayers("protocol", "metrics", "spin")
            .whereLayer("server")
            .mayOnlyAccessLayers("protocol", "metrics", "spin", "audit", "schema")
            .whereLayer("procedures")
            .mayOnlyAccessLayers("server", "schema")
            .whereLayer("packs")
            .mayOnlyAccessLayers("server", "schema")
            .whereLayer("opensocial")
            .mayOnlyAccessLayers("driver", "metrics", "protocol", "schema")
            .whereLayer("web")
            .mayOnlyAccessLayers("opensocial", "driver", "audit", "schema"));
  }

  /**
   * The positions and events of the driver's API are those of the protocol, and a copy of the graph
   * is in its JSON.
   */
  @Test
  void onlyEventsAndCopiesLinkTheProtocolInShindig() {
    holds(
        noClasses()
            .that()
            .resideInAPackage("io.shindigneo4j.opensocial..")
            .and()
            .resideOutsideOfPackages(
                "io.shindigneo4j.opensocial.events..", "io.shindigneo4j.opensocial.backup..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.shindigneo4j.protocol.."));
  }

  @Test
  void everyClassStandsInOneOfThePackages() {
    holds(
        classes()
            .that()
            .resideInAPackage("io.shindigneo4j..")
            .should()
            .resideInAnyPackage(
                "io.shindigneo4j.protocol..",
                "io.shindigneo4j.metrics..",
                "io.shindigneo4j.spin..",
                "io.shindigneo4j.audit..",
                "io.shindigneo4j.schema..",
                "io.shindigneo4j.driver..",
                "io.shindigneo4j.server..",
                "io.shindigneo4j.procedures..",
                "io.shindigneo4j.packs..",
                "io.shindigneo4j.opensocial..",
                "io.shindigneo4j.web.."));
  }

  @Test
  void packagesHaveNoCycles() {
    holds(slices().matching("io.shindigneo4j.(**)").should().beFreeOfCycles());
  }

  /** The API is on top: what is below it knows neither statements nor their failures. */
  @Test
  void theArrowsOfTheDriverPointDown() {
    holds(
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("api")
            .definedBy("io.shindigneo4j.driver")
            .layer("cluster")
            .definedBy("io.shindigneo4j.driver.cluster..")
            .layer("bolt")
            .definedBy("io.shindigneo4j.driver.bolt..")
            .layer("connection")
            .definedBy("io.shindigneo4j.driver.connection..")
            .layer("transport")
            .definedBy("io.shindigneo4j.driver.transport..")
            .layer("tls")
            .definedBy("io.shindigneo4j.driver.tls..")
            .layer("meters")
            .definedBy("io.shindigneo4j.driver.metrics..")
            .whereLayer("api")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("cluster")
            .mayOnlyAccessLayers("connection", "transport", "meters")
            .whereLayer("bolt")
            .mayOnlyAccessLayers("connection", "meters")
            .whereLayer("connection")
            .mayOnlyAccessLayers("transport", "meters")
            .whereLayer("transport")
            .mayOnlyAccessLayers("tls")
            .whereLayer("tls")
            .mayNotAccessAnyLayer()
            .whereLayer("meters")
            .mayNotAccessAnyLayer());
  }

  @Test
  void onlyTheDriverKnowsItsInternals() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackage("io.shindigneo4j.driver..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "io.shindigneo4j.driver.bolt..",
                "io.shindigneo4j.driver.cluster..",
                "io.shindigneo4j.driver.connection..",
                "io.shindigneo4j.driver.transport.."));
  }

  @Test
  void onlyThePluginAndPacksLinkNeo4j() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.server..",
                "io.shindigneo4j.procedures..",
                "io.shindigneo4j.packs..")
            .should()
            .dependOnClassesThat(
                resideInAPackage("org.neo4j..").and(not(resideInAPackage("org.neo4j.driver..")))));
  }

  /** A program without it must not notice. */
  @Test
  void onlyTheBoltPackageLinksTheOfficialDriver() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackage("io.shindigneo4j.driver.bolt..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.neo4j.driver.."));
  }

  /** A program without it must not notice; nor must an existing Shindig. */
  @Test
  void onlyThePackagesOfMetersLinkMicrometer() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.metrics..",
                "io.shindigneo4j.driver.metrics..",
                "io.shindigneo4j.server.metrics..",
                "io.shindigneo4j.opensocial.metrics..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.micrometer.."));
  }

  @Test
  void onlyTheLimitsInTimeLinkBucket4j() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackage("io.shindigneo4j.web.limit..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.bucket4j.."));
  }

  @Test
  void onlyLimitsInTimeAndCachesLinkCaffeine() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.web.limit..",
                "io.shindigneo4j.web.cache..",
                "io.shindigneo4j.web.bearer..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.github.benmanes.caffeine.."));
  }

  /** Whoever signs in or calls need not know how clients get tokens, and what a provider says. */
  @Test
  void onlyTheTwoEndsOfOAuthLinkTheLibraryOfItsProtocol() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.web.oauth2..",
                "io.shindigneo4j.web.openid..",
                "io.shindigneo4j.web.provider..",
                "io.shindigneo4j.web.gadgetoauth..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.nimbusds.oauth2..", "com.nimbusds.openid.."));
  }

  /** An existing Shindig need not have the libraries where it has no limits. */
  @Test
  void whatTheServletsLinkOfTheLimitsNeedsNoLibrary() {
    holds(
        noClasses()
            .that()
            .haveSimpleName("RequestQuotas")
            .or()
            .haveSimpleName("Quota")
            .or()
            .haveSimpleName("TooManyRequests")
            .or()
            .haveSimpleName("BoundedRequest")
            .or()
            .haveSimpleName("BatchLimit")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.github.bucket4j..", "com.github.benmanes.caffeine.."));
  }

  @Test
  void onlyTheTwoEndsOfAConnectionLinkNetty() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.server..", "io.shindigneo4j.driver.transport..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty.."));
  }

  @Test
  void onlyTheBackEndLinksShindig() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages("io.shindigneo4j.opensocial..", "io.shindigneo4j.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.shindig.."));
  }

  /** It writes a value by what it is, not by whose it is. */
  @Test
  void whatWritesJsonKnowsNoDomain() {
    holds(
        noClasses()
            .that()
            .resideInAPackage("io.shindigneo4j.opensocial.json..")
            .should()
            .dependOnClassesThat(
                resideInAPackage("io.shindigneo4j..")
                    .and(not(resideInAPackage("io.shindigneo4j.opensocial.json..")))));
  }

  @Test
  void onlyTheTransportLinksAWebSocketLibrary() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackage("io.shindigneo4j.driver.transport..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.glassfish..", "jakarta.websocket.."));
  }

  @Test
  void proceduresAndSessionsKnowNothingOfTheNetwork() {
    holds(
        noClasses()
            .that()
            .resideInAnyPackage(
                "io.shindigneo4j.procedures..",
                "io.shindigneo4j.packs..",
                "io.shindigneo4j.server.session..",
                "io.shindigneo4j.server.execution..",
                "io.shindigneo4j.server.metrics..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.netty.."));
  }

  /** What they have in common knows neither, nor does anybody but the endpoint know both. */
  @Test
  void webSocketAndHttpDoNotKnowEachOther() {
    holds(
        layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("connection")
            .definedBy("io.shindigneo4j.server.connection..")
            .layer("websocket")
            .definedBy("io.shindigneo4j.server.websocket..")
            .layer("http")
            .definedBy("io.shindigneo4j.server.http..")
            .layer("endpoint")
            .definedBy("io.shindigneo4j.server.endpoint..")
            .whereLayer("connection")
            .mayNotAccessAnyLayer()
            .whereLayer("websocket")
            .mayOnlyAccessLayers("connection")
            .whereLayer("http")
            .mayOnlyAccessLayers("connection")
            .whereLayer("endpoint")
            .mayNotBeAccessedByAnyLayer());
  }

  /** Whoever reads the graph need not know where it is. */
  @Test
  void onlyThePluginKnowsWhatIsInMemory() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.server", "io.shindigneo4j.server.projection..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.shindigneo4j.server.projection.."));
  }

  /** The plug-in itself is wired by hand. */
  @Test
  void onlyPacksAndTheBackEndLinkGuice() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.server.pack..",
                "io.shindigneo4j.packs..",
                "io.shindigneo4j.opensocial..",
                "io.shindigneo4j.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.inject.."));
  }

  /** A file of one kind knows nothing of the others. */
  @Test
  void onlyThePluginKnowsWhatKindsOfFilesBringProcedures() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "io.shindigneo4j.server",
                "io.shindigneo4j.server.pack..",
                "io.shindigneo4j.server.stored..",
                "io.shindigneo4j.packs..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "io.shindigneo4j.server.pack..", "io.shindigneo4j.server.stored.."));
  }

  /** What a pack is written against holds nothing of how it is loaded and called. */
  @Test
  void proceduresKnowNothingOfWhereTheyComeFrom() {
    holds(
        noClasses()
            .that()
            .resideInAPackage("io.shindigneo4j.server.procedure..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "io.shindigneo4j.server.source..",
                "io.shindigneo4j.server.session..",
                "io.shindigneo4j.server.execution.."));
  }

  /** As those of others do. */
  @Test
  void packsUseWhatAnyPackMay() {
    holds(
        classes()
            .that()
            .resideInAPackage("io.shindigneo4j.packs..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                "", // arrays of primitives
                "java..",
                "com.sun.management",
                "com.google.inject..",
                "org.neo4j.dbms.api..",
                "org.neo4j.graphdb..",
                "io.shindigneo4j.schema",
                "io.shindigneo4j.server.graph",
                "io.shindigneo4j.server.pack",
                "io.shindigneo4j.server.procedure",
                "io.shindigneo4j.packs.."));
  }

  @Test
  void packsKnowNothingOfEachOther() {
    holds(
        slices()
            .matching("io.shindigneo4j.packs.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                resideInAPackage("io.shindigneo4j.packs.."),
                resideInAPackage("io.shindigneo4j.packs.writing")));
  }

  /** So that only a failed conversion of input gets status 400. */
  @Test
  void handlersConvertInputByInputConversion() {
    holds(
        methods()
            .that()
            .areAnnotatedWith(Operation.class)
            .and()
            .areDeclaredInClassesThat()
            .resideInAPackage("io.shindigneo4j.opensocial..")
            .should()
            .haveRawParameterTypes(InputRequestItem.class));
  }

  private static void holds(ArchRule rule) {
    rule.check(CLASSES);
  }
}
