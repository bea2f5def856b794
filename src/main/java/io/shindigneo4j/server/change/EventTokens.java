package io.shindigneo4j.server.change;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.List;
import org.neo4j.internal.kernel.api.TokenRead;

/** The store's ids of labels, types and keys; -1 for one that the store does not know yet. */
final class EventTokens {

  private final StoreTokens known;
  private final TokenRead tokens;

  final int person;
  final int group;
  final int friendOf;
  final int friendRequest;
  final int memberOf;
  final int ownerOf;
  final int invitedTo;
  final int id;
  final int owner;
  final int application;
  final int moment;
  final int title;

  EventTokens(StoreTokens known, TokenRead tokens) {
    this.known = known;
    this.tokens = tokens;
    person = label(GraphNames.PERSON);
    group = label(GraphNames.GROUP);
    friendOf = type(GraphNames.FRIEND_OF);
    friendRequest = type(GraphNames.FRIEND_REQUEST);
    memberOf = type(GraphNames.MEMBER_OF);
    ownerOf = type(GraphNames.OWNER_OF);
    invitedTo = type(GraphNames.INVITED_TO);
    id = key(GraphNames.ID);
    owner = key(GraphNames.OWNER);
    application = key(GraphNames.APPLICATION);
    moment = key(GraphNames.MOMENT);
    title = key(MessageNames.TITLE);
  }

  int label(String name) {
    return known.label(tokens, name);
  }

  /** Those of some names, in the same order. */
  int[] labels(List<String> names) {
    int[] ids = new int[names.size()];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = label(names.get(i));
    }
    return ids;
  }

  int type(String name) {
    return known.type(tokens, name);
  }

  int key(String name) {
    return known.key(tokens, name);
  }

  /** The name of a property. */
  String keyName(int key) {
    return tokens.propertyKeyGetName(key);
  }
}
