/**
 * The servlets of OpenSocial's REST and RPC: Shindig's own, less the requests that must not reach a
 * handler.
 *
 * <p>May use Shindig. Who may do what with the data is decided below {@code opensocial}.
 */
package io.shindigneo4j.web.endpoint;
