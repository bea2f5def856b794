package io.shindigneo4j.schema.appdata;

import java.util.List;

/**
 * The result of {@link AppDataOperations#GET}.
 *
 * @param people also those without values
 */
public record AppDataOfPeople(List<AppDataOfPerson> people) {}
