package io.shindigneo4j.web.openid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.openid.connect.sdk.SubjectType;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.people.Profiles;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.web.openid.SignInFailure.Reason;
import io.shindigneo4j.web.provider.PersonClaim;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@EveryQueryMode
@DisplayName("Who comes from a provider")
class PersonProvisioningTest {
  private static final OIDCProviderMetadata PROVIDER =
      new OIDCProviderMetadata(
          new Issuer("https://id.example"),
          List.of(SubjectType.PUBLIC),
          URI.create("https://id.example/keys"));
  private static final Map<String, Object> ADA =
      Map.of("sub", "1815", "preferred_username", "ada", "name", "Ada Lovelace");

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  @Test
  void needsAProfileUnlessTheSettingsLetNewPeopleIn(GraphServer graph) throws Exception {
    Profiles profiles =
        new Profiles(new OperationRunner(link.sharedDriver(graph), mode), Clock.systemUTC());
    assertThatThrownBy(() -> find(profiles, "false", "preferred_username"))
        .isInstanceOfSatisfying(
            SignInFailure.class,
            failure -> assertThat(failure.reason()).isEqualTo(Reason.NO_PROFILE));
    assertThat(profiles.exists("ada").join()).isFalse();
    assertThat(find(profiles, "true", "preferred_username")).isEqualTo("ada");
    assertThat(profiles.exists("ada").join()).isTrue();
    assertThat(find(profiles, "false", "preferred_username")).isEqualTo("ada");
    assertThatThrownBy(() -> find(profiles, "true", "email"))
        .isInstanceOfSatisfying(
            SignInFailure.class,
            failure -> assertThat(failure.reason()).isEqualTo(Reason.UNUSABLE_ID));
  }

  private static String find(Profiles profiles, String newPeople, String claim)
      throws SignInFailure {
    Map<String, String> settings =
        Map.of(
            "shindig.neo4j.oidc-client", "social",
            "shindig.neo4j.oidc-origin", "https://social.example.org",
            "shindig.neo4j.oidc-new-people", newPeople);
    OpenIdSettings read =
        OpenIdSettings.from(key -> Optional.ofNullable(settings.get(key))).orElseThrow();
    return new PersonProvisioning(read, new PersonClaim(claim), new UserInfo(null), profiles)
        .find(PROVIDER, ADA, new BearerAccessToken("access"));
  }
}
