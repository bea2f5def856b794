package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.schema.request.Repeatable;
import java.util.Map;

/**
 * The parameters of {@link MediaItemOperations#CREATE}.
 *
 * @param application as of the album; null for no condition
 * @param properties with its {@code id} and {@code application}
 */
public record CreateMediaItem(
    @Description("the owner's id") String owner,
    @Description("an album's id") String album,
    @MayBeAbsent @Description("as of the album; absent for any") String application,
    @Description("with its id and application") Map<String, Object> properties,
    @Description("now, in milliseconds since 1970") long now,
    @MayBeAbsent @Description("absent where the caller gave no request id") Receipt receipt)
    implements Repeatable {}
