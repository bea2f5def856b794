/**
 * The hierarchy: who reports to whom, beyond Shindig's services.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.mapping}, {@code opensocial.people}, {@code
 * opensocial.request}, {@code schema} and Shindig.
 */
package io.shindigneo4j.opensocial.organization;
