package io.shindigneo4j.schema.people;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.request.EarlierAnswer;
import java.util.Optional;

/** The operations on people. */
public final class PeopleOperations {

  /** One person; empty for an unknown id. */
  public static final Operation<GetPerson, Optional<Item>> GET =
      Operation.read("people.get", "One person.", GetPerson.class, atMostOne(Item.class));

  /**
   * People around other people. Unknown users are skipped; a person who is found in several ways is
   * listed once.
   */
  public static final Operation<ListPeople, PeoplePage> LIST =
      Operation.read(
          "people.list", "People around other people.", ListPeople.class, one(PeoplePage.class));

  /**
   * Changes a profile: properties that are null are removed, those not named stay. The answer is
   * the changed person; empty for an unknown id.
   */
  public static final Operation<UpdatePerson, Optional<Item>> UPDATE =
      Operation.write(
          "people.update",
          "Changes a profile: null removes a property, those not named stay.",
          UpdatePerson.class,
          atMostOne(Item.class));

  /** A new person. Fails where there is a person with this id. */
  public static final Operation<CreatePerson, EarlierAnswer> CREATE =
      Operation.write(
          "people.create", "Makes a person.", CreatePerson.class, one(EarlierAnswer.class));

  /** Deletes a person with all that belongs to the person, in every domain. */
  public static final Operation<DeletePerson, PersonDeletion> DELETE =
      Operation.write(
          "people.delete",
          "Deletes a person with all that belongs to the person.",
          DeletePerson.class,
          one(PersonDeletion.class));

  private PeopleOperations() {}
}
