/**
 * The protocol without a network: bytes in, messages out, and back.
 *
 * <p>The golden frames are files in {@code src/test/resources/golden}, quoted by {@code
 * docs/protocol.md}; a new one is a line in {@code GoldenMessages}, two files and two quotes.
 */
package io.shindigneo4j.protocol;
