/**
 * What gadgets fetch from services of other sites for their viewers, signed or by OAuth: Shindig is
 * the client. Nimbus' OAuth 2.0 SDK and net.oauth make and read the messages; the tokens are in the
 * graph, encrypted, and no gadget sees one.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.gadgetoauth}, {@code
 * opensocial.oauth}, {@code opensocial.request}, {@code opensocial.sealed}, {@code
 * schema.gadgetoauth}, {@code audit}, {@code web.audit}, {@code web.client}, {@code web.outbound},
 * {@code web.page}, {@code web.session}, {@code web.signin}, {@code web.token}, Shindig, Nimbus and
 * net.oauth. Who may fetch what is decided in {@code ServiceCalls}; another protocol is a {@code
 * ServiceProtocol}.
 */
package io.shindigneo4j.web.gadgetoauth;
