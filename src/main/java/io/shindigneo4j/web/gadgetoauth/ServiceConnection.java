package io.shindigneo4j.web.gadgetoauth;

/**
 * That a gadget has a service's tokens for a person.
 *
 * @param gadget its address
 * @param service its name in the gadget
 * @param since when the person approved first, in milliseconds since 1970
 */
record ServiceConnection(String gadget, String service, long since) {

  /** Both of the same gadget and service. */
  static ServiceConnection earlier(ServiceConnection one, ServiceConnection other) {
    return one.since() <= other.since() ? one : other;
  }
}
