package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import picocli.CommandLine.Option;

/** Who asks a server. */
final class ServerOptions {

  @Option(names = "--user", defaultValue = "neo4j", description = "${DEFAULT-VALUE}")
  private String user;

  @Option(
      names = "--password",
      interactive = true,
      arity = "0..1",
      defaultValue = "${env:SHINDIG_NEO4J_PASSWORD}",
      description = "Asked for where it is not in SHINDIG_NEO4J_PASSWORD.")
  private char[] password;

  GraphDriver driver(String uri) {
    String secret = password == null ? "" : new String(password);
    return GraphDriver.connect(DriverSettings.of(uri, new Credentials(user, secret)));
  }
}
