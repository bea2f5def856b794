package io.shindigneo4j.packs.crossreference;

import java.util.Locale;
import org.neo4j.graphdb.Label;

/** The kinds of references. Each reference is a node with its text in one property. */
enum ReferenceKind {
  CARD("CrossReferenceCard") {
    @Override
    String text(int number) {
      return String.format(Locale.ROOT, "4%015d", number);
    }
  },
  PHONE("CrossReferencePhone") {
    @Override
    String text(int number) {
      return String.format(Locale.ROOT, "+1%010d", number);
    }
  },
  EMAIL("CrossReferenceEmail") {
    @Override
    String text(int number) {
      return "user" + number + "@example.org";
    }
  },
  IP("CrossReferenceIp") {
    @Override
    String text(int number) {
      return "10." + octet(number, 16) + "." + octet(number, 8) + "." + octet(number, 0);
    }
  };

  /** The property with the text. */
  static final String KEY = "text";

  static final int COUNT = values().length;

  @SuppressWarnings("ImmutableEnumChecker") // a label is just a name
  private final Label label;

  ReferenceKind(String label) {
    this.label = Label.label(label);
  }

  /** The text of a generated node. It is different for each number below 2^24. */
  abstract String text(int number);

  Label label() {
    return label;
  }

  private static int octet(int number, int shift) {
    return (number >> shift) & 0xff;
  }
}
