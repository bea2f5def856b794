package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import java.util.Map;

/**
 * The parameters of {@link AlbumOperations#UPDATE}.
 *
 * @param application only what this application made, and what none made; null for no condition
 */
public record UpdateAlbum(
    @Description("the owner's id") String owner,
    @Description("its id") String id,
    @MayBeAbsent @Description("made by this or by none; absent for all") String application,
    @Description("the new values; null removes one") Map<String, Object> properties) {}
