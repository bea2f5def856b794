package io.shindigneo4j.web.origin;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Where gadgets are rendered, and which pages may show them.
 *
 * @param gadgets empty if gadgets are rendered on the container's host
 * @param containers the origins of pages that may have gadgets in frames
 */
public record Origins(Optional<GadgetHost> gadgets, Set<String> containers) {
  /** An origin, as browsers write it. */
  static final Pattern ORIGIN =
      Pattern.compile("https?://([a-z0-9._-]+|\\[[0-9a-f:.]+])(:[0-9]{1,5})?");

  /**
   * Reads the settings.
   *
   * @throws InvalidSettingException for an invalid value, for a gadget host without a container's
   *     origin, and for a container on the gadget host
   */
  public static Origins from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    Optional<GadgetHost> gadgets =
        values.get(
            OriginSetting.GADGET_HOST,
            text -> text.isEmpty() ? Optional.empty() : Optional.of(GadgetHost.parse(text)));
    Set<String> containers =
        values.names(
            OriginSetting.CONTAINER_ORIGINS, ORIGIN, "an origin such as https://example.org");
    gadgets.ifPresent(host -> checkApart(host, containers));
    return new Origins(gadgets, new TreeSet<>(containers));
  }

  private static void checkApart(GadgetHost gadgets, Set<String> containers) {
    if (containers.isEmpty()) {
      throw new InvalidSettingException(
          OriginSetting.GADGET_HOST.key()
              + " is set: name the pages that show gadgets in "
              + OriginSetting.CONTAINER_ORIGINS.key());
    }
    if (containers.stream().anyMatch(origin -> gadgets.contains(URI.create(origin).getHost()))) {
      throw new InvalidSettingException(
          OriginSetting.CONTAINER_ORIGINS.key()
              + " must be on other hosts than "
              + OriginSetting.GADGET_HOST.key());
    }
  }

  /** Whether a host is one of gadgets and of nothing else. */
  public boolean isOfGadgets(String host) {
    return gadgets.filter(gadget -> gadget.contains(host)).isPresent();
  }

  /** Whether each gadget has an origin of its own. */
  boolean areLocked() {
    return gadgets.filter(GadgetHost::locked).isPresent();
  }
}
