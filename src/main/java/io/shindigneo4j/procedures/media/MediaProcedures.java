package io.shindigneo4j.procedures.media;

import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on albums and media items by their names. */
public final class MediaProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    registry.registerProcedure(AlbumOperations.LIST, AlbumList::call);
    registry.registerProcedure(AlbumOperations.GET, AlbumGet::call);
    registry.registerUntyped(AlbumOperations.CREATE, AlbumCreate::call);
    registry.registerUntyped(AlbumOperations.UPDATE, AlbumUpdate::call);
    registry.registerUntyped(AlbumOperations.DELETE, AlbumDelete::call);
    registry.registerProcedure(MediaItemOperations.LIST, MediaItemList::call);
    registry.registerProcedure(MediaItemOperations.GET, MediaItemGet::call);
    registry.registerUntyped(MediaItemOperations.CREATE, MediaItemCreate::call);
    registry.registerUntyped(MediaItemOperations.UPDATE, MediaItemUpdate::call);
    registry.registerUntyped(MediaItemOperations.DELETE, MediaItemDelete::call);
  }
}
