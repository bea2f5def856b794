package io.shindigneo4j.web.launcher;

import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.web.token.TokenIssuer;
import io.shindigneo4j.web.token.TokenSettings;
import java.nio.file.Path;

/** Runs everything on this machine: the database, unless one is given, and Shindig in Tomcat. */
public final class Launcher {
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
      LauncherLogging.install();
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
    DatabaseSettings.publish(address, settings.data());
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
}
