package io.shindigneo4j.testing;

import io.shindigneo4j.driver.tls.Store;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Keys and certificates that the JDK's keytool makes for one run of the tests. */
public final class Certificates {

  public static final String PASSWORD = "secret-of-the-store";

  private static final String ALIAS = "key";
  private static final int PATIENCE_SECONDS = 60;

  /** So that a store is opened quickly: its password protects nothing. */
  private static final List<String> COUNTS_OF_ITERATIONS =
      Stream.of("certPbe", "keyPbe", "mac")
          .map(use -> "keystore.pkcs12." + use + "IterationCount")
          .toList();

  private static final Path DIRECTORY = directory();

  /** A server's, for this machine. */
  public static final Store SERVER = make("server", "dns:localhost,ip:127.0.0.1");

  /** Another server's, for this machine, too. */
  public static final Store OTHER_SERVER = make("other", "dns:localhost,ip:127.0.0.1");

  /** A server's, for another machine. */
  public static final Store ELSEWHERE = make("elsewhere", "dns:elsewhere.example");

  /** A client's. */
  public static final Store CLIENT = make("client", "dns:client.example");

  private Certificates() {}

  private static Path directory() {
    try {
      Path directory = Files.createTempDirectory("certificates");
      directory.toFile().deleteOnExit();
      return directory;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Store make(String name, String alternativeNames) {
    Path file = DIRECTORY.resolve(name + ".p12");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    COUNTS_OF_ITERATIONS.forEach(count -> command.add("-J-D" + count + "=1"));
    command.addAll(
        List.of(
            "-genkeypair",
            "-alias",
            ALIAS,
            "-keyalg",
            "EC",
            "-dname",
            "CN=" + name,
            "-ext",
            "san=" + alternativeNames,
            "-keystore",
            file.toString(),
            "-storepass",
            PASSWORD));
    run(command);
    file.toFile().deleteOnExit();
    return new Store(file, PASSWORD);
  }

  private static void run(List<String> command) {
    try {
      Process keytool =
          ChildProcesses.start(
              new ProcessBuilder(command)
                  .redirectErrorStream(true)
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD));
      if (!keytool.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || keytool.exitValue() != 0) {
        keytool.destroyForcibly();
        throw new AssertionError("keytool failed: " + command);
      }
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static KeyStore load(Store store) {
    try {
      return KeyStore.getInstance(store.file().toFile(), store.password().toCharArray());
    } catch (IOException | GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  /** Writes a store that trusts the certificate of another. */
  public static Store trust(Path file, Store trusted) {
    COUNTS_OF_ITERATIONS.forEach(count -> System.setProperty(count, "1"));
    try (OutputStream to = Files.newOutputStream(file)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load((InputStream) null, null);
      store.setCertificateEntry("trusted", load(trusted).getCertificate(ALIAS));
      store.store(to, PASSWORD.toCharArray());
    } catch (IOException | GeneralSecurityException e) {
      throw new AssertionError(e);
    }
    return new Store(file, PASSWORD);
  }
}
