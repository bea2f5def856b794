package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** What is and is not inside the artifacts. */
class ArtifactsIT {
  private static final String OURS = "io/shindigneo4j/";
  private static final String WAR_CLASSES = "WEB-INF/classes/";

  /** All but the official driver, which is under the Apache License, with what it connects by. */
  private static final String NEO4J = "org/neo4j/(?!driver/|bolt/connection/)";

  private static final String LIB = "WEB-INF/lib/";

  /** All libraries of the WAR, without their versions. */
  private static final String LIBRARIES =
      """
      HdrHistogram accessors-smart aopalliance asm bucket4j_jdk17-core caffeine
      commons-codec commons-fileupload commons-io commons-lang3 content-type
      failureaccess grizzly-framework grizzly-http grizzly-http-server guava guice
      httpclient httpcore jackson-core jakarta.inject-api jakarta.websocket-api
      jakarta.websocket-client-api java-uuid-generator javax.inject jcl-over-slf4j
      jdom2 joda-time json json-smart jsoup juel-impl lang-tag lz4-java
      micrometer-commons micrometer-core micrometer-observation
      micrometer-registry-prometheus neo4j-bolt-connection neo4j-bolt-connection-netty
      neo4j-bolt-connection-pooled neo4j-bolt-connection-routed neo4j-java-driver
      netty-buffer netty-codec netty-codec-http netty-common netty-handler
      netty-resolver netty-transport netty-transport-classes-epoll
      netty-transport-native-epoll netty-transport-native-unix-common nimbus-jose-jwt
      oauth oauth-provider oauth2-oidc-sdk picocli prometheus-metrics-config
      prometheus-metrics-core prometheus-metrics-exposition-textformats
      prometheus-metrics-model prometheus-metrics-tracer-common reactive-streams
      reactor-core rome rome-modules rome-utils shindig-common shindig-extras
      shindig-features shindig-gadgets shindig-social-api slf4j-api slf4j-jdk14
      tyrus-client tyrus-container-grizzly-client tyrus-core tyrus-spi xmlpull xstream\
      """;

  private static final String SERVICES = "META-INF/services/";

  private static final List<String> PACKS = List.of("crossreference", "traversal");

  private static final List<String> ALL =
      List.of(
          "war.file",
          "jakarta.war.file",
          "plugin.jar",
          "driver.jar",
          "classes.jar",
          "crossreference.jar",
          "traversal.jar");

  /** The relocated libraries under their first names. */
  private static final Pattern UNRELOCATED =
      notAfter(
          "io/shindigneo4j/shaded/",
          "com/fasterxml/jackson/core/|net/jpountz/|org/glassfish/|jakarta/websocket/");

  /** But for addresses at docs.micrometer.io. */
  private static final Pattern UNRELOCATED_METERS =
      notAfter(
          "io/shindigneo4j/shaded/|micrometer\\.",
          "io/micrometer/|io/prometheus/|org/HdrHistogram/");

  private static final Pattern RELOCATED_METERS =
      Pattern.compile("io/shindigneo4j/shaded/(io/micrometer/|org/HdrHistogram/)");

  /** What packs are compiled against, under their own names. */
  private static final String FOR_PACKS =
      "(com/google/inject|(javax|jakarta)/inject|org/aopalliance)/";

  private static final Pattern UNRELOCATED_GUAVA =
      notAfter("io/shindigneo4j/shaded/|\\.\\*/", "com/google/common/"); // or in a pattern

  private static final Pattern JAVAX_SERVLET = Pattern.compile("javax[./]servlet[./]");

  private static final Pattern RELOCATED_NETTY =
      Pattern.compile("io/shindigneo4j/shaded/io/netty/");
  private static final Pattern UNRELOCATED_NETTY = notAfter("io/shindigneo4j/shaded/", "io/netty/");

  /** Looks behind where a name is, not at each character of a jar. */
  private static Pattern notAfter(String before, String names) {
    return Pattern.compile("(" + names + ")(?<!(" + before + ")(" + names + "))");
  }

  @Test
  void theWarHasShindigItsContentAndOurBackEnd() throws IOException {
    assertThat(war().files().keySet())
        .contains(
            "WEB-INF/web.xml",
            WAR_CLASSES + "shindig.properties",
            WAR_CLASSES + "com/google/common/base/Objects.class",
            WAR_CLASSES + "features/of-shindig.txt",
            "WEB-INF/lib/shindig-social-api-2.5.2.jar",
            "WEB-INF/lib/netty-codec-http-4.1.137.Final.jar",
            "WEB-INF/lib/micrometer-core-1.17.2.jar",
            "WEB-INF/lib/HdrHistogram-2.2.2.jar",
            "WEB-INF/lib/bucket4j_jdk17-core-8.19.0.jar",
            "WEB-INF/lib/caffeine-3.3.1.jar",
            "WEB-INF/lib/netty-transport-native-epoll-4.1.137.Final-linux-x86_64.jar",
            "WEB-INF/lib/netty-transport-native-epoll-4.1.137.Final-linux-aarch_64.jar",
            "gadgets/profile/gadget.xml",
            "sampledata/canonicaldb.json");
    assertThat(packages(war(), WAR_CLASSES + OURS))
        .containsExactlyInAnyOrder(
            "protocol", "metrics", "spin", "audit", "schema", "driver", "opensocial", "web");
  }

  /** With what is behind each: docs/security.md, "What ships". */
  @Test
  void theWarHasNoLibraryThatIsNotListedHere() throws IOException {
    assertThat(
            war()
                .names()
                .filter(name -> name.startsWith(LIB))
                .map(name -> name.substring(LIB.length()).replaceFirst("-\\d.*", "")))
        .as("a new one needs a reason, and a line in docs/security.md if it is old")
        .containsOnly(LIBRARIES.split("\\s+"));
  }

  /** Caja's script is our own; its classes and NekoHTML's are names that Shindig mentions. */
  @Test
  void theWarHasOfOldLibrariesOnlyWhatStandsInForThem() throws IOException {
    assertThat(
            war()
                .names()
                .filter(name -> name.startsWith(WAR_CLASSES))
                .map(name -> name.substring(WAR_CLASSES.length()))
                .filter(name -> name.matches("(com|org)/.*")))
        .containsExactlyInAnyOrder(
            "com/google/caja/lexer/TokenConsumer.class",
            "com/google/caja/lexer/escaping/Escaping.class",
            "com/google/caja/plugin/html-sanitizer-minified.js",
            "com/google/caja/render/BufferingRenderer.class",
            "com/google/caja/reporting/MessageContext.class",
            "com/google/caja/util/Maps.class",
            "com/google/caja/util/Sets.class",
            "com/google/common/base/Objects.class",
            "org/apache/shindig/common/uri/UriBuilder$Parameters.class",
            "org/apache/shindig/common/uri/UriBuilder.class",
            "org/cyberneko/html/HTMLElements$Element.class",
            "org/cyberneko/html/HTMLElements.class");
  }

  /** But for the API of {@code javax.el}, which looks for JSP by name. */
  @Test
  void theJakartaWarIsTheSameForContainersWithoutJavaxServlet() throws IOException {
    Archive jakarta = Archive.ofProperty("jakarta.war.file");
    assertThat(jakarta.names())
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(war().names(), Stream.of(LIB + "tomcat-el-api.jar")).toList());
    assertThat(jakarta.classesThatMention(JAVAX_SERVLET)).isEmpty();
    for (Archive library : jakarta.libraries()) {
      assertThat(library.classesThatMention(JAVAX_SERVLET))
          .allMatch(name -> name.startsWith("javax/el/"));
    }
  }

  @Test
  void everyArtifactHasOurLicenceAndNoticeAndSaysItsVersion() throws IOException {
    String name = Path.of(System.getProperty("war.file")).getFileName().toString();
    String version = name.substring("shindig-neo4j-".length(), name.length() - ".war".length());
    for (String artifact : ALL) {
      Archive archive = Archive.ofProperty(artifact);
      assertThat(manifest(archive).getValue("Implementation-Version"))
          .as(artifact)
          .isEqualTo(version);
      assertThat(archive.files().keySet())
          .as(artifact)
          .contains("META-INF/LICENSE", "META-INF/NOTICE");
    }
  }

  private static Attributes manifest(Archive archive) throws IOException {
    byte[] manifest = archive.files().get("META-INF/MANIFEST.MF");
    return new Manifest(new ByteArrayInputStream(manifest)).getMainAttributes();
  }

  @Test
  void everyArtifactSaysWhatItIsAndItsVersion() throws IOException {
    for (String artifact : ALL) {
      byte[] text = Archive.ofProperty(artifact).files().get("META-INF/MANIFEST.MF");
      Attributes manifest = new Manifest(new ByteArrayInputStream(text)).getMainAttributes();
      assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE))
          .as(artifact)
          .matches("shindig-neo4j.*|.*-pack");
      assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
          .as(artifact)
          .matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    }
  }

  @Test
  void theLauncherIsInNoArtifact() throws IOException {
    for (String artifact : ALL) {
      assertThat(Archive.ofProperty(artifact).names())
          .as(artifact)
          .noneMatch(name -> name.contains("web/launcher/"));
    }
  }

  @Test
  void theWarHasNothingOfNeo4jAndNothingForItsServer() throws IOException {
    assertThat(war().names())
        .noneMatch(name -> name.startsWith(WAR_CLASSES + OURS + "server/"))
        .noneMatch(name -> name.startsWith(WAR_CLASSES + OURS + "procedures/"))
        .noneMatch(name -> name.startsWith(WAR_CLASSES + SERVICES + "org.neo4j"));
    for (Archive library : war().libraries()) {
      assertThat(library.names()).noneMatch(Pattern.compile(NEO4J + ".+").asMatchPredicate());
    }
  }

  @Test
  void theWarHasNoLibraryThatIsBannedOrTheContainers() throws IOException {
    assertThat(war().names())
        .noneMatch(
            name -> name.matches("WEB-INF/lib/(commons-collections|commons-logging|log4j|junit).*"))
        .noneMatch(name -> name.matches("WEB-INF/lib/(tomcat|servlet-api|javax.servlet).*"))
        .noneMatch(name -> name.endsWith(".jsp"));
  }

  @Test
  void whatShowsMetersToPrometheusHasNoProtocolBuffers() throws IOException {
    for (Archive library : war().libraries()) {
      assertThat(library.names()).noneMatch(name -> name.matches("io/prometheus/.*protobuf_.*"));
    }
    String shaded = OURS + "shaded/io/";
    assertThat(Archive.ofProperty("plugin.jar").names())
        .contains(
            shaded + "micrometer/prometheusmetrics/PrometheusMeterRegistry.class",
            shaded + "prometheus/metrics/expositionformats/ExpositionFormats.class")
        .noneMatch(name -> name.contains("protobuf_"));
  }

  @Test
  void theWarsXstreamIsOneThatCanBeTrusted() throws IOException {
    Pattern xstream = Pattern.compile("WEB-INF/lib/xstream-1\\.4\\.(\\d+)\\.jar");
    assertThat(war().names().flatMap(name -> xstream.matcher(name).results()))
        .singleElement()
        .satisfies(match -> assertThat(number(match)).isGreaterThanOrEqualTo(20));
  }

  @Test
  void thePluginJarHasTheServerItsProceduresAndNoMore() throws IOException {
    Archive plugin = Archive.ofProperty("plugin.jar");
    assertThat(packages(plugin, OURS))
        .containsExactlyInAnyOrder(
            "protocol", "metrics", "spin", "audit", "schema", "server", "procedures", "shaded");
    assertThat(plugin.classes()).allMatch(name -> name.matches(OURS + ".+|" + FOR_PACKS + ".+"));
    assertThat(plugin.names())
        .contains(
            "com/google/inject/multibindings/Multibinder.class", "jakarta/inject/Inject.class");
    assertThat(plugin.classesThatMention(UNRELOCATED_GUAVA)).isEmpty();
    assertThat(packages(plugin, OURS + "shaded/"))
        .containsExactlyInAnyOrder("com", "io", "net", "org");
    assertThat(packages(plugin, OURS + "shaded/org/")).containsExactlyInAnyOrder("HdrHistogram");
    assertThat(packages(plugin, OURS + "shaded/io/"))
        .containsExactlyInAnyOrder("micrometer", "prometheus");
    assertThat(services(plugin))
        .contains("io.shindigneo4j.procedures.people.PersonDataCleanup")
        .allMatch(name -> name.matches("(org\\.neo4j|io\\.shindig).*"));
    assertThat(plugin.classesThatMention(UNRELOCATED)).isEmpty();
    assertThat(plugin.classesThatMention(UNRELOCATED_METERS)).isEmpty();
    assertThat(plugin.classesThatMention(RELOCATED_NETTY)).isEmpty(); // it has Neo4j's
  }

  @Test
  void theDriverJarHasTheDriverWithItsLibrariesRelocated() throws IOException {
    Archive driver = driver();
    assertThat(packages(driver, OURS))
        .containsExactlyInAnyOrder("protocol", "metrics", "spin", "driver", "shaded");
    assertThat(driver.classes()).allMatch(name -> name.startsWith(OURS));
    assertThat(services(driver)).allMatch(name -> name.startsWith("io.shindigneo4j."));
    assertThat(driver.classesThatMention(UNRELOCATED)).isEmpty();
    assertThat(driver.classesThatMention(UNRELOCATED_NETTY)).isEmpty();
    assertThat(driver.classesThatMention(Pattern.compile(NEO4J + "|org/apache/shindig/")))
        .isEmpty();
  }

  @Test
  void theDriverJarHasTheNativeLibrariesUnderTheNamesThatRelocatedClassesLookFor()
      throws IOException {
    String prefix = "META-INF/native/libio_shindigneo4j_shaded_netty_transport_native_epoll_";
    assertThat(driver().names().filter(name -> name.startsWith("META-INF/native/")))
        .containsExactlyInAnyOrder(prefix + "x86_64.so", prefix + "aarch_64.so");
  }

  @Test
  void theDriverJarFindsItsTransportWithNothingButSlf4jBesideIt() throws Exception {
    URL[] jars = {
      Path.of(System.getProperty("driver.jar")).toUri().toURL(),
      Logger.class.getProtectionDomain().getCodeSource().getLocation()
    };
    try (URLClassLoader loader = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader())) {
      assertThat(webSocketContainer(loader).getClass().getName())
          .isEqualTo("io.shindigneo4j.shaded.org.glassfish.tyrus.client.ClientManager");
    }
  }

  @Test
  void theClassesJarHasTheBackEndAndLeavesAnExistingShindigAlone() throws IOException {
    Archive classes = Archive.ofProperty("classes.jar");
    assertThat(packages(classes, OURS))
        .containsExactlyInAnyOrder("audit", "schema", "opensocial", "web", "shaded");
    assertThat(classes.classes()).allMatch(name -> name.startsWith(OURS));
    assertThat(classes.names()).doesNotContain("shindig.properties");
  }

  /** So that the driver takes the registry of the application. */
  @Test
  void theDriverJarAndTheClassesJarHaveMicrometersOwnNames() throws IOException {
    for (String artifact : List.of("driver.jar", "classes.jar")) {
      Archive archive = Archive.ofProperty(artifact);
      assertThat(archive.classesThatMention(UNRELOCATED_METERS)).as(artifact).isNotEmpty();
      assertThat(archive.classesThatMention(RELOCATED_METERS)).as(artifact).isEmpty();
    }
  }

  @Test
  void theClassesJarNeedsOnlyWhatTheDriverJarOffers() throws IOException {
    assertThat(Archive.ofProperty("classes.jar").classesThatMention(UNRELOCATED)).isEmpty();
  }

  @Test
  void eachPackHasItsProceduresAndNamesItsModule() throws IOException {
    for (String name : PACKS) {
      Archive pack = Archive.ofProperty(name + ".jar");
      assertThat(packages(pack, OURS)).containsExactly("packs");
      assertThat(packages(pack, OURS + "packs/")).containsExactlyInAnyOrder(name, "writing");
      assertThat(pack.classes()).allMatch(file -> file.startsWith(OURS));
      assertThat(services(pack)).containsExactly("com.google.inject.Module");
    }
  }

  private static Archive war() throws IOException {
    return Archive.ofProperty("war.file");
  }

  private static Archive driver() throws IOException {
    return Archive.ofProperty("driver.jar");
  }

  /** The names directly below a folder. */
  private static List<String> packages(Archive archive, String folder) {
    return archive
        .names()
        .filter(name -> name.startsWith(folder))
        .map(name -> name.substring(folder.length()).replaceFirst("/.*", ""))
        .distinct()
        .toList();
  }

  private static Stream<String> services(Archive archive) {
    return archive
        .names()
        .filter(name -> name.startsWith(SERVICES))
        .map(name -> name.substring(SERVICES.length()));
  }

  @Test
  void theShadedJarsHaveNoNativeCodeOfLz4() throws IOException {
    for (String artifact : List.of("plugin.jar", "driver.jar")) {
      assertThat(Archive.ofProperty(artifact).names())
          .as(artifact)
          .contains("io/shindigneo4j/shaded/net/jpountz/lz4/LZ4Factory.class")
          .noneMatch(name -> name.matches(".*liblz4.*"));
    }
  }

  private static int number(MatchResult match) {
    return Integer.parseInt(match.group(1));
  }

  private static Object webSocketContainer(ClassLoader loader)
      throws ClassNotFoundException,
          NoSuchMethodException,
          InvocationTargetException,
          IllegalAccessException {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(loader);
    try {
      return loader
          .loadClass("io.shindigneo4j.shaded.jakarta.websocket.ContainerProvider")
          .getMethod("getWebSocketContainer")
          .invoke(null);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }
}
