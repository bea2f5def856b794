package io.shindigneo4j.schema.appdata;

import java.util.List;

/**
 * What an application keeps for a person.
 *
 * @param id the person's
 * @param values by key
 */
public record AppDataOfPerson(String id, List<AppDataEntry> values) {}
