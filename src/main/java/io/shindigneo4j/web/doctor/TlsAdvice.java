package io.shindigneo4j.web.doctor;

import java.io.EOFException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;

/** What to do where a connection is not encrypted. */
final class TlsAdvice {

  private TlsAdvice() {}

  static String of(Throwable failure) {
    if (FailureMessages.has(failure, CertificateExpiredException.class)) {
      return "The certificate has expired: renew it, on the server"
          + " (server.shindig.neo4j.tls_certificate).";
    }
    if (FailureMessages.has(failure, CertificateNotYetValidException.class)) {
      return "The certificate is valid later: set the clocks of both machines right.";
    }
    if (FailureMessages.says(failure, "subject alternative")
        || FailureMessages.says(failure, "No name matching")) {
      return "The certificate is for another name: put a name that it has into the address, or get"
          + " one for this name.";
    }
    if (FailureMessages.says(failure, "PKIX")
        || FailureMessages.says(failure, "certification path")) {
      return "Nobody here trusts the certificate: name it, or that of its authority, in"
          + " shindig.neo4j.trust-store; by Bolt, in javax.net.ssl.trustStore.";
    }
    if (FailureMessages.says(failure, "Unsupported or unrecognized SSL message")) {
      return "The server does not encrypt: set server.shindig.neo4j.tls_enabled in neo4j.conf, or"
          + " begin the address with ws.";
    }
    if (FailureMessages.has(failure, SocketTimeoutException.class)) {
      return "The server takes connections and does not answer: see whether it hangs, and whether the"
          + " port is that of the plug-in.";
    }
    return FailureMessages.has(failure, EOFException.class)
            || FailureMessages.has(failure, SocketException.class)
        ? "The server has hung up: see whether it encrypts (server.shindig.neo4j.tls_enabled), and"
            + " what is between here and there."
        : "See which certificates the server shows and takes (server.shindig.neo4j.tls_certificate,"
            + " tls_client_trust; here shindig.neo4j.key-store).";
  }
}
