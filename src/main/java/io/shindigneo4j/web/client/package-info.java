/**
 * Who sends a request, and by which address it calls this server.
 *
 * <p>May use {@code web.log} and Shindig's token. What counts, limits or allows by client asks
 * here: {@link io.shindigneo4j.web.client.SignedInViewer} and {@link
 * io.shindigneo4j.web.client.GadgetCalls} from the token, {@link
 * io.shindigneo4j.web.client.CurrentRequest} where there is no request at hand.
 */
package io.shindigneo4j.web.client;
