package io.shindigneo4j.server.export;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;

/** The parameters of {@code system.export.begin}. */
record BeginExport(@Description("a name of the client's choice, such as a UUID") String export) {

  private static final int LONGEST_NAME = 100;

  BeginExport {
    if (export.isEmpty() || export.length() > LONGEST_NAME) {
      throw new InvalidParameterException("export must have 1 to " + LONGEST_NAME + " characters");
    }
  }
}
