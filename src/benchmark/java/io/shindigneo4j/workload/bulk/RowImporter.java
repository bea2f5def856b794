package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.AlbumRow;
import io.shindigneo4j.workload.row.FriendshipRow;
import io.shindigneo4j.workload.row.GroupRow;
import io.shindigneo4j.workload.row.MembershipRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;

/**
 * Converts the rows of a file, in their order, to nodes and relationships. {@code
 * workload.load.Batches} does the same in Cypher. Not thread-safe.
 */
final class RowImporter {

  private final PeopleImporter people;
  private final ActivitiesImporter activities;
  private final MessageImporter messages;
  private final AlbumImporter albums;

  RowImporter(GraphSink sink) {
    ImportedNodeIds known = new ImportedNodeIds();
    people = new PeopleImporter(sink, known);
    activities = new ActivitiesImporter(sink, known);
    messages = new MessageImporter(sink, known);
    albums = new AlbumImporter(sink, known);
  }

  void add(NetworkRow row) {
    if (row instanceof PersonRow person) {
      people.add(person);
    } else if (row instanceof GroupRow group) {
      people.add(group);
    } else if (row instanceof MembershipRow membership) {
      people.add(membership);
    } else if (row instanceof FriendshipRow friendship) {
      people.add(friendship);
    } else if (row instanceof ActivitiesRow all) {
      activities.add(all);
    } else if (row instanceof MessageRow message) {
      messages.add(message);
    } else if (row instanceof AlbumRow album) {
      albums.add(album);
    }
  }

  /** Completes the graph once all rows have come. */
  void end() {
    messages.end();
    albums.end();
  }
}
