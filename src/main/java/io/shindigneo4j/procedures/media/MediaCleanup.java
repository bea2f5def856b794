package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.people.PersonDataCleanup;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** Deletes the albums of a person who is deleted, and all that is in them. */
public final class MediaCleanup implements PersonDataCleanup {

  @Override
  public void delete(Transaction transaction, Node person, long now) {
    person.getRelationships(Direction.OUTGOING, Albums.HAS_ALBUM).stream()
        .map(Relationship::getEndNode)
        .toList()
        .forEach(MediaCleanup::delete);
    ApplicationTimelines.ofAlbums(person).owners().toList().forEach(Albums::delete);
  }

  private static void delete(Node album) {
    new AlbumContents(album).delete();
    Albums.delete(album);
  }
}
