package io.shindigneo4j.web.origin;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.shindig.config.ContainerConfigException;
import org.apache.shindig.config.JsonContainerConfig;
import org.apache.shindig.expressions.Expressions;
import org.apache.shindig.gadgets.uri.DefaultIframeUriManager;

/** The containers of {@code container.js}, with the hosts of the settings. */
@Singleton
final class OriginContainerConfig extends JsonContainerConfig {
  private static final String PARENTS = "gadgets.parent";

  private final Map<String, Object> settings;

  @Inject
  OriginContainerConfig(
      @Named("shindig.containers.default") String containers,
      @Named("shindig.host") String host,
      @Named("shindig.port") String port,
      @Named("shindig.contextroot") String contextRoot,
      Expressions expressions,
      Origins origins)
      throws ContainerConfigException {
    super(containers, host, port, contextRoot, expressions);
    settings = settings(origins);
  }

  private static Map<String, Object> settings(Origins origins) {
    Map<String, Object> settings = new HashMap<>();
    origins
        .gadgets()
        .ifPresent(
            gadgets ->
                settings.put(DefaultIframeUriManager.UNLOCKED_DOMAIN_KEY, gadgets.authority()));
    if (!origins.containers().isEmpty()) {
      settings.put(PARENTS, parents(origins));
    }
    return settings;
  }

  private static List<Object> parents(Origins origins) {
    return origins.containers().stream()
        .<Object>map(origin -> Pattern.quote(origin) + "(/.*)?")
        .toList();
  }

  @Override
  public Object getProperty(String container, String name) {
    Object setting = settings == null ? null : settings.get(name); // null while it is being read
    return setting == null ? super.getProperty(container, name) : setting;
  }
}
