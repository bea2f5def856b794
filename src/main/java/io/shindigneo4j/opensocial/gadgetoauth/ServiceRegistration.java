package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A service to be registered, which has been checked.
 *
 * @param id a new one, for which the secret is sealed
 * @param gadget its address, or {@link #ANY_GADGET} for what is signed without a token
 * @param name empty for what is signed without a token
 * @param sealedSecret the secret or private key
 */
public record ServiceRegistration(
    String id,
    String gadget,
    String name,
    ClientProof proof,
    String client,
    Optional<String> sealedSecret,
    Optional<String> issuer,
    Endpoints endpoints,
    Set<ServiceResource> resources) {

  /** Stands for each gadget that has no service of its own. */
  public static final String ANY_GADGET = "*";

  static final int MAX_RESOURCES = 20;

  private static final Pattern NAME =
      Pattern.compile("([\\x21-\\x7E]([\\x20-\\x7E]{0,98}[\\x21-\\x7E])?)?");
  private static final Pattern CLIENT = Pattern.compile("[\\x21-\\x7E]{1,500}");

  /**
   * Where people approve and tokens come from.
   *
   * @param request of OAuth 1.0a alone
   */
  public record Endpoints(
      Optional<ServiceAddress> request,
      Optional<ServiceAddress> authorization,
      Optional<ServiceAddress> token) {}

  /** Those of what is signed without a token. */
  public static final Endpoints NO_ENDPOINTS =
      new Endpoints(Optional.empty(), Optional.empty(), Optional.empty());

  public ServiceRegistration {
    resources = Set.copyOf(resources);
    checkTexts(gadget, name, client);
    InvalidClientException.unless(
        sealedSecret.isPresent() == (proof != ClientProof.NONE),
        "a client has a secret or key, unless its proof is none");
    checkEndpoints(proof, name, endpoints, issuer.isPresent());
    InvalidClientException.unless(
        resources.size() <= MAX_RESOURCES, "a service has at most 20 resources");
    InvalidClientException.unless(
        name.isEmpty() || !resources.isEmpty(), "a service has an address to fetch from");
  }

  private static void checkTexts(String gadget, String name, String client) {
    InvalidClientException.unless(
        NAME.matcher(name).matches(), "the name of a service has 1 to 100 characters of ASCII");
    InvalidClientException.unless(
        CLIENT.matcher(client).matches(), "a client's id has 1 to 500 visible characters of ASCII");
    if (gadget.equals(ANY_GADGET)) {
      InvalidClientException.unless(
          name.isEmpty(), "only what is signed without a token is for any gadget");
    } else {
      new GadgetAddress(gadget);
    }
  }

  private static void checkEndpoints(
      ClientProof proof, String name, Endpoints endpoints, boolean issuer) {
    boolean approval = endpoints.authorization().isPresent() && endpoints.token().isPresent();
    boolean nothing = endpoints.equals(NO_ENDPOINTS);
    InvalidClientException.unless(
        proof.isSignature() || !name.isEmpty(), "only OAuth 1.0a signs without a token");
    InvalidClientException.unless(
        name.isEmpty() ? nothing : approval,
        "a service has a place to approve and one for tokens; what is signed without a token,"
            + " none");
    InvalidClientException.unless(
        name.isEmpty() || proof.isSignature() == endpoints.request().isPresent(),
        "a place for request tokens is needed with OAuth 1.0a, and with nothing else");
    InvalidClientException.unless(
        !issuer || !proof.isSignature(), "only a server of OAuth 2.0 names its issuer");
  }

  /** As it is kept. */
  GadgetService service(long now) {
    return new GadgetService(
        id,
        gadget,
        name,
        proof,
        client,
        sealedSecret.orElse(null),
        issuer.orElse(null),
        text(endpoints.request()),
        text(endpoints.authorization()),
        text(endpoints.token()),
        resources.stream().map(ServiceResource::text).sorted().toList(),
        now);
  }

  private static String text(Optional<ServiceAddress> address) {
    return address.map(ServiceAddress::text).orElse(null);
  }

  /** The address of a gadget, exactly as its security tokens have it. */
  private record GadgetAddress(String text) {

    private static final Pattern VISIBLE_ASCII = Pattern.compile("https?://[\\x21-\\x7E]+");

    GadgetAddress {
      InvalidClientException.unless(
          text.length() <= AddRevocation.MAX_LENGTH && VISIBLE_ASCII.matcher(text).matches(),
          "a gadget has an address of at most " + AddRevocation.MAX_LENGTH + " characters");
      URI uri = ServiceAddress.uri(text);
      InvalidClientException.unless(
          uri.getHost() != null && uri.getRawFragment() == null && uri.getRawUserInfo() == null,
          "a gadget's address has a host, and neither a fragment nor a user");
    }
  }
}
