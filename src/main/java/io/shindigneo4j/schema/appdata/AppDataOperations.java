package io.shindigneo4j.schema.appdata;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.Tuple;
import io.shindigneo4j.schema.people.PeopleSelector;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The operations on app data: an application's values for a person, each under a key. */
public final class AppDataOperations {

  /**
   * How many applications may keep values for one person. An application without any values gives
   * its place to another.
   */
  public static final int MAX_APPLICATIONS = 1_000;

  /** The values of people. */
  public static final Operation<GetAppData, AppDataOfPeople> GET =
      Operation.read(
          "appdata.get",
          "The values that an application keeps for people.",
          GetAppData.class,
          one(AppDataOfPeople.class));

  /**
   * Sets and removes values of a person; other keys keep theirs. Empty for an unknown person.
   * Refuses an application that would be one more than {@value #MAX_APPLICATIONS}.
   */
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

  /**
   * The parameters of {@link #GET}.
   *
   * @param withoutTexts whether to tell the keys alone, with empty texts; null for no
   */
  public record GetAppData(
      @Description("whose things") PeopleSelector around,
      @Description("an application's id") String application,
      @Description("which values; all where there are none") List<String> keys,
      @MayBeAbsent @Description("whether texts are left empty; absent for no")
          Boolean withoutTexts) {

    /** With the texts. */
    public GetAppData(PeopleSelector around, String application, List<String> keys) {
      this(around, application, keys, null);
    }
  }

  /**
   * The result of {@link #GET}.
   *
   * @param people also those without values
   */
  public record AppDataOfPeople(List<AppDataOfPerson> people) {}

  /**
   * The app data of one application for one person.
   *
   * @param id the person's
   * @param values by key
   */
  public record AppDataOfPerson(String id, List<AppDataEntry> values) {}

  /**
   * A key and what is stored under it.
   *
   * @param text the value as JSON
   */
  @Tuple
  public record AppDataEntry(String key, String text) {}

  /** The parameters of {@link #UPDATE}. */
  public record UpdateAppData(
      @Description("a person's id") String user,
      @Description("an application's id") String application,
      @Description("the new values, each key once") List<AppDataValue> values,
      @Description("the keys whose values are removed") List<String> removed,
      @Description("how much a person may have") AppDataLimits limits) {}

  /** A value under a key. */
  public record AppDataValue(
      @Description("the key") String key,
      @Description("the value as JSON") String text,
      @Description("what it counts against the limits") long size) {

    /** Its size is the number of bytes of key and text, in UTF-8. */
    public static AppDataValue of(String key, String text) {
      return new AppDataValue(key, text, bytes(key) + bytes(text));
    }

    private static long bytes(String text) {
      return text.getBytes(StandardCharsets.UTF_8).length;
    }
  }

  /**
   * The most that an application may keep for one person: keys, and the sum of the values' sizes.
   */
  public record AppDataLimits(
      @Description("the most keys") long keys,
      @Description("the most bytes of all values together") long size) {

    /** The most keys wherever there is a limit of bytes alone. */
    public static final int MAX_KEYS = 1_000;
  }

  /**
   * The result of {@link #UPDATE}.
   *
   * @param stored false if the values exceed the limits, or there is no room for the application;
   *     then nothing has changed
   * @param full true if there is no room for the application. Null, as false, from a server of an
   *     earlier release
   */
  public record AppDataChange(boolean stored, @MayBeAbsent Boolean full) {

    /** Whether there is no room for the application. */
    public boolean isFull() {
      return Boolean.TRUE.equals(full);
    }
  }

  /** The parameters of {@link #DELETE}. */
  public record DeleteAppData(
      @Description("a person's id") String user,
      @Description("an application's id") String application,
      @Description("which values; all where there are none") List<String> keys) {}

  /**
   * The result of {@link #DELETE}.
   *
   * @param removed by key
   */
  public record RemovedAppData(List<AppDataEntry> removed) {}
}
