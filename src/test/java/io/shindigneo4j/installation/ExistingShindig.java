package io.shindigneo4j.installation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A Shindig that somebody has already: our WAR without anything of ours, with Shindig's own
 * listener, properties, features and OAuth, and with the libraries that our WAR leaves out. There
 * is no WAR of Shindig 2.5.2 to take instead. Its web.xml has the changes that docs/install.md
 * tells.
 */
final class ExistingShindig {
  private static final String WEB_XML = "WEB-INF/web.xml";
  private static final String LIB = "WEB-INF/lib/";

  /** Our classes and settings, and the libraries of the driver. */
  private static final Pattern OURS =
      Pattern.compile(
          "WEB-INF/classes/(io/|META-INF/|shindig\\.properties|containers/|features/"
              + "|com/google/caja/|org/cyberneko/).*"
              + "|WEB-INF/lib/(jsoup|rome|jdom2|bson|jackson|java-uuid|netty|tyrus|grizzly"
              + "|jakarta.websocket|picocli|micrometer|prometheus|HdrHistogram).*");

  private static final Path OLD_LIBRARIES =
      Path.of(System.getProperty("existing.shindig")).resolve(LIB);

  private static final String OAUTH =
      """
      org.apache.shindig.gadgets.oauth.OAuthModule:
      org.apache.shindig.gadgets.oauth2.OAuth2Module:
      org.apache.shindig.gadgets.oauth2.OAuth2MessageModule:
      org.apache.shindig.gadgets.oauth2.handler.OAuth2HandlerModule:
      org.apache.shindig.gadgets.oauth2.persistence.sample.OAuth2PersistenceModule\
      """;

  private static final String CONTAINER = "WEB-INF/classes/containers/default/container.js";

  private ExistingShindig() {}

  /** Writes a WAR that has the jars in its lib folder, and secure tokens in its container.js. */
  static void writeWithJars(Path target, Path... jars) throws IOException {
    write(target, name -> !OURS.matcher(name).matches() || name.equals(CONTAINER), jars);
  }

  /** Writes one with Shindig's own container.js, which has insecure tokens. */
  static void writeWithInsecureTokens(Path target, Path... jars) throws IOException {
    write(target, name -> !OURS.matcher(name).matches(), jars);
  }

  private static void write(Path target, Predicate<String> kept, Path... jars) throws IOException {
    try (ZipFile ours = new ZipFile(System.getProperty("war.file"));
        ZipOutputStream war = new ZipOutputStream(Files.newOutputStream(target))) {
      for (ZipEntry entry : Collections.list(ours.entries())) {
        if (kept.test(entry.getName())) {
          copy(ours, entry, war);
        }
      }
      try (DirectoryStream<Path> old = Files.newDirectoryStream(OLD_LIBRARIES)) {
        add(war, old);
      }
      add(war, List.of(jars));
    }
  }

  private static void add(ZipOutputStream war, Iterable<Path> jars) throws IOException {
    for (Path jar : jars) {
      war.putNextEntry(new ZipEntry(LIB + jar.getFileName()));
      Files.copy(jar, war);
    }
  }

  /** A jar of our WAR, as a file of this folder. */
  static Path ofOurs(String name, Path folder) throws IOException {
    try (ZipFile ours = new ZipFile(System.getProperty("war.file"))) {
      ZipEntry jar =
          ours.stream()
              .filter(entry -> entry.getName().startsWith(LIB + name + "-"))
              .findFirst()
              .orElseThrow();
      Path copy = folder.resolve(jar.getName().substring(LIB.length()));
      try (InputStream content = ours.getInputStream(jar)) {
        Files.copy(content, copy);
      }
      return copy;
    }
  }

  private static void copy(ZipFile from, ZipEntry entry, ZipOutputStream to) throws IOException {
    to.putNextEntry(new ZipEntry(entry.getName()));
    try (InputStream content = from.getInputStream(entry)) {
      if (entry.getName().equals(WEB_XML)) {
        writeStock(new String(content.readAllBytes(), StandardCharsets.UTF_8), to);
      } else {
        content.transferTo(to);
      }
    }
  }

  private static void writeStock(String webXml, OutputStream to) throws IOException {
    String stock =
        webXml
            .replace(
                "io.shindigneo4j.web.LayeredPropertiesModule",
                "org.apache.shindig.common.PropertiesModule")
            .replace(
                "io.shindigneo4j.web.LocalFeaturesModule",
                "org.apache.shindig.extras.ShindigExtrasGuiceModule")
            .replace("io.shindigneo4j.web.gadgetoauth.GadgetOAuthModule", OAUTH)
            .replace(
                "io.shindigneo4j.web.ShindigListener",
                "org.apache.shindig.common.servlet.GuiceServletContextListener");
    to.write(stock.getBytes(StandardCharsets.UTF_8));
  }
}
