package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.people.PeopleSelector;
import java.util.List;

/** The parameters of {@link AppDataOperations#GET}. */
public record GetAppData(
    @Description("whose things") PeopleSelector around,
    @Description("an application's id") String application,
    @Description("which values; all where there are none") List<String> keys) {}
