/**
 * The command that migrates a graph's schema where there is no plug-in.
 *
 * <p>May use {@code driver}, {@code schema}, {@code opensocial.configuration} and picocli. The
 * migrations are in {@code schema.migration}.
 */
package io.shindigneo4j.web.schema;
