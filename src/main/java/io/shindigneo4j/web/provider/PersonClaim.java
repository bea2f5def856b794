package io.shindigneo4j.web.provider;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The claim that has the id of a person. */
public record PersonClaim(String name) {
  private static final Set<String> CHECKED = Set.of("email", "phone_number");

  /** The end of the name of what says whether a claim is verified. */
  public static final String VERIFIED = "_verified";

  /**
   * The person's id. Empty if there is none, and if the provider says that it has not checked it;
   * an address of mail and a number must be checked, since people may enter those of others.
   */
  public Optional<String> of(Map<String, Object> claims) {
    Object verified = claims.get(name + VERIFIED);
    boolean trusted = verified == null ? !CHECKED.contains(name) : verified.equals(true);
    return trusted && claims.get(name) instanceof String id && !id.isBlank()
        ? Optional.of(id)
        : Optional.empty();
  }
}
