package io.shindigneo4j.schema.appdata;

import java.util.List;

/**
 * The app data of one application for one person.
 *
 * @param id the person's
 * @param values by key
 */
public record AppDataOfPerson(String id, List<AppDataEntry> values) {}
