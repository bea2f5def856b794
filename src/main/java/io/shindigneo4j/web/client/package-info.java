/**
 * Who sends a request: the viewer of its token, or the address that it comes from.
 *
 * <p>May use Shindig's token. What counts, limits or allows by client asks here: {@link
 * io.shindigneo4j.web.client.SignedInViewer} from the token, {@link
 * io.shindigneo4j.web.client.CurrentClient} where there is no request at hand.
 */
package io.shindigneo4j.web.client;
