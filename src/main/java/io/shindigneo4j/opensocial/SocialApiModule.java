package io.shindigneo4j.opensocial;

import com.google.common.collect.ImmutableSet;
import io.shindigneo4j.opensocial.messages.MessagesHandler;
import java.util.Set;
import org.apache.shindig.social.core.config.SocialApiGuiceModule;
import org.apache.shindig.social.opensocial.service.ActivityHandler;
import org.apache.shindig.social.opensocial.service.ActivityStreamHandler;
import org.apache.shindig.social.opensocial.service.AlbumHandler;
import org.apache.shindig.social.opensocial.service.AppDataHandler;
import org.apache.shindig.social.opensocial.service.GroupHandler;
import org.apache.shindig.social.opensocial.service.MediaItemHandler;
import org.apache.shindig.social.opensocial.service.PersonHandler;

/**
 * The REST and RPC methods; stands in {@code guice-modules} where {@link SocialApiGuiceModule}
 * stood. A handler of ours takes the place of Shindig's where OpenSocial 2.5.1 asks for more.
 */
public final class SocialApiModule extends SocialApiGuiceModule {

  @Override
  protected Set<Class<?>> getHandlers() {
    return ImmutableSet.of(
        ActivityHandler.class,
        ActivityStreamHandler.class,
        AlbumHandler.class,
        AppDataHandler.class,
        GroupHandler.class,
        MediaItemHandler.class,
        MessagesHandler.class,
        PersonHandler.class);
  }
}
