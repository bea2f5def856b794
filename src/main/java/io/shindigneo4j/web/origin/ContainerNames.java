package io.shindigneo4j.web.origin;

import com.google.common.base.Strings;
import org.apache.shindig.config.ContainerConfig;

/**
 * The names of containers in requests. Shindig keeps something of each name that it is asked for.
 */
public final class ContainerNames {
  public static final String REFUSAL = "There is no container of this name";

  private ContainerNames() {}

  /**
   * Whether a container has this name.
   *
   * @param name null or empty for the default one
   */
  public static boolean isKnown(ContainerConfig configuration, String name) {
    return Strings.isNullOrEmpty(name) || configuration.getContainers().contains(name);
  }
}
