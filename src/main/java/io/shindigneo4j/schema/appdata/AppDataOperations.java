package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Operation;

/** What can be done with what an application keeps for people: values under keys. */
public final class AppDataOperations {

  /**
   * The values of people. One record: {@code people}, a list of maps of {@code id} and {@code
   * values}, which is a list of {@code [key, text]} by key. People without values are listed too.
   */
  public static final Operation<GetAppData, ?> GET =
      Operation.read(
          "appdata.get", "The values that an application keeps for people.", GetAppData.class);

  /**
   * Sets and removes values of a person; other keys keep theirs. At most one record: {@code
   * stored}, false where that would be more than the limits allow, and then nothing has changed;
   * none for an unknown person.
   */
  public static final Operation<UpdateAppData, ?> UPDATE =
      Operation.write(
          "appdata.update",
          "Sets and removes values of a person; other keys keep theirs.",
          UpdateAppData.class);

  /**
   * Removes values of a person. At most one record: {@code removed}, a list of {@code [key, text]}
   * by key; none for an unknown person.
   */
  public static final Operation<DeleteAppData, ?> DELETE =
      Operation.write("appdata.delete", "Removes values of a person.", DeleteAppData.class);

  private AppDataOperations() {}
}
