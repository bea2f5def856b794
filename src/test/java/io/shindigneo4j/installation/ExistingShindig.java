package io.shindigneo4j.installation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * A Shindig that somebody has already: our WAR without anything of ours, with Shindig's own
 * listener and properties. There is no WAR of Shindig 2.5.2 to take instead.
 */
final class ExistingShindig {
  private static final String WEB_XML = "WEB-INF/web.xml";
  private static final String LIB = "WEB-INF/lib/";

  /** Our classes and settings, and the libraries of the driver. */
  private static final Pattern OURS =
      Pattern.compile(
          "WEB-INF/classes/(io/|META-INF/|shindig\\.properties).*"
              + "|WEB-INF/lib/(bson|jackson|java-uuid|tyrus|grizzly|jakarta.websocket).*");

  private ExistingShindig() {}

  /** Writes a WAR that has the jars in its lib folder and the module where SampleModule stood. */
  static void writeWithJars(Path target, Path... jars) throws IOException {
    try (ZipFile ours = new ZipFile(System.getProperty("war.file"));
        ZipOutputStream war = new ZipOutputStream(Files.newOutputStream(target))) {
      for (ZipEntry entry : Collections.list(ours.entries())) {
        if (!OURS.matcher(entry.getName()).matches()) {
          copy(ours, entry, war);
        }
      }
      for (Path jar : jars) {
        war.putNextEntry(new ZipEntry(LIB + jar.getFileName()));
        Files.copy(jar, war);
      }
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
                "io.shindigneo4j.web.ShindigListener",
                "org.apache.shindig.common.servlet.GuiceServletContextListener");
    to.write(stock.getBytes(StandardCharsets.UTF_8));
  }
}
