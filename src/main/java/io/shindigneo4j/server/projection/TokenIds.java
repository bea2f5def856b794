package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import org.neo4j.internal.kernel.api.TokenRead;

/** The store's ids of labels, types and keys. The id of an unknown one matches nothing. */
record TokenIds(int person, int group, int friendOf, int memberOf, int id) {

  static TokenIds of(TokenRead tokens) {
    return new TokenIds(
        tokens.nodeLabel(GraphNames.PERSON),
        tokens.nodeLabel(GraphNames.GROUP),
        tokens.relationshipType(GraphNames.FRIEND_OF),
        tokens.relationshipType(GraphNames.MEMBER_OF),
        tokens.propertyKey(GraphNames.ID));
  }
}
