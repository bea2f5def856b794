package io.shindigneo4j.opensocial;

import com.google.common.collect.ImmutableSet;
import io.shindigneo4j.opensocial.appdata.AppDataHandler;
import io.shindigneo4j.opensocial.media.AlbumHandler;
import io.shindigneo4j.opensocial.media.MediaItemHandler;
import io.shindigneo4j.opensocial.media.NewMediaItemHandler;
import java.util.Set;
import org.apache.shindig.social.core.config.SocialApiGuiceModule;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;
import org.apache.shindig.social.opensocial.service.ActivityHandler;
import org.apache.shindig.social.opensocial.service.ActivityStreamHandler;
import org.apache.shindig.social.opensocial.service.GroupHandler;
import org.apache.shindig.social.opensocial.service.MessageHandler;
import org.apache.shindig.social.opensocial.service.PersonHandler;

/**
 * The REST and RPC methods; stands in {@code guice-modules} where {@link SocialApiGuiceModule}
 * stood. A handler of ours takes the place of Shindig's where OpenSocial 2.5.1 asks for more.
 */
public final class SocialApiModule extends SocialApiGuiceModule {

  @Override
  protected void configure() {
    super.configure();
    bind(XStream081Configuration.class).to(SocialXml.class);
  }

  @Override
  protected Set<Class<?>> getHandlers() {
    return ImmutableSet.of(
        ActivityHandler.class,
        ActivityStreamHandler.class,
        AlbumHandler.class,
        AppDataHandler.class,
        GroupHandler.class,
        MediaItemHandler.class,
        MessageHandler.class,
        NewMediaItemHandler.class,
        PersonHandler.class);
  }
}
