package io.shindigneo4j.web.provider;

import java.util.Map;
import java.util.Optional;

/** The claim that has the id of a person. */
public record PersonClaim(String name) {
  private static final String EMAIL = "email";
  private static final String VERIFIED = "_verified";

  /**
   * The person's id. Empty if there is none, and if the provider says that it has not checked it;
   * an address of mail must be checked, since people may enter that of somebody else.
   */
  public Optional<String> of(Map<String, Object> claims) {
    Object verified = claims.get(name + VERIFIED);
    boolean trusted = verified == null ? !name.equals(EMAIL) : verified.equals(true);
    return trusted && claims.get(name) instanceof String id && !id.isBlank()
        ? Optional.of(id)
        : Optional.empty();
  }
}
