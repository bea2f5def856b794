package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.MediaItemService;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Media items from the graph. Safe for use by many threads. */
final class GraphMediaItemService implements MediaItemService {

  private final MediaStore<MediaItem> store;

  @Inject
  GraphMediaItemService(MediaTools tools) {
    this.store = new MediaStore<>(new MediaItemKind(tools.operations()), tools);
  }

  /** Called by the handler, which asks for more than Shindig's interface has. */
  MediaStore<MediaItem> store() {
    return store;
  }

  @Override
  public CompletableFuture<MediaItem> getMediaItem(
      UserId userId,
      String appId,
      String albumId,
      String mediaItemId,
      Set<String> fields,
      SecurityToken token) {
    return store.find(MediaRequest.ofUser(userId, appId, albumId, token), mediaItemId, fields);
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      UserId userId,
      String appId,
      String albumId,
      Set<String> mediaItemIds,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.get(
        MediaRequest.ofUser(userId, appId, albumId, token), mediaItemIds, fields, options);
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      UserId userId,
      String appId,
      String albumId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.list(MediaRequest.ofUser(userId, appId, albumId, token), fields, options);
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.list(new MediaRequest(userIds, groupId, appId, null, token), fields, options);
  }

  @Override
  public CompletableFuture<Void> createMediaItem(
      UserId userId, String appId, String albumId, MediaItem mediaItem, SecurityToken token) {
    return store
        .create(MediaRequest.ofUser(userId, appId, albumId, token), mediaItem, RequestId.NONE)
        .thenApply(created -> null);
  }

  /** Another album's id in the bean moves the item there. */
  @Override
  public CompletableFuture<Void> updateMediaItem(
      UserId userId,
      String appId,
      String albumId,
      String mediaItemId,
      MediaItem mediaItem,
      SecurityToken token) {
    return store.update(MediaRequest.ofUser(userId, appId, albumId, token), mediaItemId, mediaItem);
  }

  @Override
  public CompletableFuture<Void> deleteMediaItem(
      UserId userId, String appId, String albumId, String mediaItemId, SecurityToken token) {
    return store.delete(MediaRequest.ofUser(userId, appId, albumId, token), mediaItemId);
  }
}
