package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on albums and media items by their names. */
public final class MediaProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerGraph(AlbumOperations.LIST, AlbumList::call);
    registry.registerGraph(AlbumOperations.GET, AlbumGet::call);
    registry.register(AlbumOperations.CREATE, AlbumCreate::call);
    registry.register(AlbumOperations.UPDATE, AlbumUpdate::call);
    registry.register(AlbumOperations.DELETE, AlbumDelete::call);
    registry.registerGraph(MediaItemOperations.LIST, MediaItemList::call);
    registry.registerGraph(MediaItemOperations.GET, MediaItemGet::call);
    registry.register(MediaItemOperations.CREATE, MediaItemCreate::call);
    registry.register(MediaItemOperations.UPDATE, MediaItemUpdate::call);
    registry.register(MediaItemOperations.DELETE, MediaItemDelete::call);
  }
}
