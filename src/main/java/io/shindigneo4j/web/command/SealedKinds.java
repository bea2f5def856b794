package io.shindigneo4j.web.command;

import io.shindigneo4j.schema.sealed.SealedKind;

/** What operators are told of what the graph has encrypted. */
final class SealedKinds {

  private SealedKinds() {}

  /** What the values are, in the plural. */
  static String name(SealedKind kind) {
    return switch (kind) {
      case CLIENT -> "secrets of clients";
      case REQUEST_TOKEN -> "secrets of request tokens";
      case TOKEN -> "secrets of tokens";
      case SERVICE -> "secrets of services";
      case GADGET_TOKEN -> "tokens of gadgets";
    };
  }

  /** Whether operators have registered what they belong to; others end by themselves. */
  static boolean areRegistered(SealedKind kind) {
    return switch (kind) {
      case CLIENT, SERVICE -> true;
      case REQUEST_TOKEN, TOKEN, GADGET_TOKEN -> false;
    };
  }
}
