/**
 * The servlets of OpenSocial's REST and RPC. They extend Shindig's, and refuse requests that must
 * not reach a handler.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.dispatch}, {@code
 * opensocial.request}, {@code web.client}, {@code web.limit}, {@code web.origin}, {@code
 * web.outbound} and Shindig. Access to data is decided in {@code opensocial.access}.
 */
package io.shindigneo4j.web.endpoint;
