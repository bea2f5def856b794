package io.shindigneo4j.opensocial.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("App data of the container's own pages, such as the gadgets of a person,")
class ContainerAppDataTest {

  private final AccessPolicy policy = new DefaultAccessPolicy(false);

  private void expect(Audience audience, Caller caller) {
    assertThat(policy.readers(Resource.APP_DATA, caller)).isEqualTo(audience);
    assertThat(policy.writers(Resource.APP_DATA, caller)).isEqualTo(audience);
  }

  @Test
  void areForThePersonAlone() {
    expect(Audience.OWNER, new Caller("a", "container"));
  }

  @Test
  void areForFriendsWhereThePersonHasPutThemOnTheirPage() {
    Caller caller = new Caller("a", "container.profile");
    assertThat(policy.readers(Resource.APP_DATA, caller)).isEqualTo(Audience.FRIENDS);
    assertThat(policy.writers(Resource.APP_DATA, caller)).isEqualTo(Audience.OWNER);
  }

  @Test
  void areForNoClientThatHasItsName() {
    Scopes scopes = Scopes.of(List.of("appdata:read", "appdata:write"));
    expect(Audience.NOBODY, new Caller("a", "container", scopes));
    expect(Audience.NOBODY, new Caller("a", "container.profile", scopes));
    assertThat(policy.readers(Resource.APP_DATA, new Caller("a", "client", scopes)))
        .isEqualTo(Audience.FRIENDS);
  }
}
