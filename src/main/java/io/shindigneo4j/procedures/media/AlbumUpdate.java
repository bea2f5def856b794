package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PropertyValues;
import io.shindigneo4j.schema.media.UpdateAlbum;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes an album. */
final class AlbumUpdate {

  private static final List<String> COLUMNS = List.of("id");

  private AlbumUpdate() {}

  static ProcedureResult call(Transaction transaction, UpdateAlbum parameters) {
    return Albums.lockedOwner(transaction, parameters.owner())
        .flatMap(owner -> Albums.albumsOf(transaction, owner).apply(parameters.id()))
        .filter(Applications.madeBy(parameters.application()))
        .map(album -> update(album, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult update(Node album, UpdateAlbum parameters) {
    PropertyValues.set(album, parameters.properties());
    new AlbumContents(album).showChosen();
    return ProcedureResult.single(COLUMNS, parameters.id());
  }
}
