package io.shindigneo4j.schema.appdata;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import java.util.Optional;

/** The operations on app data: an application's values for a person, each under a key. */
public final class AppDataOperations {

  /** The values of people. */
  public static final Operation<GetAppData, AppDataOfPeople> GET =
      Operation.read(
          "appdata.get",
          "The values that an application keeps for people.",
          GetAppData.class,
          one(AppDataOfPeople.class));

  /** Sets and removes values of a person; other keys keep theirs. Empty for an unknown person. */
  public static final Operation<UpdateAppData, Optional<AppDataChange>> UPDATE =
      Operation.write(
          "appdata.update",
          "Sets and removes values of a person; other keys keep theirs.",
          UpdateAppData.class,
          atMostOne(AppDataChange.class));

  /** Removes values of a person; empty for an unknown person. */
  public static final Operation<DeleteAppData, Optional<RemovedAppData>> DELETE =
      Operation.write(
          "appdata.delete",
          "Removes values of a person.",
          DeleteAppData.class,
          atMostOne(RemovedAppData.class));

  private AppDataOperations() {}
}
