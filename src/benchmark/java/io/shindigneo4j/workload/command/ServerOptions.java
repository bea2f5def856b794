package io.shindigneo4j.workload.command;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import picocli.CommandLine.Option;

/** The user and password for a server. */
final class ServerOptions {

  private static final String PASSWORD = "SHINDIG_NEO4J_PASSWORD";

  @Option(names = "--user", defaultValue = "neo4j", description = "${DEFAULT-VALUE}")
  private String user;

  @Option(
      names = "--password",
      interactive = true,
      arity = "0",
      description = "Asks for the password, even if it is in " + PASSWORD + ".")
  private char[] password;

  GraphDriver driver(String uri) {
    String secret = PasswordInput.of(password, PASSWORD, user);
    return GraphDriver.connect(DriverSettings.of(uri, new Credentials(user, secret)));
  }
}
