package io.shindigneo4j.opensocial.people;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import io.shindigneo4j.opensocial.mapping.SocialAddress;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.spi.PersonService;

/** Serves people from the graph. */
public final class PeopleModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(Address.class).to(SocialAddress.class);
    bind(Name.class).to(SocialName.class);
    bind(Organization.class).to(SocialOrganization.class);
    bind(FriendRequests.class).in(Singleton.class);
    bind(Registration.class).in(Singleton.class);
    bind(GraphPersonService.class).in(Singleton.class);
    bind(PersonService.class).to(PeopleWithAppData.class).in(Singleton.class);
  }
}
