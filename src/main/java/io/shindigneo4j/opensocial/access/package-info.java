/**
 * Access control: one policy, asked on every call.
 *
 * <p>May use {@code opensocial.configuration}, {@code schema} and Shindig's token and exception. A
 * new kind of thing is a {@code Resource}; a different rule is another {@code AccessPolicy}.
 */
package io.shindigneo4j.opensocial.access;
