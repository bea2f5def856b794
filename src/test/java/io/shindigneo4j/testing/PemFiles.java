package io.shindigneo4j.testing;

import io.shindigneo4j.driver.tls.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.Collections;

/** Writes what is in a store as PEM files, as servers have them. */
public final class PemFiles {

  private PemFiles() {}

  public static void writeCertificate(Store store, Path file) throws Exception {
    replace(file, pem("CERTIFICATE", load(store).getCertificate(alias(store)).getEncoded()));
  }

  public static void writeKey(Store store, Path file) throws Exception {
    byte[] key = load(store).getKey(alias(store), store.password().toCharArray()).getEncoded();
    replace(file, pem("PRIVATE KEY", key));
  }

  private static KeyStore load(Store store) {
    return Certificates.load(store);
  }

  private static String alias(Store store) throws GeneralSecurityException {
    return Collections.list(load(store).aliases()).get(0);
  }

  private static String pem(String type, byte[] content) {
    String text = Base64.getMimeEncoder().encodeToString(content);
    return "-----BEGIN " + type + "-----\n" + text + "\n-----END " + type + "-----\n";
  }

  private static void replace(Path file, String content) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(draft, content);
    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
