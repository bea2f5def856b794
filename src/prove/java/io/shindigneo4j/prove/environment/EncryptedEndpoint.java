package io.shindigneo4j.prove.environment;

import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.PemFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The settings of a plug-in that encrypts its connections. */
final class EncryptedEndpoint {

  private EncryptedEndpoint() {}

  /** With a certificate in files that are deleted when this process ends. */
  static Map<String, String> settings() throws Exception {
    Path folder = Files.createTempDirectory("proof-certificates");
    Path certificate = folder.resolve("certificate.pem");
    Path key = folder.resolve("key.pem");
    PemFiles.writeCertificate(Certificates.SERVER, certificate);
    PemFiles.writeKey(Certificates.SERVER, key);
    for (Path file : List.of(folder, certificate, key)) {
      file.toFile().deleteOnExit(); // the last one first
    }
    return Map.of(
        "server.shindig.neo4j.tls_enabled", "true",
        "server.shindig.neo4j.tls_certificate", certificate.toString(),
        "server.shindig.neo4j.tls_private_key", key.toString());
  }
}
