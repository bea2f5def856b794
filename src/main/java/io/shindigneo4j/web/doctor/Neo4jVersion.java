package io.shindigneo4j.web.doctor;

import java.util.regex.Pattern;

/** A version of Neo4j, as its components say it. */
record Neo4jVersion(String text) {

  /** The long-term release 5.26, and those that are named by year and month. */
  private static final Pattern SUPPORTED =
      Pattern.compile("5\\.26([.-].*)?|20\\d\\d\\.\\d\\d?([.-].*)?");

  boolean isSupported() {
    return SUPPORTED.matcher(text).matches();
  }
}
