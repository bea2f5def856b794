package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.log.JsonLogs;
import io.shindigneo4j.web.log.LogFormat;
import io.shindigneo4j.web.log.SafeLogs;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Runs everything on this machine: the database, unless one is given, and Shindig in Tomcat. */
public final class Launcher {

  private static final String USER = "neo4j";

  private static final String PASSWORD_FILE = "neo4j.password";

  private final LauncherSettings settings;
  private final ProjectLayout layout;
  private final Console console;
  private final StartedResources parts;

  private Launcher(LauncherSettings settings, ProjectLayout layout, Console console) {
    this.settings = settings;
    this.layout = layout;
    this.console = console;
    this.parts = new StartedResources(console);
  }

  /** Runs until a signal ends it; exits with 1 if a part fails. */
  public static void main(String[] arguments) throws InterruptedException {
    Console console = new Console(System.out, System.err);
    ProjectLayout layout = new ProjectLayout(Path.of("").toAbsolutePath());
    try {
      installLogs();
      LauncherSettings settings = settings(layout);
      new Launcher(settings, layout, console).run();
    } catch (LaunchException | InvalidSettingException e) {
      console.complain(e.getMessage());
      System.exit(1);
    }
  }

  /** Reads the settings. Fails before anything is started. */
  private static LauncherSettings settings(ProjectLayout layout) {
    SettingSources sources = SettingSources.fromEnvironment();
    BackendSettings.from(sources::find);
    LauncherSettings settings = LauncherSettings.from(sources, layout.root());
    LocalDefaults.publishKey(sources, settings.data());
    LocalDefaults.publishContainer(sources);
    tokens();
    return settings;
  }

  private static TokenIssuer tokens() {
    return new TokenIssuer(TokenSettings.from(SettingSources.fromEnvironment()::find));
  }

  private void run() throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
    try {
      startAndWait();
    } catch (LaunchException e) {
      if (!parts.closing()) {
        throw e;
      }
    }
  }

  /** Binds the port first, so that a port in use is reported before the database is started. */
  private void startAndWait() throws InterruptedException {
    WebServer server =
        parts.add(new WebServer(layout.tomcatBase(), layout.webapp(), settings.port()));
    int port = server.bind();
    if (settings.neo4jUri().isPresent()) {
      startShindig(server, port);
      server.awaitEnd();
    } else {
      DatabaseProcess database = startDatabase();
      SampleLoading.run(console);
      LocalDefaults.publishSampleSignIn(SettingSources.fromEnvironment());
      startShindig(server, port);
      throw database.awaitEnd();
    }
  }

  private DatabaseProcess startDatabase() throws InterruptedException {
    console.say("Starting Neo4j, data in " + settings.data());
    DatabaseProcess database =
        parts.add(
            DatabaseProcess.start(
                DatabaseCommand.of(layout.neo4jHome(), settings.data()), Deadlines.STANDARD));
    String address = database.awaitAddress(console);
    publishDatabase(address, settings.data());
    parts.add(RunningDatabase.at(address, settings.data()));
    return database;
  }

  private void startShindig(WebServer server, int port) {
    console.say("Starting Shindig");
    System.setProperty("shindig.host", "localhost");
    System.setProperty(LauncherSettings.PORT, Integer.toString(port));
    LocalDefaults.publishHosts(SettingSources.fromEnvironment(), port);
    LocalDefaults.publishRates(SettingSources.fromEnvironment());
    server.start();
    announce("http://localhost:" + port + "/");
  }

  private void announce(String address) {
    console.say("READY " + address);
    console.say(CurlExample.forAddress(address, tokens()));
    console.say("Stop with Ctrl-C.");
  }

  private void stop() {
    console.say("Stopping");
    parts.closeAll();
  }

  /** Writes warnings to the error stream. */
  private static void installLogs() {
    System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tT %4$s %3$s: %5$s%6$s%n");
    Logger.getLogger("").setLevel(Level.WARNING);
    if (SettingSources.read(LogFormat::from) == LogFormat.JSON) {
      JsonLogs.ofProcess();
    } else {
      SafeLogs.ofProcess();
    }
  }

  /** Configures the driver for the local database, by system properties. */
  private static void publishDatabase(String address, Path data) {
    System.setProperty(LauncherSettings.NEO4J_URI, address);
    System.setProperty(LauncherSettings.NEO4J_USERNAME, USER);
    System.setProperty(LauncherSettings.NEO4J_PASSWORD, password(data.resolve(PASSWORD_FILE)));
  }

  private static String password(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      throw new LaunchException("The database's password could not be read", e);
    }
  }

  /** The paths of what the launcher starts. */
  private record ProjectLayout(Path root) {
    Path webapp() {
      return target().resolve("webapp");
    }

    Path neo4jHome() {
      return target().resolve("neo4j");
    }

    /** Tomcat's scratch directory. */
    Path tomcatBase() {
      return target().resolve("launcher").resolve("tomcat");
    }

    private Path target() {
      return root.resolve("target");
    }
  }
}
