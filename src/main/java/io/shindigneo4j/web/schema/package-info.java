/**
 * The command that brings a graph's schema up to date where no plug-in does.
 *
 * <p>May use {@code driver}, {@code schema}, the settings and picocli. What it runs stands in
 * {@code schema.migration}.
 */
package io.shindigneo4j.web.schema;
