package io.shindigneo4j.packs.crossreference;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.stream.LongStream;

/** The amounts of data to generate. The same amounts and seed give the same data. */
record Amounts(
    @MayBeAbsent @Description("how many cards; 10,000 if absent") Long cards,
    @MayBeAbsent @Description("how many phones; 10,000 if absent") Long phones,
    @MayBeAbsent @Description("how many e-mail addresses; 10,000 if absent") Long emails,
    @MayBeAbsent @Description("how many IP addresses; 10,000 if absent") Long ips,
    @MayBeAbsent @Description("how many links between two of them; 200,000 if absent") Long links,
    @MayBeAbsent @Description("another one makes other links; 1 if absent") Long seed) {

  static final long MAX_OF_A_KIND = 1_000_000;
  static final long MAX_LINKS = 5_000_000;

  private static final long OF_A_KIND = 10_000;
  private static final long LINKS = 200_000;

  Amounts {
    cards = checked("cards", cards, OF_A_KIND, MAX_OF_A_KIND);
    phones = checked("phones", phones, OF_A_KIND, MAX_OF_A_KIND);
    emails = checked("emails", emails, OF_A_KIND, MAX_OF_A_KIND);
    ips = checked("ips", ips, OF_A_KIND, MAX_OF_A_KIND);
    links = checked("links", links, LINKS, MAX_LINKS);
    seed = seed == null ? 1L : seed;
    if (links > 0 && LongStream.of(cards, phones, emails, ips).filter(of -> of > 0).count() < 2) {
      throw new InvalidParameterException("links need two kinds of which there are some");
    }
  }

  private static Long checked(String name, Long value, long otherwise, long most) {
    if (value == null) {
      return otherwise;
    }
    if (value < 0 || value > most) {
      throw new InvalidParameterException("%s must be from 0 to %d".formatted(name, most));
    }
    return value;
  }

  int of(ReferenceKind kind) {
    return Math.toIntExact(
        switch (kind) {
          case CARD -> cards;
          case PHONE -> phones;
          case EMAIL -> emails;
          case IP -> ips;
        });
  }
}
