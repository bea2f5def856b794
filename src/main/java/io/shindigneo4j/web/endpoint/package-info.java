/**
 * The servlets of OpenSocial's REST and RPC. They extend Shindig's, refuse requests that must not
 * reach a handler, and answer the others without a thread that waits for the database.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.dispatch}, {@code
 * opensocial.json}, {@code opensocial.oauth}, {@code opensocial.request}, {@code opensocial.xml},
 * {@code web.audit}, {@code web.client}, {@code web.limit}, {@code web.origin}, {@code
 * web.outbound} and Shindig. Access to data is decided in {@code opensocial.access}.
 */
package io.shindigneo4j.web.endpoint;
