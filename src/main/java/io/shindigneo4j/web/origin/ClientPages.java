package io.shindigneo4j.web.origin;

/** The pages of registered clients, which may call the social API. */
@FunctionalInterface
public interface ClientPages {

  /** Where no clients are registered. */
  ClientPages NONE = origin -> false;

  /**
   * Whether a client has its codes sent to pages there.
   *
   * @param origin as browsers write it
   */
  boolean areAt(String origin);
}
