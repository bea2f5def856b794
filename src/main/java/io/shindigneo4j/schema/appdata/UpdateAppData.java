package io.shindigneo4j.schema.appdata;

import io.shindigneo4j.schema.Description;
import java.util.List;

/** The parameters of {@link AppDataOperations#UPDATE}. */
public record UpdateAppData(
    @Description("a person's id") String user,
    @Description("an application's id") String application,
    @Description("the new values, each key once") List<AppDataValue> values,
    @Description("the keys whose values are removed") List<String> removed,
    @Description("how much a person may have") AppDataLimits limits) {}
