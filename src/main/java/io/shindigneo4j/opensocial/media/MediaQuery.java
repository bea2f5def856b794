package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import org.apache.shindig.protocol.ProtocolException;

/**
 * The albums or media items that a request reads.
 *
 * @param album null for any album, and for albums
 * @param application null for any application
 */
record MediaQuery(
    PeopleSelector around,
    String album,
    String application,
    CollectionQuery collection,
    Selection selection) {

  /** Filter, order and page. */
  ListQuery list() {
    return collection.list();
  }

  /**
   * The album that is asked for must be there, and so must the person, if only one is asked for.
   *
   * @param owners how many of these albums or people were found
   * @throws ProtocolException with status 404 if they are not there
   */
  void requireOwner(long owners) {
    if (owners > 0) {
      return;
    }
    if (album != null) {
      throw Refusals.notFound("album", album);
    }
    if (around.circle() == PeopleRelation.SELF && around.users().size() == 1) {
      throw Refusals.notFound("person", around.users().get(0));
    }
  }
}
