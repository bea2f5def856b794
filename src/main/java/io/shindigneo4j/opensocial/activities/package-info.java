/**
 * Shindig's two services of activities, and the handlers of both.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.identity}, {@code opensocial.json}, {@code
 * opensocial.mapping}, {@code opensocial.request}, {@code schema}, Shindig and Jackson.
 *
 * <p>An activity is stored as its JSON text. A field that filters and sorts compare is also a
 * property. To add one, name it in the format of the kind.
 */
package io.shindigneo4j.opensocial.activities;
