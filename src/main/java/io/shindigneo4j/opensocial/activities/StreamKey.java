package io.shindigneo4j.opensocial.activities;

/**
 * The stream that an activity belongs to, among those of its kind.
 *
 * @param owner a person's id
 * @param application an application's id; empty for none
 */
record StreamKey(String owner, String application) {}
