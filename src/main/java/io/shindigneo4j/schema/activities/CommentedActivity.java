package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.Description;

/** An entry of ActivityStreams that may have comments. */
public record CommentedActivity(
    @Description("the id of the person who has posted it") String owner,
    @Description("its id") String id) {}
