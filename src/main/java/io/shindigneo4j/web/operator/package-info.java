/**
 * What the people see who operate this server: its state and meters, the clients of OAuth, packs
 * and versions. Prometheus sees the meters.
 *
 * <p>May use {@code driver}, {@code schema}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.metrics}, {@code opensocial.oauth}, {@code web.audit},
 * {@code web.page}, {@code web.session} and Shindig. Something more to see is another part of
 * {@code StatusReport}: nothing secret, and nothing of what people have written.
 */
package io.shindigneo4j.web.operator;
