/**
 * Answers as JSON, byte for byte as Shindig writes them, and beans of JSON, by writers and readers
 * that are prepared once for each class.
 *
 * <p>May use Shindig. A kind of value gets a writer in {@link
 * io.shindigneo4j.opensocial.json.ValueWriters}.
 */
package io.shindigneo4j.opensocial.json;
