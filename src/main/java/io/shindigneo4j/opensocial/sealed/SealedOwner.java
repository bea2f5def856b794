package io.shindigneo4j.opensocial.sealed;

import io.shindigneo4j.schema.sealed.SealedKind;
import java.util.List;

/**
 * Whom a value is encrypted for, as a text: it opens for no other owner. The id of a client has
 * neither a blank nor a slash, so that no text is of two kinds.
 */
public final class SealedOwner {

  private static final String TOKEN = "token ";
  private static final String SERVICE = "gadget-service/";
  private static final String GADGET_TOKEN = "gadget-token/";

  private SealedOwner() {}

  /** A client that signs its requests. */
  public static String client(String id) {
    return id;
  }

  /** A token of OAuth 1.0a, also one that waits for a person. */
  public static String token(String hash) {
    return TOKEN + hash;
  }

  /** A service from which a gadget fetches. */
  public static String service(String id) {
    return SERVICE + id;
  }

  /** What a service has given Shindig for a person, by a name. */
  public static String gadgetToken(String person, String service, String name) {
    return GADGET_TOKEN + service + "/" + person.length() + "/" + person + name;
  }

  /** The owner of a value with an id, as {@link SealedKind} says. */
  public static String of(SealedKind kind, List<String> id) {
    return switch (kind) {
      case CLIENT -> client(id.get(0));
      case REQUEST_TOKEN, TOKEN -> token(id.get(0));
      case SERVICE -> service(id.get(2));
      case GADGET_TOKEN -> gadgetToken(id.get(0), id.get(1), id.get(2));
    };
  }
}
