package io.shindigneo4j.driver.tls;

import static io.shindigneo4j.testing.Certificates.CLIENT;
import static io.shindigneo4j.testing.Certificates.OTHER_SERVER;
import static io.shindigneo4j.testing.Certificates.PASSWORD;
import static io.shindigneo4j.testing.Certificates.SERVER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.testing.Certificates;
import io.shindigneo4j.testing.RsaKeys;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.EncryptedPrivateKeyInfo;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Stores of keys and certificates")
class TlsContextTest {

  private static final String ALIAS = "key";

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"PKCS12", "JKS"})
  void areReadWhateverTheirKind(String kind) throws Exception {
    KeyStore written = KeyStore.getInstance(kind);
    written.load(null, null);
    written.setCertificateEntry("one", Certificates.load(SERVER).getCertificate(ALIAS));
    Path file = directory.resolve("store");
    try (OutputStream to = Files.newOutputStream(file)) {
      written.store(to, PASSWORD.toCharArray());
    }
    KeyStore read = new Store(file, PASSWORD).load();
    assertThat(read.getCertificate("one")).isEqualTo(written.getCertificate("one"));
  }

  @Test
  void mayBeManyCertificatesAsText() throws Exception {
    Store store = write("# of ours\n" + certificate(SERVER) + "\n" + certificate(CLIENT));
    KeyStore read = store.load();
    assertThat(read.size()).isEqualTo(2);
    assertThat(read.getCertificateAlias(Certificates.load(CLIENT).getCertificate(ALIAS)))
        .isNotNull();
    new TlsContext(TlsSettings.DEFAULT.withTrust(store));
  }

  @Test
  void mayBeAKeyAndItsCertificateAsText() throws Exception {
    Store store = write(text("PRIVATE KEY", key(CLIENT).getEncoded()) + certificate(CLIENT));
    assertThat(store.load().getKey("key", new char[0])).isEqualTo(key(CLIENT));
    new TlsContext(TlsSettings.DEFAULT.withKey(store));
  }

  @Test
  void mayHaveAKeyOfRsa() throws Exception {
    KeyPair pair = RsaKeys.next();
    Store store = write(text("PRIVATE KEY", pair.getPrivate().getEncoded()) + certificate(CLIENT));
    assertThat(store.load().getKey("key", new char[0])).isEqualTo(pair.getPrivate());
  }

  @Test
  void mayHaveAnEncryptedKeyAsText() throws Exception {
    String algorithm = "PBEWithHmacSHA256AndAES_256";
    Cipher cipher = Cipher.getInstance(algorithm);
    cipher.init(
        Cipher.ENCRYPT_MODE,
        SecretKeyFactory.getInstance(algorithm)
            .generateSecret(new PBEKeySpec(PASSWORD.toCharArray())));
    AlgorithmParameters parameters = AlgorithmParameters.getInstance("PBES2");
    parameters.init(cipher.getParameters().getEncoded());
    byte[] encrypted =
        new EncryptedPrivateKeyInfo(parameters, cipher.doFinal(key(CLIENT).getEncoded()))
            .getEncoded();
    Store store = write(text("ENCRYPTED PRIVATE KEY", encrypted) + certificate(CLIENT));
    Key read = new Store(store.file(), PASSWORD).load().getKey("key", PASSWORD.toCharArray());
    assertThat(read).isEqualTo(key(CLIENT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no store",
        "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
        "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
        "-----BEGIN DSA PRIVATE KEY-----\nAAAA\n-----END DSA PRIVATE KEY-----",
        "-----BEGIN CERTIFICATE-----",
      })
  void areRefusedByTheirNameWhenTheyAreNone(String content) throws Exception {
    assertRefused(TlsSettings.DEFAULT.withTrust(write(content)));
  }

  @Test
  void areRefusedByTheirNameWithAWrongPassword() {
    assertRefused(TlsSettings.DEFAULT.withKey(new Store(CLIENT.file(), "wrong-password")));
    assertRefused(TlsSettings.DEFAULT.withKey(new Store(CLIENT.file(), "")));
  }

  @Test
  void areRefusedByTheirNameWhenThereIsNoSuchFile() {
    Store store = new Store(directory.resolve("none.p12"), PASSWORD);
    assertRefused(TlsSettings.DEFAULT.withTrust(store));
  }

  private static void assertRefused(TlsSettings settings) {
    Store store = settings.trust().or(settings::key).orElseThrow();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TlsContext(settings))
        .withMessageContaining(store.file().toString())
        .satisfies(refusal -> assertThat(refusal.toString()).doesNotContain(PASSWORD));
  }

  @Test
  void areReadAgainOnlyWhenTheirFilesHaveChanged() throws Exception {
    Path file = directory.resolve("trusted.p12");
    TlsContext context =
        new TlsContext(TlsSettings.DEFAULT.withTrust(Certificates.trust(file, SERVER)));
    SSLContext first = context.current();
    assertThat(context.current()).isSameAs(first);
    Certificates.trust(file, OTHER_SERVER);
    showLater(file);
    SSLContext second = context.current();
    assertThat(second).isNotSameAs(first);
    assertThat(context.current()).isSameAs(second);
  }

  @Test
  void stayAsTheyWereWhileTheirFilesCannotBeRead() throws Exception {
    Path file = directory.resolve("trusted.p12");
    TlsContext context =
        new TlsContext(TlsSettings.DEFAULT.withTrust(Certificates.trust(file, SERVER)));
    SSLContext first = context.current();
    byte[] content = Files.readAllBytes(file);
    Files.write(file, new byte[] {1, 2, 3});
    assertThat(context.current()).isSameAs(first);
    Files.delete(file);
    assertThat(context.current()).isSameAs(first);
    Files.write(file, content);
    showLater(file);
    assertThat(context.current()).isNotSameAs(first);
  }

  /** As if it had been written later: two writes may come within one tick of the file system. */
  private static void showLater(Path file) throws IOException {
    Instant written = Files.getLastModifiedTime(file).toInstant();
    Files.setLastModifiedTime(file, FileTime.from(written.plusSeconds(1)));
  }

  @Test
  void areNotNeeded() throws Exception {
    assertThat(new TlsContext(TlsSettings.DEFAULT).current()).isSameAs(SSLContext.getDefault());
  }

  @Test
  void keepTheirPasswordsToThemselves() {
    TlsSettings settings = TlsSettings.DEFAULT.withTrust(CLIENT).withKey(CLIENT);
    assertThat(settings.toString()).contains(CLIENT.file().toString()).doesNotContain(PASSWORD);
  }

  private Store write(String content) throws Exception {
    Path file = directory.resolve("store.pem");
    Files.writeString(file, content, StandardCharsets.US_ASCII);
    return new Store(file, "");
  }

  private static PrivateKey key(Store store) throws Exception {
    return (PrivateKey) Certificates.load(store).getKey(ALIAS, PASSWORD.toCharArray());
  }

  private static String certificate(Store store) throws Exception {
    return text("CERTIFICATE", Certificates.load(store).getCertificate(ALIAS).getEncoded());
  }

  private static String text(String label, byte[] content) {
    String encoded = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
    return "-----BEGIN " + label + "-----\n" + encoded + "\n-----END " + label + "-----\n";
  }
}
