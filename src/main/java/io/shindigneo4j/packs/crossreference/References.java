package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;

/** The references to look up: at least one. */
record References(
    @MayBeAbsent @Description("the number of a card") String cc,
    @MayBeAbsent @Description("the number of a phone") String phone,
    @MayBeAbsent @Description("an e-mail address") String email,
    @MayBeAbsent @Description("an IP address") String ip) {

  References {
    if (cc == null && phone == null && email == null && ip == null) {
      throw new InvalidParameterException("one of cc, phone, email and ip must be there");
    }
  }

  /** Null if it is not given. */
  String text(ReferenceKind kind) {
    return switch (kind) {
      case CARD -> cc;
      case PHONE -> phone;
      case EMAIL -> email;
      case IP -> ip;
    };
  }
}
