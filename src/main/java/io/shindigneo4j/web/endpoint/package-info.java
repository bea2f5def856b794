/**
 * The servlets of OpenSocial's REST and RPC. They extend Shindig's, and refuse requests that must
 * not reach a handler.
 *
 * <p>May use Shindig and {@code web.limit}. Access to data is decided in {@code opensocial.access}.
 */
package io.shindigneo4j.web.endpoint;
