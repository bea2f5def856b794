package io.shindigneo4j.opensocial.configuration;

import java.util.Optional;
import java.util.function.Function;

/** The settings of the container's own pages, each with its default as it would be written. */
public final class ContainerSetting {
  public static final Setting APPLICATION =
      new Setting("shindig.neo4j.container-application", "container");

  /** What an application adds to its name, which keeps what people put on their own pages. */
  private static final String PROFILES = ".profile";

  private ContainerSetting() {}

  /** The application in the tokens and sessions of these pages; empty for none. */
  public static String application(Function<String, Optional<String>> find) {
    return new SettingValues(find).verbatim(APPLICATION).strip();
  }

  /** The application whose data are what people put on their own pages; empty for none. */
  public static String profiles(Function<String, Optional<String>> find) {
    String application = application(find);
    return application.isEmpty() ? "" : application + PROFILES;
  }
}
