/**
 * The origins of gadgets and of the container: which host serves what, and what browsers let each
 * page do.
 *
 * <p>May use {@code opensocial.configuration} and Shindig. Add a setting to {@link
 * io.shindigneo4j.web.origin.OriginSetting} and {@link io.shindigneo4j.web.origin.Origins}, a kind
 * of page to {@link io.shindigneo4j.web.origin.ServedResource}.
 */
package io.shindigneo4j.web.origin;
