package io.shindigneo4j.workload.row;

import java.util.List;

/**
 * A message in the inboxes of its recipients.
 *
 * @param sender the id of a person
 * @param recipients the ids of people, without repetition
 * @param moment milliseconds since 1970, later than that of the message before
 */
public record MessageRow(
    String id, String sender, List<String> recipients, long moment, String title, String body)
    implements NetworkRow {}
