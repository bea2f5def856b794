package io.shindigneo4j.prove.bug;

import java.io.InputStream;

/**
 * An event that is for one person alone.
 *
 * @param stream by which it has come
 * @param offset of its commit
 * @param text its lines
 */
record PrivateEvent(InputStream stream, long offset, String text) {}
