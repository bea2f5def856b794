package io.shindigneo4j.opensocial.media;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import org.apache.shindig.social.opensocial.spi.AlbumService;
import org.apache.shindig.social.opensocial.spi.MediaItemService;

/** Serves albums and media items from the graph. */
public final class MediaModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GraphAlbumService.class).in(Singleton.class);
    bind(AlbumService.class).to(GraphAlbumService.class);
    bind(GraphMediaItemService.class).in(Singleton.class);
    bind(MediaItemService.class).to(GraphMediaItemService.class);
  }
}
