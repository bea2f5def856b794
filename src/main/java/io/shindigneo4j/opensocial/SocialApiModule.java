package io.shindigneo4j.opensocial;

import com.google.common.collect.ImmutableSet;
import com.google.inject.AbstractModule;
import com.google.inject.name.Names;
import com.google.inject.util.Modules;
import io.shindigneo4j.opensocial.activities.ActivitiesHandler;
import io.shindigneo4j.opensocial.activities.ActivityStreamsHandler;
import io.shindigneo4j.opensocial.appdata.AppDataHandler;
import io.shindigneo4j.opensocial.dispatch.GuardedHandlerRegistry;
import io.shindigneo4j.opensocial.events.EventsHandler;
import io.shindigneo4j.opensocial.friendships.FriendshipsHandler;
import io.shindigneo4j.opensocial.graph.GraphHandler;
import io.shindigneo4j.opensocial.graph.UserHandler;
import io.shindigneo4j.opensocial.groups.GroupsHandler;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import io.shindigneo4j.opensocial.media.AlbumsHandler;
import io.shindigneo4j.opensocial.media.MediaItemsHandler;
import io.shindigneo4j.opensocial.media.NewMediaItemHandler;
import io.shindigneo4j.opensocial.messages.MessagesHandler;
import io.shindigneo4j.opensocial.notifications.NotificationsHandler;
import io.shindigneo4j.opensocial.organization.OrganizationHandler;
import io.shindigneo4j.opensocial.people.PeopleHandler;
import io.shindigneo4j.opensocial.search.SearchHandler;
import io.shindigneo4j.opensocial.skills.AutocompleteHandler;
import io.shindigneo4j.opensocial.skills.SkillsHandler;
import io.shindigneo4j.opensocial.system.SystemMethodsHandler;
import io.shindigneo4j.opensocial.xml.AtomBeanConverter;
import io.shindigneo4j.opensocial.xml.SocialXmlConfiguration;
import io.shindigneo4j.opensocial.xml.XmlBeanConverter;
import java.util.Set;
import org.apache.shindig.protocol.HandlerRegistry;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.protocol.conversion.xstream.XStreamConfiguration;
import org.apache.shindig.social.core.config.SocialApiGuiceModule;

/**
 * The REST and RPC methods; stands in {@code guice-modules} where {@link SocialApiGuiceModule}
 * stood. A handler of ours takes the place of Shindig's where OpenSocial 2.5.1 asks for more.
 */
public final class SocialApiModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(HandlerRegistry.class).to(GuardedHandlerRegistry.class);
    install(Modules.override(new Handlers()).with(new Formats()));
  }

  private static final class Formats extends AbstractModule {

    @Override
    protected void configure() {
      bind(XStreamConfiguration.class).to(SocialXmlConfiguration.class);
      bind(BeanJsonConverter.class).to(JsonBeanConverter.class);
      bind(BeanConverter.class)
          .annotatedWith(Names.named("shindig.bean.converter.json"))
          .to(JsonBeanConverter.class);
      bind(BeanConverter.class)
          .annotatedWith(Names.named("shindig.bean.converter.xml"))
          .to(XmlBeanConverter.class);
      bind(BeanConverter.class)
          .annotatedWith(Names.named("shindig.bean.converter.atom"))
          .to(AtomBeanConverter.class);
    }
  }

  private static final class Handlers extends SocialApiGuiceModule {

    @Override
    protected Set<Class<?>> getHandlers() {
      return ImmutableSet.of(
          ActivitiesHandler.class,
          ActivityStreamsHandler.class,
          AlbumsHandler.class,
          AppDataHandler.class,
          AutocompleteHandler.class,
          EventsHandler.class,
          FriendshipsHandler.class,
          GraphHandler.class,
          GroupsHandler.class,
          MediaItemsHandler.class,
          MessagesHandler.class,
          NewMediaItemHandler.class,
          NotificationsHandler.class,
          OrganizationHandler.class,
          PeopleHandler.class,
          SearchHandler.class,
          SkillsHandler.class,
          SystemMethodsHandler.class,
          UserHandler.class);
    }
  }
}
