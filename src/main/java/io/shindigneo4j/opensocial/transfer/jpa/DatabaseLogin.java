package io.shindigneo4j.opensocial.transfer.jpa;

import io.shindigneo4j.opensocial.transfer.SourceException;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;

/**
 * How to reach a database.
 *
 * @param url of JDBC; may have secrets
 * @param user null for none
 * @param password null for none
 * @param driver the jar of the driver; empty if it is on the class path
 */
public record DatabaseLogin(String url, String user, String password, Optional<Path> driver) {

  private static final String HIDDEN = "...";
  private static final int SECONDS_TO_CONNECT = 60;

  /** Runs work with a connection, and closes it. */
  void run(DatabaseWork work) {
    DriverManager.setLoginTimeout(SECONDS_TO_CONNECT);
    try {
      if (driver.isEmpty()) {
        run(DriverManager.getConnection(url, properties()), work);
        return;
      }
      try (URLClassLoader classes =
          new URLClassLoader(new URL[] {jar(driver.get())}, ClassLoader.getPlatformClassLoader())) {
        run(connect(classes), work);
      }
    } catch (SQLException | IOException e) {
      throw new SourceException("The database cannot be read: " + withoutSecrets(e), e);
    }
  }

  private static URL jar(Path file) throws MalformedURLException {
    return file.toUri().toURL();
  }

  private static void run(Connection opened, DatabaseWork work) throws SQLException {
    try (Connection connection = opened) {
      work.run(connection);
    }
  }

  private Connection connect(ClassLoader classes) throws SQLException {
    for (Driver found : ServiceLoader.load(Driver.class, classes)) {
      if (found.acceptsURL(url)) {
        Connection connection = found.connect(url, properties());
        if (connection != null) {
          return connection;
        }
      }
    }
    throw new SQLException("the jar has no driver for this URL");
  }

  private Properties properties() {
    Properties properties = new Properties();
    if (user != null) {
      properties.setProperty("user", user);
    }
    if (password != null) {
      properties.setProperty("password", password);
    }
    return properties;
  }

  /** Drivers quote URLs, and some what they were given. */
  private String withoutSecrets(Exception failure) {
    String text = String.valueOf(failure.getMessage()).replace(url, HIDDEN);
    return password == null || password.isEmpty() ? text : text.replace(password, HIDDEN);
  }

  /** Without secrets. */
  @Override
  public String toString() {
    return "DatabaseLogin[" + user + "]";
  }
}
