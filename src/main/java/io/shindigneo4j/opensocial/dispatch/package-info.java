/**
 * The way from the servlets to the handlers: failures on it become statuses that say whose fault it
 * was.
 *
 * <p>May use {@code opensocial.json}, {@code opensocial.oauth}, {@code opensocial.request}, {@code
 * opensocial.xml} and Shindig. A handler goes to the package of its domain, and into {@code
 * SocialApiModule}.
 */
package io.shindigneo4j.opensocial.dispatch;
