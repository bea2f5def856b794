/**
 * The portal as people meet it: a server whose portal they visit, the provider by which they sign
 * in, and a Chromium that visits it; and the calls of home without a browser.
 *
 * <p>May use {@code benchmark.environment}, {@code benchmark.http}, {@code benchmark.measurement},
 * the tests' Chromium, Playwright, Jackson and Nimbus.
 *
 * <p>Another thing that a person waits for is another method of {@code PortalVisitor}.
 */
package io.shindigneo4j.benchmark.portal;
