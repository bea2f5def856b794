package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Where a service sends people back, below the address of Shindig. It never changes, since servers
 * compare it with the one that is registered there, character by character.
 */
public record CallbackPath(String text) {

  /** The parameter with the gadget's address, for OAuth 1.0a. */
  public static final String GADGET = "gadget";

  /** The parameter with the name of the service in the gadget, for OAuth 1.0a. */
  public static final String SERVICE = "service";

  private static final String OAUTH1 = "/gadgets/oauthcallback";
  private static final String OAUTH2 = "/gadgets/oauth2callback";

  /**
   * That of a service.
   *
   * @param gadget its address
   * @param name of the service in the gadget
   */
  public static CallbackPath of(ClientProof proof, String gadget, String name) {
    return new CallbackPath(
        proof.isSignature()
            ? OAUTH1 + "?" + GADGET + "=" + encoded(gadget) + "&" + SERVICE + "=" + encoded(name)
            : OAUTH2);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A");
  }
}
