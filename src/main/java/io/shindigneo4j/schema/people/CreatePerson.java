package io.shindigneo4j.schema.people;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.List;
import java.util.Map;

/** The parameters of {@link PeopleOperations#CREATE}. */
public record CreatePerson(
    @Description("the person's id") String id,
    @Description("the profile, without its id") Map<String, Object> properties,
    @Description("the lists of the profile") List<DetailList> details,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
