package io.shindigneo4j.web.gadgetoauth;

/**
 * What a person is asked to approve at a service of OAuth 2.0.
 *
 * @param id a random one
 * @param service its id
 * @param gadget its address
 * @param name of the service in the gadget
 * @param token its scope
 * @param person who has to approve
 * @param expires in milliseconds since 1970
 * @param verifier of RFC 7636
 */
record Approval(
    String id,
    String service,
    String gadget,
    String name,
    String token,
    String person,
    long expires,
    String verifier) {}
