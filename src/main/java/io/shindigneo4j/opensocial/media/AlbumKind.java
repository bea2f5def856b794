package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.DeleteAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.GetAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.media.AlbumOperations.UpdateAlbum;
import io.shindigneo4j.schema.request.Creation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.social.opensocial.model.Album;

/** Albums. */
record AlbumKind(OperationRunner operations) implements MediaKind<Album> {

  @Override
  public Resource resource() {
    return Resource.ALBUMS;
  }

  @Override
  public String noun() {
    return "album";
  }

  @Override
  public Class<Album> type() {
    return Album.class;
  }

  @Override
  public FieldTable<Album> fields() {
    return AlbumMapper.FIELDS;
  }

  @Override
  public String createOperation() {
    return AlbumOperations.CREATE.name();
  }

  @Override
  public Album created(Album sent, String id, MediaScope scope, String now) {
    return AlbumMapper.created(sent, id, scope.owner());
  }

  @Override
  public Map<String, Object> properties(Album created) {
    return AlbumMapper.properties(created);
  }

  @Override
  public Map<String, Object> changes(Album sent, PartialUpdate update) {
    return AlbumMapper.changes(sent, update);
  }

  @Override
  public CompletableFuture<MediaPage> list(MediaQuery query) {
    return operations
        .run(
            AlbumOperations.LIST,
            new ListAlbums(query.around(), query.application(), query.list(), query.selection()))
        .thenApply(
            page -> {
              query.requireOwner(page.owners());
              return new MediaPage(page.total(), page.albums());
            });
  }

  @Override
  public CompletableFuture<MediaPage> get(MediaQuery query, List<String> ids) {
    return operations
        .run(
            AlbumOperations.GET,
            new GetAlbums(
                query.around(), ids, query.application(), query.list(), query.selection()))
        .thenApply(found -> new MediaPage(found.total(), found.albums()));
  }

  @Override
  public String limit() {
    return "a person has at most %d albums, of at most %d applications"
        .formatted(AlbumOperations.MAX_ALBUMS, AlbumOperations.MAX_APPLICATIONS);
  }

  @Override
  public CompletableFuture<Optional<Creation>> create(MediaScope scope, NewMedia created) {
    return operations.run(
        AlbumOperations.CREATE,
        new CreateAlbum(scope.owner(), created.properties(), created.now(), created.receipt()));
  }

  @Override
  public CompletableFuture<Optional<MediaChange>> update(
      MediaScope scope, String id, MediaUpdate<Album> update) {
    return operations.run(
        AlbumOperations.UPDATE,
        new UpdateAlbum(scope.owner(), id, scope.application(), update.properties()));
  }

  @Override
  public CompletableFuture<Optional<MediaChange>> delete(MediaScope scope, String id) {
    return operations.run(
        AlbumOperations.DELETE, new DeleteAlbum(scope.owner(), id, scope.application()));
  }
}
