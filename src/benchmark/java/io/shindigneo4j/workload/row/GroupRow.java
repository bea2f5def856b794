package io.shindigneo4j.workload.row;

/**
 * A group of people.
 *
 * @param owner the id of a person
 */
public record GroupRow(String id, String title, String description, String owner)
    implements NetworkRow {}
