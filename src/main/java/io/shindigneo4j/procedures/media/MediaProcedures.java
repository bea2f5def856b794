package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.OperationProcedures;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.server.procedure.ProcedurePack;
import io.shindigneo4j.server.procedure.ProcedureRegistry;

/** The operations on albums and media items by their names. */
public final class MediaProcedures implements ProcedurePack {

  @Override
  public void register(ProcedureRegistry registry) {
    OperationProcedures.registerGraph(registry, AlbumOperations.LIST, AlbumList::call);
    OperationProcedures.registerGraph(registry, AlbumOperations.GET, AlbumGet::call);
    OperationProcedures.register(registry, AlbumOperations.CREATE, AlbumCreate::call);
    OperationProcedures.register(registry, AlbumOperations.UPDATE, AlbumUpdate::call);
    OperationProcedures.register(registry, AlbumOperations.DELETE, AlbumDelete::call);
    OperationProcedures.registerGraph(registry, MediaItemOperations.LIST, MediaItemList::call);
    OperationProcedures.registerGraph(registry, MediaItemOperations.GET, MediaItemGet::call);
    OperationProcedures.register(registry, MediaItemOperations.CREATE, MediaItemCreate::call);
    OperationProcedures.register(registry, MediaItemOperations.UPDATE, MediaItemUpdate::call);
    OperationProcedures.register(registry, MediaItemOperations.DELETE, MediaItemDelete::call);
  }
}
