/**
 * Services of other sites from which gadgets fetch by OAuth, and what they have given Shindig for
 * people, in the graph. Secrets and tokens come encrypted, and stay so here.
 *
 * <p>May use {@code opensocial.execution}, {@code opensocial.oauth} and {@code schema}. What a
 * service must be like to be registered is in {@code ServiceRegistration}.
 */
package io.shindigneo4j.opensocial.gadgetoauth;
