package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on albums and media items by their names. */
public final class MediaProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    long limit = registry.workLimit();
    registry.registerGraph(AlbumOperations.LIST, WorkBudget.limit(limit, AlbumList::call));
    registry.registerGraph(AlbumOperations.GET, WorkBudget.limit(limit, AlbumGet::call));
    registry.register(AlbumOperations.CREATE, AlbumCreate::call);
    registry.register(AlbumOperations.UPDATE, AlbumUpdate::call);
    registry.register(AlbumOperations.DELETE, AlbumDelete::call);
    registry.registerGraph(MediaItemOperations.LIST, WorkBudget.limit(limit, MediaItemList::call));
    registry.registerGraph(MediaItemOperations.GET, WorkBudget.limit(limit, MediaItemGet::call));
    registry.register(MediaItemOperations.CREATE, MediaItemCreate::call);
    registry.register(MediaItemOperations.UPDATE, MediaItemUpdate::call);
    registry.register(MediaItemOperations.DELETE, MediaItemDelete::call);
  }
}
