/**
 * The back end of Shindig: its services, answered from the graph.
 *
 * <p>May use {@code driver}, {@code schema} and Shindig.
 *
 * <p>A new operation is a Cypher file of its name, and a method in the service of its domain; a new
 * domain is a sub-package with a Guice module that {@link
 * io.shindigneo4j.opensocial.SocialGraphModule} installs.
 */
package io.shindigneo4j.opensocial;
