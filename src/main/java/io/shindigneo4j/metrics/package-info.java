/**
 * The meters that client and server share: timers of requests, where meters are shown, and MBeans
 * for the meters of a registry.
 *
 * <p>May use Micrometer, which is not always there in a client: nobody links this who can do
 * without. Another way to show meters is another class beside {@link
 * io.shindigneo4j.metrics.MeterBeans}.
 */
@NullMarked
package io.shindigneo4j.metrics;

import org.jspecify.annotations.NullMarked;
