package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.PemFiles;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The identity of a server")
class TlsIdentityTest {

  @TempDir private static Path stores;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"RSA", "EC", "Ed25519"})
  void mayHaveAKeyOfTheUsualKinds(String algorithm) throws Exception {
    assertThat(identity(store("one", algorithm), store("two", algorithm), false).context())
        .isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"RSA", "EC", "Ed25519"})
  void isRefusedWithTheKeyOfAnother(String algorithm) throws Exception {
    TlsIdentity mixed = identity(store("one", algorithm), store("two", algorithm), true);
    assertThatThrownBy(mixed::context)
        .isInstanceOf(GeneralSecurityException.class)
        .hasMessageContaining("not that of the private key");
  }

  @Test
  void isRefusedWithAKeyInAnotherForm() throws Exception {
    TlsIdentity good = identity(store("one", "EC"), store("two", "EC"), false);
    TlsIdentity other =
        new TlsIdentity(
            good.certificate(),
            good.privateKey().replace("PRIVATE KEY", "EC PRIVATE KEY"),
            Optional.empty());
    assertThatThrownBy(other::context).hasMessageContaining("PKCS #8");
    assertThat(other.toString()).doesNotContain("BEGIN");
  }

  private TlsIdentity identity(Store store, Store another, boolean mixed) throws Exception {
    Path certificate = directory.resolve("certificate.pem");
    Path key = directory.resolve("key.pem");
    PemFiles.writeCertificate(store, certificate);
    PemFiles.writeKey(mixed ? another : store, key);
    return TlsIdentity.read(new TlsFiles(certificate, key, Optional.empty()));
  }

  private static Store store(String name, String algorithm) throws Exception {
    Path file = stores.resolve(name + "-" + algorithm + ".p12");
    Store store = new Store(file, "changeit");
    if (Files.exists(file)) {
      return store;
    }
    Process keytool =
        ChildProcesses.start(
            new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    "-genkeypair",
                    "-alias",
                    name,
                    "-keyalg",
                    algorithm,
                    "-dname",
                    "CN=" + name,
                    "-keystore",
                    file.toString(),
                    "-storepass",
                    "changeit")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD));
    assertThat(keytool.waitFor(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(Files.exists(file)).isTrue();
    return store;
  }
}
