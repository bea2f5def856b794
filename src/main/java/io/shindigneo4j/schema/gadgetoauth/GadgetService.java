package io.shindigneo4j.schema.gadgetoauth;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.List;

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
    @MayBeAbsent @Description("the client's secret or private key, encrypted") String sealedSecret,
    @MayBeAbsent @Description("the issuer that its answers must name") String issuer,
    @MayBeAbsent @Description("where request tokens come from") String request,
    @MayBeAbsent @Description("where people approve") String authorization,
    @MayBeAbsent @Description("where access tokens come from") String token,
    @Description("below which addresses it may be fetched from") List<String> resources,
    @Description("when it was registered, in milliseconds since 1970") long created) {

  /** The most characters of a gadget's address, together with the name. */
  public static final int LONGEST = 2_000;

  public GadgetService {
    InvalidParameterException.ifNull(gadget, "gadget");
    InvalidParameterException.ifNull(name, "name");
    if (gadget.length() + name.length() > LONGEST) {
      throw new InvalidParameterException("a gadget's address has at most 2,000 characters");
    }
  }
}
