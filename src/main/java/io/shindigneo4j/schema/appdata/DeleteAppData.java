package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;
import java.util.List;

/** The parameters of {@link AppDataOperations#DELETE}. */
public record DeleteAppData(
    @Description("a person's id") String user,
    @Description("an application's id") String application,
    @Description("which values; all where there are none") List<String> keys) {}
