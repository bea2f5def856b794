package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import org.neo4j.internal.kernel.api.TokenRead;

/** The store's numbers of labels, types and keys; those that it does not know match nothing. */
record Tokens(int person, int group, int friendOf, int memberOf, int since) {

  static Tokens of(TokenRead tokens) {
    return new Tokens(
        tokens.nodeLabel(GraphNames.PERSON),
        tokens.nodeLabel(GraphNames.GROUP),
        tokens.relationshipType(GraphNames.FRIEND_OF),
        tokens.relationshipType(GraphNames.MEMBER_OF),
        tokens.propertyKey(GraphNames.SINCE));
  }
}
