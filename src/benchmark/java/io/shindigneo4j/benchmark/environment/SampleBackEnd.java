package io.shindigneo4j.benchmark.environment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipFile;

/**
 * Configures the WAR with Shindig's own modules, servlets and JSON back end.
 *
 * @param tables the people
 */
record SampleBackEnd(Path war, Tables tables) implements ShindigProcess.Changes {

  /** Makes the file of people of the one in the WAR. */
  interface Tables {
    String of(String sample) throws IOException;
  }

  private static final String WEB_XML = "WEB-INF/web.xml";
  private static final String TABLES = "sampledata/canonicaldb.json";

  private static final Map<String, String> OWN =
      Map.of(
          "io.shindigneo4j.opensocial.SocialApiModule",
          "org.apache.shindig.social.core.config.SocialApiGuiceModule",
          "io.shindigneo4j.opensocial.SocialGraphModule",
          "org.apache.shindig.social.sample.SampleModule",
          "io.shindigneo4j.web.IdentityModule:",
          "",
          "io.shindigneo4j.web.gadgetoauth.GadgetOAuthModule",
          "io.shindigneo4j.web.gadgetoauth.ClosedGadgetOAuthModule",
          "io.shindigneo4j.web.bearer.AuthenticationFilter",
          "org.apache.shindig.auth.AuthenticationServletFilter",
          "io.shindigneo4j.web.endpoint.RestServlet",
          "org.apache.shindig.protocol.DataServiceServlet",
          "io.shindigneo4j.web.endpoint.RpcServlet",
          "org.apache.shindig.protocol.JsonRpcServlet");

  @Override
  public void write(Path directory) throws IOException {
    try (ZipFile files = new ZipFile(war.toFile())) {
      write(directory.resolve(WEB_XML), withOwn(text(files, WEB_XML)));
      write(directory.resolve("WEB-INF/classes").resolve(TABLES), tables.of(text(files, TABLES)));
    }
  }

  /** Shindig's own file of people, which is in the WAR. */
  static String people(Path war) throws IOException {
    try (ZipFile files = new ZipFile(war.toFile())) {
      return SampleTables.ofSix(text(files, TABLES));
    }
  }

  private static String text(ZipFile files, String name) throws IOException {
    try (InputStream content = files.getInputStream(files.getEntry(name))) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String withOwn(String webXml) {
    String changed = webXml;
    for (Map.Entry<String, String> each : OWN.entrySet()) {
      changed = changed.replace(each.getKey(), each.getValue());
    }
    return changed;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
