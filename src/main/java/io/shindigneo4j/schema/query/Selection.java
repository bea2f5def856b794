package io.shindigneo4j.schema.query;

import io.shindigneo4j.schema.Constant;
import io.shindigneo4j.schema.Description;
import java.util.List;

/** The choice of what to read of each node; the answer is an {@link Item}. */
@Constant
public record Selection(
    @Description("property keys of the item itself") List<String> properties,
    @Description("relationship types that lead to entries of lists") List<String> details) {}
