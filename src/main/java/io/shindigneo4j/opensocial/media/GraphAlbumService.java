package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.spi.AlbumService;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Albums from the graph. Safe for use by many threads. */
final class GraphAlbumService implements AlbumService {

  private final MediaStore<Album> store;

  @Inject
  GraphAlbumService(MediaTools tools) {
    this.store = new MediaStore<>(new AlbumKind(tools.operations()), tools);
  }

  /** Called by the handler, which asks for more than Shindig's interface has. */
  MediaStore<Album> store() {
    return store;
  }

  @Override
  public CompletableFuture<Album> getAlbum(
      UserId userId, String appId, Set<String> fields, String albumId, SecurityToken token) {
    return store.find(request(userId, appId, token), albumId, fields);
  }

  @Override
  public CompletableFuture<RestfulCollection<Album>> getAlbums(
      UserId userId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      Set<String> albumIds,
      SecurityToken token) {
    return store.get(request(userId, appId, token), albumIds, fields, options);
  }

  @Override
  public CompletableFuture<RestfulCollection<Album>> getAlbums(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return store.list(new MediaRequest(userIds, groupId, appId, null, token), fields, options);
  }

  @Override
  public CompletableFuture<Void> createAlbum(
      UserId userId, String appId, Album album, SecurityToken token) {
    return store
        .create(request(userId, appId, token), album, RequestId.NONE)
        .thenApply(created -> null);
  }

  /** The items stay, and what the album tells of them. */
  @Override
  public CompletableFuture<Void> updateAlbum(
      UserId userId, String appId, Album album, String albumId, SecurityToken token) {
    return store.update(request(userId, appId, token), albumId, album);
  }

  @Override
  public CompletableFuture<Void> deleteAlbum(
      UserId userId, String appId, String albumId, SecurityToken token) {
    return store.delete(request(userId, appId, token), albumId);
  }

  private static MediaRequest request(UserId userId, String appId, SecurityToken token) {
    return MediaRequest.ofUser(userId, appId, null, token);
  }
}
