package io.shindigneo4j.web;

import io.shindigneo4j.opensocial.configuration.SettingSources;
import java.util.Properties;
import org.apache.shindig.common.PropertiesModule;

/** Binds Shindig's settings from all sources. Shindig's own module reads one file only. */
public final class LayeredPropertiesModule extends PropertiesModule {
  private static final String PLACEHOLDER = "%contextRoot%";

  public LayeredPropertiesModule() {
    super(withContextRoot(SettingSources.fromEnvironment().merged()));
  }

  private static Properties withContextRoot(Properties properties) {
    // Set by Shindig's listener before it makes the modules.
    String contextRoot = System.getProperty("shindig.contextroot", "");
    properties.replaceAll((key, value) -> value.toString().replace(PLACEHOLDER, contextRoot));
    return properties;
  }
}
