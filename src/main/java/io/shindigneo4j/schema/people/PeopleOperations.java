package io.shindigneo4j.schema.people;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.EarlierAnswer;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;
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

  /** The parameters of {@link #GET}. */
  public record GetPerson(
      @Description("the person's id") String id,
      @Description("what to read of each") Selection selection) {}

  /**
   * The parameters of {@link #LIST}.
   *
   * @param friendsWith keeps only friends of this person; null for no such condition
   */
  public record ListPeople(
      @Description("whom to list") PeopleSelector around,
      @MayBeAbsent @Description("keeps friends of this person; absent for all") String friendsWith,
      @Description("filter, order and page") ListQuery query,
      @Description("what to read of each") Selection selection) {}

  /**
   * A page of a list of people.
   *
   * @param total how many the whole list has
   */
  public record PeoplePage(long total, List<Item> people) {}

  /** The parameters of {@link #UPDATE}. */
  public record UpdatePerson(
      @Description("the person's id") String id,
      @Description("the new values; null removes one") Map<String, Object> properties,
      @Description("the lists of the profile that are replaced whole") List<DetailList> details,
      @Description("what to answer of the changed person") Selection selection) {}

  /**
   * A list in a profile, such as the e-mail addresses, and what to put into it.
   *
   * @param type the relationship type of a {@link PersonDetail}
   * @param only null to replace the list whole; otherwise the entries with this type, in lower
   *     case, are replaced and the others stay before the new ones
   */
  public record DetailList(
      @Description("the relationship type of the list") String type,
      @Description("the label of its entries") String label,
      @Description("the properties of each entry, in order") List<Map<String, Object>> entries,
      @MayBeAbsent @Description("replaces entries of this type; absent for all") String only) {

    public DetailList {
      PersonDetail detail =
          PersonDetail.ofRelationshipType(type)
              .orElseThrow(() -> new InvalidParameterException("no list has type " + type));
      if (!detail.label().equals(label)) {
        throw new InvalidParameterException("the label of " + type + " must be " + detail.label());
      }
    }

    /** The whole list. */
    public static DetailList of(PersonDetail detail, List<Map<String, Object>> entries) {
      return new DetailList(detail.relationshipType(), detail.label(), entries, null);
    }

    /** Only the entries with that type. */
    public DetailList onlyOf(String entryType) {
      return new DetailList(type, label, entries, entryType);
    }
  }

  /** The parameters of {@link #CREATE}. */
  public record CreatePerson(
      @Description("the person's id") String id,
      @Description("the profile, without its id") Map<String, Object> properties,
      @Description("the lists of the profile") List<DetailList> details,
      @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
      implements Repeatable {}

  /** The parameters of {@link #DELETE}. */
  public record DeletePerson(
      @Description("the person's id") String id,
      @MayBeAbsent
          @Description("now, in milliseconds since 1970; without it the database's clock says so")
          Long now) {

    /** At the time of the database's clock. */
    public DeletePerson(String id) {
      this(id, null);
    }
  }

  /**
   * The result of {@link #DELETE}.
   *
   * @param deleted false for an unknown id
   */
  public record PersonDeletion(boolean deleted) {}
}
