/**
 * How a thread of either end looks for what it waits for, for a moment, before it sleeps: to be
 * woken up takes longer than a short call.
 *
 * <p>May use the JDK only.
 */
@NullMarked
package io.shindigneo4j.spin;

import org.jspecify.annotations.NullMarked;
