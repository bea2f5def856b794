package io.shindigneo4j.schema.gadgetoauth;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Page;
import java.util.List;
import java.util.Optional;

/** The operations on services from which gadgets fetch. */
public final class ServiceOperations {

  /** Registers a service under a name that the gadget does not use yet. */
  public static final Operation<RegisterService, ServiceChange> REGISTER =
      Operation.write(
          "services.register",
          "Registers a service from which a gadget may fetch.",
          RegisterService.class,
          one(ServiceChange.class));

  /** A service by its gadget and name. */
  public static final Operation<GetService, Optional<GadgetService>> GET =
      Operation.read(
          "services.get",
          "A service from which a gadget may fetch.",
          GetService.class,
          atMostOne(GadgetService.class));

  /** The services in order of gadget, then name. */
  public static final Operation<ListServices, ServicePage> LIST =
      Operation.read(
          "services.list",
          "The services from which gadgets may fetch, in order of gadget and name.",
          ListServices.class,
          one(ServicePage.class));

  /**
   * Removes a service. Its tokens are of no more use: one that is registered under the same name
   * has another id. They are deleted within an hour.
   */
  public static final Operation<RemoveService, ServiceChange> REMOVE =
      Operation.write(
          "services.remove",
          "Removes a service from which a gadget may fetch.",
          RemoveService.class,
          one(ServiceChange.class));

  private ServiceOperations() {}

  /** The parameters of {@link #REGISTER}. */
  public record RegisterService(@Description("the service") GadgetService service) {}

  /**
   * A service from which one gadget may fetch, and the client that Shindig is there.
   *
   * @param name that the gadget calls it by; empty for requests that are signed without a token
   * @param sealedSecret the secret or private key, encrypted; null if it has none
   * @param issuer of an OAuth 2.0 server that names itself in its answers; null for others
   * @param request where OAuth 1.0a begins; null for others
   * @param authorization null where nobody has to approve
   * @param token null where nobody has to approve
   * @param resources addresses that end with a slash, below which it fetches
   */
  public record GadgetService(
      @Description("its id; the tokens belong to it") String id,
      @Description("the gadget's address") String gadget,
      @Description("its name in the gadget; empty for signed requests") String name,
      @Description("how Shindig proves which client it is") ClientProof proof,
      @Description("the client's id or consumer key there") String client,
      @MayBeAbsent @Description("the client's secret or private key, encrypted")
          String sealedSecret,
      @MayBeAbsent @Description("the issuer that its answers must name") String issuer,
      @MayBeAbsent @Description("where request tokens come from") String request,
      @MayBeAbsent @Description("where people approve") String authorization,
      @MayBeAbsent @Description("where access tokens come from") String token,
      @Description("below which addresses it may be fetched from") List<String> resources,
      @Description("when it was registered, in milliseconds since 1970") long created) {

    /** The most characters of a gadget's address, together with the name. */
    public static final int MAX_LENGTH = 2_000;

    public GadgetService {
      InvalidParameterException.ifNull(gadget, "gadget");
      InvalidParameterException.ifNull(name, "name");
      if (gadget.length() + name.length() > MAX_LENGTH) {
        throw new InvalidParameterException("a gadget's address has at most 2,000 characters");
      }
    }
  }

  /** How Shindig proves to a service which client it is. */
  public enum ClientProof {
    /** OAuth 2.0: its id and secret in a header. */
    CLIENT_SECRET_BASIC,

    /** OAuth 2.0: its id and secret in the form. */
    CLIENT_SECRET_POST,

    /** OAuth 2.0: not at all. */
    NONE,

    /** OAuth 1.0a: signatures by its secret. */
    HMAC_SHA1,

    /** OAuth 1.0a: signatures by its private key. */
    RSA_SHA1;

    /** Whether the service speaks OAuth 1.0a. */
    public boolean isSignature() {
      return this == HMAC_SHA1 || this == RSA_SHA1;
    }
  }

  /** The result of an operation that changes a service. */
  public record ServiceChange(ServiceOutcome outcome) {}

  /** The outcome of a change of a service. */
  public enum ServiceOutcome {
    DONE,

    /** The gadget has a service of this name already. */
    EXISTS,

    /** The gadget has no service of this name. */
    UNKNOWN
  }

  /** The parameters of {@link #GET}. */
  public record GetService(
      @Description("the gadget's address") String gadget,
      @Description("the name of the service in the gadget") String name) {}

  /** The parameters of {@link #LIST}. */
  public record ListServices(@Description("which part of the list") Page page) {}

  /**
   * A page of the services.
   *
   * @param total how many there are
   */
  public record ServicePage(long total, List<GadgetService> services) {}

  /** The parameters of {@link #REMOVE}. */
  public record RemoveService(
      @Description("the gadget's address") String gadget,
      @Description("the name of the service in the gadget") String name) {}
}
