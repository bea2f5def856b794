package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Operation;

/** What can be done with people. */
public final class PeopleOperations {

  /** One person. At most one record: {@code values}, {@code details}; none for an unknown id. */
  public static final Operation<GetPerson> GET =
      Operation.read("people.get", "One person.", GetPerson.class);

  /**
   * People around other people. One record: {@code total}, the number of all that match, and {@code
   * people}, a list of maps of {@code values} and {@code details}. Unknown users are skipped; a
   * person who is found in several ways is listed once.
   */
  public static final Operation<ListPeople> LIST =
      Operation.read("people.list", "People around other people.", ListPeople.class);

  /**
   * Changes a profile: properties that are null are removed, those not named stay. At most one
   * record as of {@link #GET}; none for an unknown id.
   */
  public static final Operation<UpdatePerson> UPDATE =
      Operation.write(
          "people.update",
          "Changes a profile: null removes a property, those not named stay.",
          UpdatePerson.class);

  /**
   * A new person. One record: {@code earlier}, as of every creation. Fails where there is a person
   * with this id.
   */
  public static final Operation<CreatePerson> CREATE =
      Operation.write("people.create", "Makes a person.", CreatePerson.class);

  /**
   * Deletes a person with all that belongs to the person, in every domain. One record: {@code
   * deleted}, false for an unknown id.
   */
  public static final Operation<DeletePerson> DELETE =
      Operation.write(
          "people.delete",
          "Deletes a person with all that belongs to the person.",
          DeletePerson.class);

  private PeopleOperations() {}
}
