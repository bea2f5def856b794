package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;

/**
 * The parameters of {@link MediaItemOperations#DELETE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 */
public record DeleteMediaItem(
    @Description("the owner's id") String owner,
    @Description("an album's id") String album,
    @Description("its id") String id,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application) {}
