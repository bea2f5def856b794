package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.procedures.request.StoredReceipts;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.DeleteAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.FoundAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.GetAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.media.AlbumOperations.UpdateAlbum;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.DeleteMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.FoundMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.GetMediaItems;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** The operations on albums and media items by their names. */
public final class MediaProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.registerGraph(AlbumOperations.LIST, WorkBudget.limit(limit, AlbumList::call));
    registry.registerGraph(
        AlbumOperations.GET, WorkBudget.limit(limit, MediaProcedures::getAlbums));
    registry.register(AlbumOperations.CREATE, MediaProcedures::createAlbum);
    registry.register(AlbumOperations.UPDATE, MediaProcedures::updateAlbum);
    registry.register(AlbumOperations.DELETE, MediaProcedures::deleteAlbum);
    registry.registerGraph(MediaItemOperations.LIST, WorkBudget.limit(limit, MediaItemList::call));
    registry.registerGraph(
        MediaItemOperations.GET, WorkBudget.limit(limit, MediaProcedures::getItems));
    registry.register(MediaItemOperations.CREATE, MediaItemCreate::call);
    registry.register(MediaItemOperations.UPDATE, MediaItemUpdate::call);
    registry.register(MediaItemOperations.DELETE, MediaProcedures::deleteItem);
  }

  /** Albums by their ids. */
  private static FoundAlbums getAlbums(
      ProcedureContext context, WorkBudget budget, GetAlbums parameters) {
    LongSet people = new LongHashSet(AlbumList.people(context, budget, parameters.around()));
    Predicate<Node> made = Applications.madeBy(parameters.application());
    Listing listing =
        Listing.of(
            Named.candidates(
                budget, parameters.ids(), id -> Albums.album(context.transaction(), id)),
            made.and(album -> people.contains(NodeIds.of(Albums.ownerOf(album)))),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new FoundAlbums(listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  /** Creates an album. */
  private static Optional<Creation> createAlbum(Transaction transaction, CreateAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .map(
            owner ->
                StoredReceipts.create(
                    transaction,
                    parameters.receipt(),
                    () ->
                        ApplicationTimelines.ofAlbums(owner)
                            .makeRoom(Applications.of(parameters.properties())),
                    () -> create(transaction, owner, parameters)));
  }

  private static void create(Transaction transaction, Node owner, CreateAlbum parameters) {
    Node album = transaction.createNode(Albums.ALBUM);
    PropertyValues.set(album, parameters.properties());
    owner.createRelationshipTo(album, Albums.HAS_ALBUM);
    ApplicationTimelines.ofAlbums(owner).add(transaction, album, parameters.now());
  }

  /** Changes an album. */
  private static Optional<MediaChange> updateAlbum(
      Transaction transaction, UpdateAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(album -> update(album, parameters));
  }

  private static MediaChange update(Node album, UpdateAlbum parameters) {
    PropertyValues.set(album, parameters.properties());
    new AlbumContents(album).showChosen();
    return new MediaChange(parameters.id());
  }

  /** Deletes an album and its items. */
  private static Optional<MediaChange> deleteAlbum(
      Transaction transaction, DeleteAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(MediaProcedures::removeAlbum)
        .map(deleted -> new MediaChange(parameters.id()));
  }

  private static Node removeAlbum(Node album) {
    ApplicationTimelines.ofAlbums(Albums.ownerOf(album)).remove(album);
    new AlbumContents(album).delete();
    Albums.delete(album);
    return album;
  }

  /** Media items by their ids. */
  private static FoundMediaItems getItems(
      ProcedureContext context, WorkBudget budget, GetMediaItems parameters) {
    LongSet people = new LongHashSet(AlbumList.people(context, budget, parameters.around()));
    Predicate<Node> made = Applications.madeBy(parameters.application());
    Listing listing =
        Listing.of(
            Named.candidates(
                budget, parameters.ids(), id -> Albums.item(context.transaction(), id)),
            made.and(item -> isIn(Albums.albumOf(item), parameters.album(), people)),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new FoundMediaItems(
        listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static boolean isIn(Node album, String id, LongSet people) {
    return people.contains(NodeIds.of(Albums.ownerOf(album)))
        && (id == null || id.equals(album.getProperty(GraphNames.ID)));
  }

  /** Deletes a media item. */
  private static Optional<MediaChange> deleteItem(
      Transaction transaction, DeleteMediaItem parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(
            owner ->
                MediaItems.find(
                    transaction,
                    owner,
                    parameters.album(),
                    parameters.id(),
                    parameters.application()))
        .map(MediaProcedures::removeItem)
        .map(deleted -> new MediaChange(parameters.id()));
  }

  private static Node removeItem(Node item) {
    Node album = Albums.albumOf(item);
    AlbumContents contents = new AlbumContents(album);
    ApplicationTimelines.ofItems(album).remove(item);
    contents.uncount(item);
    contents.refreshCover(item);
    Albums.delete(item);
    return item;
  }
}
