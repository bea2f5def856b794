package io.shindigneo4j.release;

import java.io.IOException;
import java.util.List;
import java.util.TreeSet;

/** What an artifact has of others, for people: each component with its licence, and the texts. */
final class ThirdParties {

  /** Ours as well: its text is a file of its own. */
  private static final String OURS = "Apache-2.0";

  private final Licences licences;

  ThirdParties(Licences licences) {
    this.licences = licences;
  }

  String text(List<Component> components) throws IOException {
    if (components.isEmpty()) {
      return "This file contains no software of others.\n";
    }
    StringBuilder text = new StringBuilder("This file contains, of others (see also NOTICE):\n\n");
    TreeSet<String> used = new TreeSet<>();
    for (Component component : components) {
      String licence = licences.of(component);
      used.add(licence);
      text.append("  %s %s: %s%n".formatted(component.coordinates(), component.version(), licence));
    }
    text.append("\nThe text of %s is in LICENSE.%n".formatted(OURS));
    used.remove(OURS);
    for (String licence : used) {
      text.append("\n---- %s ----\n\n%s\n".formatted(licence, licences.text(licence).strip()));
    }
    return text.toString().replace("\r\n", "\n");
  }
}
