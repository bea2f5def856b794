package io.shindigneo4j.web.openid;

import com.nimbusds.oauth2.sdk.token.AccessToken;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import io.shindigneo4j.opensocial.people.PersonId;
import io.shindigneo4j.opensocial.people.Profiles;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.provider.PersonClaim;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Finds whom claims are about, and makes the first profile where that is allowed. Thread-safe. */
final class PersonProvisioning {
  private final OpenIdSettings settings;
  private final PersonClaim claim;
  private final UserInfo userInfo;
  private final Profiles profiles;

  PersonProvisioning(
      OpenIdSettings settings, PersonClaim claim, UserInfo userInfo, Profiles profiles) {
    this.settings = settings;
    this.claim = claim;
    this.userInfo = userInfo;
    this.profiles = profiles;
  }

  /**
   * The person's id.
   *
   * @param claims of the ID token
   * @param token with which the provider tells more
   * @throws java.util.concurrent.CompletionException if the graph cannot be asked
   */
  String find(OIDCProviderMetadata provider, Map<String, Object> claims, AccessToken token)
      throws SignInFailure {
    Map<String, Object> known = claims;
    if (claim.of(known).isEmpty()) {
      known = more(provider, claims, token);
    }
    String id = id(known);
    if (!profiles.exists(id).join()) {
      requireNewPeople(id);
      if (!known.keySet().containsAll(settings.profile().claims())) {
        known = more(provider, claims, token);
      }
      profiles.createIfAbsent(settings.profile().profile(id, known)).join();
    }
    return id;
  }

  /**
   * Those of the ID token go first: they are signed. What says whether a claim is verified is about
   * the value beside it, and no other.
   */
  private Map<String, Object> more(
      OIDCProviderMetadata provider, Map<String, Object> claims, AccessToken token)
      throws SignInFailure {
    if (provider.getUserInfoEndpointURI() == null) {
      return claims;
    }
    Map<String, Object> all =
        new HashMap<>(
            userInfo.claims(provider.getUserInfoEndpointURI(), token, (String) claims.get("sub")));
    claims.forEach(
        (name, value) -> {
          if (!Objects.equals(value, all.put(name, value))) {
            all.remove(name + PersonClaim.VERIFIED);
          }
        });
    all.putAll(claims);
    return all;
  }

  private String id(Map<String, Object> claims) throws SignInFailure {
    Optional<String> id = claim.of(claims).filter(PersonId::isValid);
    return id.orElseThrow(
        () ->
            new SignInFailure(
                Reason.UNUSABLE_ID, "the claim " + claim.name() + " has no id of a person"));
  }

  private void requireNewPeople(String id) throws SignInFailure {
    if (!settings.newPeople()) {
      throw new SignInFailure(Reason.NO_PROFILE, "there is no profile with the id " + id);
    }
  }
}
