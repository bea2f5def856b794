/**
 * Shindig's two services of activities, and the handlers of both.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.execution}, {@code opensocial.identity},
 * {@code opensocial.mapping}, {@code opensocial.request}, {@code schema}, Shindig and Jackson.
 *
 * <p>An activity is kept whole, as its JSON text; what filters and sorts compare is also a property
 * of its own. A new one to compare is a word in the format of the kind.
 */
package io.shindigneo4j.opensocial.activities;
