package io.shindigneo4j.schema.organization;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The people from one person to another by way of their first common superior, both ends included.
 *
 * @param people empty if there is no such path that the viewer may see
 */
public record ReportingPath(List<Item> people) {}
