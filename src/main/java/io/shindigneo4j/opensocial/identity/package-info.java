/**
 * The ids of new things.
 *
 * <p>May use nothing of ours.
 */
package io.shindigneo4j.opensocial.identity;
