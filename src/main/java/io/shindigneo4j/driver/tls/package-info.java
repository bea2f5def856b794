/**
 * Encryption on the client's side: which servers it trusts, and how it identifies itself.
 *
 * <p>May use the JDK alone; knows no WebSocket library.
 *
 * <p>A new kind of store is read in {@link io.shindigneo4j.driver.tls.Store}.
 */
@NullMarked
package io.shindigneo4j.driver.tls;

import org.jspecify.annotations.NullMarked;
