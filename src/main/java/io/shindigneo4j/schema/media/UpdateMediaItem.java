package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.Map;

/**
 * The parameters of {@link MediaItemOperations#UPDATE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 * @param target the album where it is to be, its own for where it is
 */
public record UpdateMediaItem(
    @Description("the owner's id") String owner,
    @Description("an album's id") String album,
    @Description("its id") String id,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("the album where it is to be") String target,
    @Description("the new values; null removes one") Map<String, Object> properties,
    @Description("now, in milliseconds since 1970") long now) {}
