/**
 * The protocol between driver and plug-in: messages, their formats, compression and the
 * subprotocols of the handshake; also the bodies of HTTP.
 *
 * <p>May use bson, Jackson and LZ4 only; knows neither Neo4j nor Shindig.
 *
 * <p>A new kind of message is a record in {@link io.shindigneo4j.protocol.Message} and a case in
 * {@code MessageDocuments}; a new format is a {@link io.shindigneo4j.protocol.Format}; a new
 * compression is a {@code Coder}; a new type of value is a row in {@code TaggedValues}.
 */
@NullMarked
package io.shindigneo4j.protocol;

import org.jspecify.annotations.NullMarked;
