/**
 * What client and server have in common of their meters: timers of requests, and the meters of a
 * registry as MBeans.
 *
 * <p>May use Micrometer, which is not always there in a client: nobody links this who can do
 * without. Another way to show meters is another class beside {@link
 * io.shindigneo4j.metrics.MeterBeans}.
 */
package io.shindigneo4j.metrics;
