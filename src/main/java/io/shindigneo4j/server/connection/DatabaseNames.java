package io.shindigneo4j.server.connection;

import java.util.regex.Pattern;

/** The rules of Neo4j for the name of a database. */
public final class DatabaseNames {

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9.-]{0,62}");

  private DatabaseNames() {}

  public static boolean isValid(String text) {
    return NAME.matcher(text).matches();
  }
}
