/**
 * Internal: several servers of one database, their roles, their health and the routing table.
 *
 * <p>May use {@code driver.connection}, {@code driver.transport}, {@code driver.metrics} and {@code
 * protocol}; knows nothing of the driver's API. The public types are for {@code driver} only.
 *
 * <p>Another way to choose a server is another {@link io.shindigneo4j.driver.cluster.LoadBalancer}.
 */
@NullMarked
package io.shindigneo4j.driver.cluster;

import org.jspecify.annotations.NullMarked;
